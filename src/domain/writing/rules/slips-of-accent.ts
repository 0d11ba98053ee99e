import type { AnalyzedText, PlacedWord } from '../../text/analyze-text.ts';
import { toComparisonKey } from '../../text/normalize-text.ts';
import { areAdjacent } from '../../text/phrases.ts';
import { matchCase } from '../match-case.ts';
import type { Rule, RuleMatch } from '../rule.ts';
import { ACCENTED_WORDS } from '../spelling/accented-words.ts';

const BY_KEY = new Map(ACCENTED_WORDS.map((word) => [toComparisonKey(word), word]));

/** Nouns that are verbs without their accent: only after a word that announces a noun. */
const NOUNS = new Map(
  'início análise prática práticas dúvida dúvidas influência crítica críticas número público polícia notícia polêmica experiência distância silêncio título'
    .split(' ')
    .map((word) => [toComparisonKey(word), word]),
);

/** "no pais", "uma duvida", "do publico". Bare articles are left out before verbs: "quem a critica". */
const NOUN_ANNOUNCERS = new Set(
  'um uma no na do da nos nas dos das ao pelo pela nosso nossa seu sua este esta esse essa neste nesta nesse nessa deste desta desse dessa naquele aquele cada qualquer algum alguma nenhum nenhuma sem de outro outra todo toda'.split(
    ' ',
  ),
);

/** "pais" is also the parents: only after what announces one country. */
const PAIS_ANNOUNCERS = new Set(
  'no do ao pelo um nosso seu este esse neste nesse deste desse naquele aquele outro todo cada qualquer'.split(
    ' ',
  ),
);

const ENDINGS: readonly { wrong: RegExp; right: string }[] = [
  { wrong: /(?:c|ç)ao$/, right: 'ção' },
  { wrong: /(?:c|ç)oes$/, right: 'ções' },
  { wrong: /ssao$/, right: 'ssão' },
  { wrong: /ssoes$/, right: 'ssões' },
  { wrong: /([ts])avel$/, right: '$1ável' },
  { wrong: /([ts])ivel$/, right: '$1ível' },
];
const SHORTEST_WITH_ENDING = 5;
const LONGEST_CHECKED = 40;

/** Missing or misplaced accents where no other reading is possible: what is known without the dictionary. */
export const ACCENT_SLIP_RULES: readonly Rule[] = [
  {
    id: 'slip/accent',
    code: 'acentuacao',
    name: 'Acento em falta ou a mais',
    message: 'Confira o acento desta palavra.',
    find: findAccentSlips,
  },
];

function findAccentSlips(essay: AnalyzedText): RuleMatch[] {
  return essay.words.flatMap((word, at) => {
    if (word.isQuoted || word.text.length > LONGEST_CHECKED) return [];
    const right = rightForm(word, essay.words[at - 1], essay.text);
    if (!right || right === word.lower) return [];
    const replacement = matchCase(word.text, right);
    const message = `Confira o acento: a forma correta é “${replacement}”.`;
    return [{ start: word.start, end: word.end, message, replacement }];
  });
}

function rightForm(word: PlacedWord, previous: PlacedWord | undefined, text: string): string | undefined {
  const listed = BY_KEY.get(word.key);
  if (listed) return listed;
  const announcer = previous && areAdjacent(text, previous, word) ? previous.lower : '';
  if (word.key === 'pais') return PAIS_ANNOUNCERS.has(announcer) ? 'país' : undefined;
  const noun = NOUNS.get(word.key);
  if (noun) return NOUN_ANNOUNCERS.has(announcer) ? noun : undefined;
  const isName = word.text !== word.lower;
  if (isName || word.lower.length < SHORTEST_WITH_ENDING) return undefined;
  const ending = ENDINGS.find(({ wrong }) => wrong.test(word.lower));
  return ending && word.lower.replace(ending.wrong, ending.right);
}
