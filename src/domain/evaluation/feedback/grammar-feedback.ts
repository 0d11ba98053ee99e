import type { Level } from '../../rubric/competency.ts';
import type { AnalyzedSentence } from '../../text/analyze-text.ts';
import type { Finding } from '../evaluation.ts';
import { FINDING_CATEGORIES, type FindingCode } from '../../writing/categories.ts';
import { evidenceOf, marksOf } from '../evidence/essay-evidence.ts';
import type { EssayReading } from '../read-essay.ts';
import { CLEAN_SHARE, labelOfIssue } from './grammar-evidence.ts';
import type { Fault, Observations } from './compose-feedback.ts';
import { canRestOn, surestFirst } from '../../writing/sureness.ts';
import { beginningOf } from './evidence-item.ts';
import { HABIT_FROM, sayHabit } from './habits.ts';
import { LONG_SENTENCE_OVER_WORDS } from '../../writing/limits.ts';
import { asClause, count, joinList, nameOfRule, quote } from './wording.ts';

/**
 * Observations on competency 1: sentences without a mark, the kinds of mark with an example of each, sentences that
 * are too long.
 */
export function observeGrammar(reading: EssayReading, level: Level): Observations {
  const { essay } = reading;
  const kinds = marksByRule(reading);
  const longest = essay.sentences.reduce((a, b) => (b.words.length > a.words.length ? b : a), NOWHERE);
  const where = beginningOf(essay.text, longest);
  const size = `${count(essay.words.length, 'palavra', 'palavras')} e ${count(essay.sentences.length, 'período', 'períodos')}`;
  const faults = kinds.map((kind, at) =>
    at === 0 ? firstFault(reading, kinds, kind) : toFault(essay.text, kinds, kind),
  );
  const long = evidenceOf(reading).sentences.long.toSorted((a, b) => b.words.length - a.words.length);
  if (long[0]) faults.push(longSentenceFault(essay.text, long[0], long.length));
  faults.push(...allMarksFault(reading, kinds), ...fewMarksFault(reading, kinds));
  return {
    praises: praisesOf(reading, kinds.length === 0 && level > 120 && unknownWords(reading) === '', size),
    faults,
    unexplained: `não marquei nenhum desvio em ${size}${unknownWords(reading)}, mas algum pode ter me escapado: confira as vírgulas e as preposições que os verbos pedem, a começar por ${where}`,
    further: `releia em voz alta o período mais longo, ${where}, e confira nele as vírgulas e as preposições`,
    isFurtherUsual: true,
  };
}

const NOWHERE: AnalyzedSentence = { start: 0, end: 0, paragraph: 0, words: [] };

/** The marks of one rule, with the name shown in the list of marks: “Crase antes de verbo”. */
type Kind = { code: FindingCode; name: string; marks: Finding[] };

/**
 * Marks grouped by rule, most frequent first; doubtful marks and then style suggestions come last. Long sentences
 * are left out, because they have a fault of their own.
 */
function marksByRule(reading: EssayReading): Kind[] {
  const kinds = new Map<string, Kind>();
  for (const { code, shown } of marksOf(reading, 1)) {
    if (code === 'periodo-longo') continue;
    for (const mark of shown) {
      const name = nameOfRule(mark.regra ?? labelOfIssue(code));
      const kind = kinds.get(name) ?? { code, name, marks: [] };
      kind.marks.push(mark);
      kinds.set(name, kind);
    }
  }
  return [...kinds.values()]
    .map((kind) => ({ ...kind, marks: surestFirst(kind.marks) }))
    .toSorted(
      (a, b) =>
        Number(isStyle(a)) - Number(isStyle(b)) ||
        Number(canRestOn(b.marks)) - Number(canRestOn(a.marks)) ||
        b.marks.length - a.marks.length,
    );
}

function praisesOf(reading: EssayReading, isClean: boolean, size: string): string[] {
  const total = reading.essay.sentences.length;
  const { shortest, longest, subordinate, touched } = evidenceOf(reading).sentences;
  const clean = total - touched;
  if (isClean) return [`não marquei nenhum desvio de gramática em ${size}`];
  const praises = [];
  if (clean >= CLEAN_SHARE * total)
    praises.push(
      clean === total
        ? `não marquei desvio em ${count(total, 'período', 'períodos')}`
        : `em ${clean} dos ${total} períodos, não marquei desvio`,
    );
  if (subordinate > 0 && longest <= LONG_SENTENCE_OVER_WORDS)
    praises.push(
      `os períodos vão de ${shortest} a ${count(longest, 'palavra', 'palavras')}, e ao menos ${subordinate} ${subordinate === 1 ? 'encaixa' : 'encaixam'} uma oração em outra`,
    );
  const spared = TOPICS.find(([code]) => evidenceOf(reading).marks.every((kind) => kind.code !== code));
  return [...praises, spared ? `não marquei desvio de ${spared[1]} em ${size}` : `o texto tem ${size}`];
}

/** Topics in which a text without a mark is praised, with their names. */
const TOPICS: readonly (readonly [FindingCode, string])[] = [
  ['concordancia', 'concordância'],
  ['ortografia', 'ortografia'],
  ['acentuacao', 'acentuação'],
  ['crase', 'crase'],
  ['virgula', 'vírgula'],
];

/** Whether a kind is a matter of style, not a fault. */
function isStyle({ code }: Kind): boolean {
  return FINDING_CATEGORIES[code].classe === 'laranja';
}

/**
 * Clause about unknown words, which are marked although about half of them are correct: ", fora 2 palavras que não
 * conheço".
 */
function unknownWords(reading: EssayReading): string {
  const unknown = evidenceOf(reading).marks.find(({ code }) => code === 'palavra-desconhecida');
  const amount = unknown?.shown.length ?? 0;
  return amount === 0 ? '' : `, fora ${count(amount, 'palavra que não conheço', 'palavras que não conheço')}`;
}

/**
 * The fault shown first. Its text states the total of faults or, if there is no fault, presents the style
 * suggestions.
 */
function firstFault(reading: EssayReading, kinds: Kind[], kind: Kind): Fault {
  const { text } = reading.essay;
  const { name, marks } = kind;
  const faults = kinds.filter((one) => !isStyle(one));
  const total = faults.reduce((sum, one) => sum + one.marks.length, 0);
  const others = unknownWords(reading);
  const fault = toFault(text, kinds, kind);
  const shown = fault.place ? quote(withNextWord(text, fault.place)) : '';
  return { ...fault, seen: seenOf(), why: whyOf() };

  function whyOf(): string {
    if (total === 0) return 'não está errado, e uma escolha melhor deixa a ideia mais clara';
    if (total === 1) return 'é o único desvio que marquei';
    return faults.length === 1
      ? `os ${total} desvios que marquei são deste tipo`
      : `dos ${total} desvios que marquei, ${marks.length === 1 ? 'um é' : `${marks.length} são`} deste tipo`;
  }

  function seenOf(): string {
    if (total === 0)
      return `não marquei desvio de gramática${others}. O que pode melhorar é ${name}, em ${shown}`;
    const closed = others === '' ? '' : `${others},`;
    if (total === 1) return `o único desvio que marquei${closed} é ${name}, em ${shown}`;
    const habit = sayHabit(marks[0]?.regra, marks.length);
    if (faults.length === 1 && habit)
      return `os ${total} desvios que marquei${closed} são um hábito: ${habit}, como em ${shown}`;
    if (faults.length === 1)
      return `os ${total} desvios que marquei${closed} são do mesmo tipo, ${name}, como em ${shown}`;
    if (habit) return `marquei ${total} desvios${others}, e um hábito volta: ${habit}, como em ${shown}`;
    const share = marks.length === 1 ? `como ${name}, em` : `${marks.length} deles de ${name}, como em`;
    return `marquei ${total} desvios${others}, ${share} ${shown}`;
  }
}

function toFault(text: string, kinds: readonly Kind[], { code, name, marks }: Kind): Fault {
  const mark = marks.find((one) => toSwap(text, one) !== null) ?? marks[0];
  const swap = mark ? toSwap(text, mark, marksOfAll(kinds)) : null;
  const shown = mark ? quote(withNextWord(text, mark)) : '';
  const others = andMore(marks.length, 'caso assim', 'casos assim');
  const habit = sayHabit(mark?.regra, marks.length) ?? `${name} (${marks.length} vezes)`;
  const seen = marks.length === 1 ? `${name}, em ${shown}` : `${habit}, como em ${shown}`;
  return {
    kind: `regra:${name}`,
    amount: marks.length,
    seen,
    todo: todoOf(),
    ease: marks.length > 1 ? 1 : 0.3,
    place: mark,
    marks: [{ code, amount: marks.length }],
    ...(!canRestOn(marks) && { isDoubtful: true }),
  };

  function todoOf(): string {
    if (code === 'espacamento')
      return `em ${shown}, deixe o sinal colado à palavra anterior e um espaço depois dele${others}`;
    if (swap && mark) return `${canRestOn([mark]) ? askForSwap(swap) : askWhether(swap)}${others}`;
    const [why = ''] = (mark?.mensagem ?? FINDING_CATEGORIES[code].advice).split(/(?<=[.!?]) /);
    const clause = asClause(why);
    // A clause such as "“Coisa” é vago" already names its passage.
    return clause.toLowerCase().startsWith(shown.toLowerCase())
      ? `${shown}${clause.slice(shown.length)}${others}`
      : `em ${shown}, ${clause}${others}`;
  }
}

/** What an instruction about one case adds if there are others: "; há mais 2 casos assim no texto". */
function andMore(amount: number, singular: string, plural: string): string {
  return amount > 1 ? `; há mais ${count(amount - 1, singular, plural)} no texto` : '';
}

/** Word count from which a sentence is hard to understand. */
const BREATHLESS_FROM = 60;

function longSentenceFault(text: string, longest: AnalyzedSentence, amount: number): Fault {
  const where = beginningOf(text, longest);
  const words = longest.words.length;
  return {
    kind: 'periodo-longo',
    amount,
    seen: `o período ${where}, de ${words} palavras, pede fôlego demais de quem lê`,
    why: 'em frases mais curtas, quem lê não perde o fio',
    todo: `divida em dois ou três o período ${where}, que tem ${words} palavras${andMore(amount, 'período longo', 'períodos longos')}`,
    ease: words >= BREATHLESS_FROM ? 0.8 : 0.4,
    place: longest,
    marks: [{ code: 'periodo-longo', amount }],
  };
}

/**
 * If an essay has at least this many faults of at least this many kinds, all faults are addressed together, because
 * no single rule explains them.
 */
const MANY_FAULTS = 8;
const MANY_KINDS = 4;
const FAULTS_PER_HUNDRED_WORDS = 2;
const NAMED_KINDS = 3;

function isMany(total: number, words: number, kinds: number): boolean {
  return total >= MANY_FAULTS && total * 100 >= FAULTS_PER_HUNDRED_WORDS * words && kinds >= MANY_KINDS;
}

function allMarksFault({ essay }: EssayReading, kinds: readonly Kind[]): Fault[] {
  const faults = kinds.filter((one) => !isStyle(one));
  const total = faults.reduce((sum, { marks }) => sum + marks.length, 0);
  if (!isMany(total, essay.words.length, faults.length)) return [];
  const names = joinList(faults.slice(0, NAMED_KINDS).map(({ name }) => name));
  return [
    {
      kind: 'desvios',
      amount: total,
      seen: `são ${total} desvios em ${count(essay.words.length, 'palavra', 'palavras')}, e os tipos que mais voltam são ${names}`,
      why: 'quem aprende uma regra corrige várias frases de uma vez',
      todo: `corrija um a um os ${total} desvios marcados no texto, um tipo de cada vez, a começar por ${names}`,
      ease: 0.7,
      place: faults[0]?.marks[0],
      marks: faults.map(({ code, marks }) => ({ code, amount: marks.length })),
    },
  ];
}

/**
 * Minimum number of faults that are corrected together in one step, if they are of different kinds and none is a
 * habit.
 */
const FEW_FROM = 2;
const MOST_OF_ONE_KIND = 0.5;
const SHOWN_SWAPS = 3;

function fewMarksFault({ essay }: EssayReading, kinds: readonly Kind[]): Fault[] {
  const faults = kinds.filter((one) => !isStyle(one));
  const total = faults.reduce((sum, { marks }) => sum + marks.length, 0);
  const [most] = faults;
  if (!most || faults.length < FEW_FROM || isMany(total, essay.words.length, faults.length)) return [];
  if (most.marks.length >= HABIT_FROM && most.marks.length > MOST_OF_ONE_KIND * total) return [];
  const examples = surestFirst(
    faults.flatMap(({ marks }) => marks.find((mark) => toSwap(essay.text, mark)) ?? []),
  );
  const swaps = examples
    .filter((mark) => canRestOn([mark]))
    .flatMap((mark) => toSwap(essay.text, mark, marksOfAll(kinds)) ?? []);
  const shown = swaps.slice(0, SHOWN_SWAPS);
  if (shown.length === 0) return [];
  const others = total - shown.length;
  const rest = others === 0 ? '' : '; confira também as outras';
  return [
    {
      kind: 'desvios',
      amount: total,
      seen: `marquei ${total} desvios em ${count(essay.words.length, 'palavra', 'palavras')}, de ${count(faults.length, 'tipo', 'tipos')}`,
      todo: `reveja as marcações do texto: ${joinList(shown.map(askForSwap))}${rest}`,
      ease: 1,
      isSum: true,
      place: most.marks[0],
      marks: faults.map(({ code, marks }) => ({ code, amount: marks.length })),
    },
  ];
}

declare const differs: unique symbol;

/** The visible text and its replacement, always different from each other; created only by `toSwap`. */
type Swap = { from: string; to: string; [differs]: true };

type Mark = Pick<Finding, 'start' | 'end' | 'sugestao'>;

function marksOfAll(kinds: readonly Kind[]): Finding[] {
  return kinds.flatMap(({ marks }) => marks);
}

/**
 * The replacement that a finding suggests, including corrections to the next word; null if it would change nothing
 * visible.
 */
export function toSwap(text: string, mark: Mark, others: readonly Mark[] = []): Swap | null {
  if (mark.sugestao === undefined) return null;
  const shown = withNextWord(text, mark);
  const from = visible(shown);
  const shownEnd = mark.start + shown.length;
  const beside = others.find(
    ({ start, end, sugestao }) => sugestao !== undefined && start >= mark.end && end <= shownEnd,
  );
  const next = beside
    ? text.slice(mark.end, beside.start) + (beside.sugestao ?? '') + text.slice(beside.end, shownEnd)
    : text.slice(mark.end, shownEnd);
  const to = visible(mark.sugestao + next);
  return to === '' || from === to ? null : ({ from, to } as Swap);
}

/** Returns an instruction such as "troque “há” por “a”"; a comma at the end is asked for in words. */
export function askForSwap({ from, to }: Swap): string {
  if (to === `${from},`) return `ponha uma vírgula depois de “${from}”`;
  if (from === `${to},`) return `tire a vírgula depois de “${to}”`;
  return `troque “${from}” por “${to}”`;
}

/** Question for a mark that is often a false positive: "veja se “tem” não deveria ser “têm”". */
function askWhether({ from, to }: Swap): string {
  return `veja se “${from}” não deveria ser “${to}”`;
}

/**
 * Number of characters below which a passage is quoted with the next word, because a passage as short as "a" or "que"
 * occurs everywhere.
 */
const FOUND_BY_ITSELF = 4;

/** The passage of a mark, with the next word if the passage is too short to be found again. */
function withNextWord(text: string, { start, end }: Pick<Mark, 'start' | 'end'>): string {
  if (end - start >= FOUND_BY_ITSELF) return text.slice(start, end);
  const next = /^[^\S\r\n]*\S+/.exec(text.slice(end, end + LONGEST_NEXT))?.[0] ?? '';
  return text.slice(start, end + next.replace(/[.,;:!?"”’»)\]]+$/, '').length);
}

const LONGEST_NEXT = 40;

function visible(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
