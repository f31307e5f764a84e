"""What public continuous integration runs; the workflow is `.github/workflows/ci.yml`."""
