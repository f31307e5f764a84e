"""Voices as the drivers of pyttsx3 list them: identifier, name, languages."""

from voice_supercat.speech.saying.choosing import Listed

_SAPI = r"HKEY_LOCAL_MACHINE\SOFTWARE\Microsoft\Speech\Voices\Tokens\TTS_MS_"

HEDDA = Listed(f"{_SAPI}DE-DE_HEDDA_11.0", "Microsoft Hedda Desktop - German", ("de-DE",))
ZIRA = Listed(f"{_SAPI}EN-US_ZIRA_11.0", "Microsoft Zira Desktop - English (United States)", ("en-US",))
HAZEL = Listed(f"{_SAPI}EN-GB_HAZEL_11.0", "Microsoft Hazel Desktop - English (Great Britain)", ("en-GB",))
IVONA = Listed(r"HKEY_LOCAL_MACHINE\...\Tokens\IVONA 2 Voice", "IVONA 2 Amy - British English", ("Unknown Locale: 9",))

# A German Mac. Old voices have bytes or no language; Albert and Zarvox are jokes.
ANNA = Listed("com.apple.voice.compact.de-DE.Anna", "Anna", ("de_DE",))
ALBERT = Listed("com.apple.speech.synthesis.voice.Albert", "Albert", (b"en_US",))
SAMANTHA = Listed("com.apple.voice.compact.en-US.Samantha", "Samantha", (b"en_US",))
NAMELESS = Listed("com.example.voice", "Example", (None,))
MAC = (ALBERT, ANNA, NAMELESS, SAMANTHA)

ESPEAK = (Listed("gmw/af", "Afrikaans", ("af",)), Listed("gmw/en", "English", ("en-gb",)))
