"""An option that has no effect together with another one gives one sentence before anything starts."""

import json

import pytest

from voice_supercat.cli import main

SET_UP_ASKS = "counts only with set_up=skip; set that too, or leave it out."


@pytest.mark.usefixtures("home")
@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        ("play --jsonl --model large", "--jsonl neither hears nor speaks; leave out --model."),
        ("play --jsonl --keyboard --print", "--jsonl neither hears nor speaks; leave out --keyboard, --print."),
        ("play --jsonl --push-to-talk", "--jsonl neither hears nor speaks; leave out --push-to-talk."),
        ("play --keyboard --model large", "--keyboard opens no microphone; leave out --model."),
        ("play --keyboard --microphone usb", "--keyboard opens no microphone; leave out --microphone."),
        ("play --keyboard --listening headphones", "--keyboard opens no microphone; leave out --listening."),
        ("play --print --loudspeaker usb", "--print speaks nothing; leave out --loudspeaker."),
        ("play --print --listening canceller", "--print speaks nothing; leave out --listening."),
        ("play --push-to-talk --one-key", "--push-to-talk takes the space key; leave out --one-key."),
        (
            "play --push-to-talk --listening headphones",
            "--push-to-talk hears only what follows a press of the space key; leave out --listening.",
        ),
        ("play --literal --resume", "--literal reads pages and saves nothing; leave out --resume."),
        ("play --literal --game evening", "--literal reads pages and saves nothing; leave out --game."),
        (
            "play --set battle_dice=player",
            "battle_dice counts only with judge_combat=program; set that too, or leave it out.",
        ),
        ("play --set set_up=ask --set bots=blue", f"bots {SET_UP_ASKS}"),
        ("play --set track=game --set set_up=ask", f"track {SET_UP_ASKS}"),
        ("play --literal --set questions=single", "questions counts in play only; leave it out with --literal."),
        (
            "play --literal --book ascendancy --set free_attacks=on",
            "free_attacks counts in play only; leave it out with --literal.",
        ),
        (
            "say hello --out hello.wav --loudspeaker usb",
            "--out writes a file and opens no loudspeaker; leave out --loudspeaker.",
        ),
        (
            "calibrate --files . --microphone usb --loudspeaker usb",
            "--files listens to recordings only; leave out --microphone, --loudspeaker.",
        ),
        (
            "books diagram supercat-base seize --literal --game evening",
            "--literal draws the page as printed, where no game stands; leave out --game.",
        ),
    ],
)
def test_an_option_without_effect_is_refused(capsys: pytest.CaptureFixture[str], command: str, sentence: str) -> None:
    assert main(command.split()) == 1
    captured = capsys.readouterr()
    told = json.dumps({"event": "error", "message": sentence}) + "\n" if "--jsonl" in command else ""
    assert (captured.out, captured.err) == (told, f"{sentence}\n")
