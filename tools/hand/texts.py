"""What synthetic lines say: spans of given texts, loose words of the language, numbers, capitals."""

import gzip
import json
import zlib

from alphabet import encode, fold

#: Characters missing from French handwriting; lines with them are chosen more often.
RARE = set('ãõÃÕáíóúÁÍÓÚçÇâêôàÂÊÔÉ')
MONTHS = (
    'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'
).split()
#: Both forms of à, with words that usually follow.
CRASES = (
    'à escola|à saúde|à educação|às pessoas|às vezes|à medida que|à margem da|devido à falta|'
    'em relação à mulher|quanto às leis|direito à moradia|combate à fome|acesso à internet|'
    'graças à união|frente às mudanças|à sociedade|à população|à noite|à mão|às crianças'
).split('|')


class Texts:
    """Draws texts of lines. `held_out`: whether of the texts kept apart for measures."""

    def __init__(self, words_file, text_files=(), held_out=False):
        with open(words_file, encoding='utf8') as file:
            groups = [line.split() for line in file]
        # Each line of the list contains words that are half as frequent as those of the line before.
        self.groups = [[w for w in group if encode(w)] for group in groups]
        self.weights = [2.0**-i * len(group) for i, group in enumerate(self.groups)]
        self.tokens = []
        for name in text_files:
            for text in read_texts(name):
                if (zlib.crc32(text.encode()) % 16 == 8) == held_out:
                    self.tokens += fold(text).split()

    def draw(self, rng, least, most):
        """A text of so many words."""
        for attempt in range(4):
            count = int(rng.integers(least, most + 1))
            words = self.span(rng, count) if self.tokens and rng.random() < 0.7 else self.loose(rng, count)
            if RARE & set(''.join(words)) or rng.random() < 0.3:
                break
        text = dress(words, rng)
        return text if encode(text) is not None else self.draw(rng, least, most)

    def span(self, rng, count):
        start = int(rng.integers(0, max(1, len(self.tokens) - count)))
        return self.tokens[start : start + count]

    def loose(self, rng, count):
        """Words by how frequent they are, flattened so that rare ones come too."""
        words = []
        total = sum(w**0.7 for w in self.weights)
        shares = [w**0.7 / total for w in self.weights]
        while len(words) < count:
            chance = rng.random()
            if chance < 0.03:
                words += CRASES[int(rng.integers(len(CRASES)))].split()
            elif chance < 0.08:
                words.append(number(rng))
            else:
                group = self.groups[int(rng.choice(len(shares), p=shares))]
                word = group[int(rng.integers(len(group)))]
                words.append(word + (mark(rng) if rng.random() < 0.15 else ''))
        return words[:count]


def read_texts(name):
    """Texts of a file: one a line, or JSON lines with a field `text`."""
    opener = gzip.open if name.endswith('.gz') else open
    with opener(name, 'rt', encoding='utf8') as file:
        for line in file:
            yield json.loads(line)['text'] if '.jsonl' in name else line


def mark(rng):
    """A mark behind a word."""
    return ',,,..;:?!'[int(rng.integers(9))]


def number(rng):
    """A number as texts write them: years, dates, shares, sums."""
    n = int(rng.integers(0, 10 ** int(rng.integers(1, 5))))
    forms = (
        str(n), str(int(rng.integers(1800, 2030))), f'{n % 100}%', f'{n % 100},{n % 10}%', f'R$ {n}',
        f'{n % 31 + 1} de {MONTHS[n % 12]}', f'{n % 31 + 1}/{n % 12 + 1}/{n % 100:02}', f'nº {n}', f'{n % 20}ª',
        f'art. {n % 250}º', f'{n}.{int(rng.integers(1000)):03}',
    )
    return forms[int(rng.integers(len(forms)))]


def dress(words, rng):
    """Capitals, quotes, brackets and divided words in their usual frequency."""
    words = list(words)
    chance = rng.random()
    if chance < 0.05:
        words = [w.upper() for w in words]
    elif chance < 0.15:
        words = [w.capitalize() if len(w) > 3 or i == 0 else w for i, w in enumerate(words)]
    elif chance < 0.3:
        words[0] = words[0][:1].upper() + words[0][1:]
    if rng.random() < 0.06:
        k = int(rng.integers(len(words)))
        left, right = ('""', '()', '""', "''")[int(rng.integers(4))]
        words[k] = left + words[k].strip('"\'()') + right
    text = ' '.join(words)
    if rng.random() < 0.1 and len(words[-1]) > 4:
        text = text[: len(text) - int(rng.integers(1, len(words[-1]) - 2))].rstrip(' ,.;') + '-'
    return ' '.join(text.split())
