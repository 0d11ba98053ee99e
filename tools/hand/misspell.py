"""Words as students misspell them who spell by sound."""

import re
import unicodedata

#: Misspellings as (intended pattern, written form); one position in a word is changed.
SLIPS = [
    (r'ç', 'ss'), (r'(?<=[aeiou])ss(?=[aou])', 'ç'), (r'(?<=[aeiou])s(?=[aeiou])', 'z'), (r'z', 's'),
    (r'ss', 's'), (r'rr', 'r'), (r'(?<=[aeiou])c(?=[ei])', 'ss'), (r'(?<=n)s(?=[aeiou])', 'c'), (r'sc(?=[ei])', 'c'),
    (r'g(?=[ei])', 'j'), (r'j(?=[ei])', 'g'), (r'ch', 'x'), (r'x', 'ch'), (r'x(?=[aeiou])', 'z'), (r'\bh', ''),
    (r'(?<=[aeiou])l(?=[bcdfgmpqstv])', 'u'), (r'm(?=[pb])', 'n'), (r'ei(?=[rjx])', 'e'), (r'ou(?=[rpv])', 'o'),
    (r'ão\b', 'am'), (r'e(?=s[ct])', 'i'), (r'ência\b', 'encia'), (r'qu(?=[ei])', 'q'),
]
ACCENTS = set('áàâãéêíóôõú')
LETTERS = re.compile(r'^[a-záàâãéêíóôõúç]{4,}$')


def misspell(word, rng):
    """The word with one slip; None where it offers none, or is no plain word in small letters."""
    if not LETTERS.match(word):
        return None
    slips = [(m, to) for pattern, to in SLIPS for m in re.finditer(pattern, word)]
    slips += [(m, plain(m.group())) for m in re.finditer('.', word) if m.group() in ACCENTS]
    if not slips:
        return None
    match, to = slips[int(rng.integers(len(slips)))]
    return word[: match.start()] + to + word[match.end() :]


def plain(letter):
    """Without its accent."""
    return unicodedata.normalize('NFD', letter)[0]
