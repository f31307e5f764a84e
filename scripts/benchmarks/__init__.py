"""What is measured, one program each. What several of them need lies in `robot` and `recognition`."""
