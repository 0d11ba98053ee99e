import { MAX_LEVEL, type Level } from '../../rubric/competency.ts';
import type { EvidenceItem } from '../evaluation.ts';
import { FINDING_CATEGORIES } from '../../writing/categories.ts';
import type { Span } from '../../text/span.ts';
import { contentStems, toStem } from '../../text/stem.ts';
import { evidenceOf, marksOf } from '../evidence/essay-evidence.ts';
import { toComparisonKey } from '../../text/normalize-text.ts';
import type { EssayReading } from '../read-essay.ts';
import { TANGENT_CEILING } from '../../scoring/guards/ceiling.ts';
import type { ArgumentParagraph } from '../evidence/argument-paragraphs.ts';
import { LABELS, beginningOf, itemNamed, quotesOf } from './evidence-item.ts';
import { namesSource, type RepertoireMark } from '../../argument/rules/repertoire.ts';
import { labelOfIssue } from './grammar-evidence.ts';
import type { Fault, Observations } from './compose-feedback.ts';
import { asNextStep, asClause, atLeast, count, joinList, quote } from './wording.ts';

const MAX_LISTED = 3;
/**
 * At or above this score level, graders have found the essay to be on its theme, even if it uses none of the
 * theme's words.
 */
const HIGH = 160;

/** Observations on competency 2: the theme's words, the use of the repertoire, traits of other text types. */
export function observeTheme(
  reading: EssayReading,
  items: readonly EvidenceItem[],
  level: Level,
): Observations {
  const { structure } = reading;
  const total = structure.countedParagraphs.length;
  const { absent } = evidenceOf(reading).theme;
  const listed = joinList(takenUp(reading).slice(0, MAX_LISTED).map(quote));
  const themed = total - absent.length;
  const where = `${atLeast(themed, total)} de ${count(total, 'parágrafo', 'parágrafos')}`;
  const explained = quotesOf(itemNamed(items, LABELS.productiveRepertoire));
  const named = quotesOf(itemNamed(items, LABELS.repertoire));
  const praises = [];
  if (explained.length > 0)
    praises.push(
      `${joinList(explained)} ${explained.length === 1 ? 'entra' : 'entram'} num parágrafo que trata do tema`,
    );
  if (listed !== '' && themed * 2 >= total)
    praises.push(`há palavras do tema em ${where}, entre elas ${listed}`);
  if (named.length > 0)
    praises.push(`${joinList(named)} ${named.length === 1 ? 'traz' : 'trazem'} repertório de fora`);
  praises.push(`o texto está em prosa, com ${count(total, 'parágrafo', 'parágrafos')}`);
  const plain = findPlainArgument(reading);
  const own = nextForRepertoire(reading, plain);
  const about = takenUp(reading).slice(0, 1).map(quote)[0] ?? 'o tema';
  const further =
    own ?? `use algo que você leu, viu ou estudou sobre ${about} e explique, numa frase, o que isso prova`;
  return {
    praises,
    faults: faultsOf(reading, items, level),
    unexplained: asNextStep(further),
    further,
    isFurtherUsual: own === null,
    ...(plain && { furtherStep: { mends: 'repertorio' } }),
  };
}

function faultsOf(reading: EssayReading, items: readonly EvidenceItem[], level: Level): Fault[] {
  const { overlap, themeVerdict } = reading;
  const faults: Fault[] = [];
  const type = itemNamed(items, LABELS.textType);
  if (type)
    faults.push({
      kind: 'tipo',
      amount: 1,
      seen: `o texto ${type.detail ?? ''}, como em ${quotesOf(type, 1).join('')}, e o ENEM pede uma dissertação`,
      todo: 'escreva sobre o mesmo tema uma dissertação: uma tese, dois argumentos e uma proposta',
      ease: 1,
      place: type.passages[0],
    });
  const asked = joinList([...overlap.missing, ...overlap.found].slice(0, MAX_LISTED).map(quote));
  // A missing subject proves nothing by itself, but most essays at so low a level are off the theme.
  const isUnsaid = themeVerdict === null && overlap.lacksSubject && level <= TANGENT_CEILING;
  if (isUnsaid || (themeVerdict !== null && level < HIGH)) {
    const limit =
      level <= TANGENT_CEILING
        ? '. Na correção oficial, quem só toca no tema fica com no máximo 40 pontos nas competências 2, 3 e 5'
        : '';
    faults.push({
      kind: 'tema',
      amount: 1,
      seen: isUnsaid
        ? `não encontrei no texto as palavras do tema (${asked})${limit}`
        : `o texto parece tratar mais de outro assunto que do tema (${asked})${limit}`,
      todo: `responda ao tema inteiro, ${nameOfTheme(reading)}, já na tese, e volte a ele em cada argumento e na proposta`,
      ease: 1,
    });
  }
  const copied = itemNamed(items, LABELS.copied);
  if (copied) {
    faults.push({
      kind: 'copia',
      amount: 1,
      seen: `há ${copied.detail ?? ''} com as mesmas palavras dos textos motivadores, como ${quotesOf(copied, 1).join('')}`,
      todo: `reescreva com as suas palavras ${quotesOf(copied, 1).join('')}: o que é cópia não conta`,
      ease: 0.8,
      place: copied.passages[0],
    });
  }
  if (level < MAX_LEVEL) faults.push(...repertoireFaults(reading, items), ...stockFaults(reading));
  for (const { code, count: amount } of marksOf(reading, 2)) {
    const shown = quotesOf(itemNamed(items, labelOfIssue(code)), 1).join('');
    if (shown === '') continue;
    const seen = `${FINDING_CATEGORIES[code].topic} enfraquecem o texto, como em ${shown}`.replace(
      /^a primeira pessoa(.*)enfraquecem/,
      'a primeira pessoa$1enfraquece',
    );
    faults.push({
      kind: `marca:${code}`,
      amount,
      seen,
      todo: `em ${shown}, ${asClause(FINDING_CATEGORIES[code].advice)}`,
      ease: 0.5,
      place: itemNamed(items, labelOfIssue(code))?.passages[0],
      marks: [{ code, amount }],
    });
  }
  const address = itemNamed(items, LABELS.readerAddress);
  if (address) {
    faults.push({
      kind: 'leitor',
      amount: evidenceOf(reading).readerAddress.length,
      seen: `o texto fala com o leitor (${quotesOf(address, 1).join('')}, ${address.detail ?? ''}), como numa carta`,
      todo: READER.test(quotesOf(address, 1).join(''))
        ? `troque ${quotesOf(address, 1).join('')} por “as pessoas” ou “os brasileiros”: a dissertação não se dirige ao leitor`
        : `transforme numa afirmação o pedido que começa em ${quotesOf(address, 1).join('')}: a dissertação não dá ordens a quem lê`,
      ease: 0.6,
      place: address.passages[0],
    });
  }
  return faults;
}

/** Matches a quoted pronoun for the reader ("você"), as opposed to an imperative. */
const READER = /^“v(?:oc[êe]s?|cs?)”$/i;

const SHORT_THEME = 110;

/** The theme in quotation marks; a long theme is cut. */
function nameOfTheme({ theme: { text } }: EssayReading): string {
  return text.length <= SHORT_THEME ? quote(text) : beginningOf(text, { start: 0, end: text.length });
}

const QUOTED = /["“”«»]|''/u;

/** Whether the conclusion repeats a word from the sentences about a source, other than theme words. */
function isRetaken(reading: EssayReading, { start, end }: Span, conclusion: Span): boolean {
  const theme = evidenceOf(reading).theme.stems;
  const { text, words, sentences } = reading.essay;
  // A verse is often quoted one sentence before its work is named.
  const told = sentences.filter(
    ({ paragraph, ...one }, at) =>
      (one.start < end && one.end > start) ||
      (QUOTED.test(text.slice(one.start, one.end)) &&
        (sentences[at + 1]?.start ?? end) <= start &&
        (sentences[at + 1]?.end ?? start) > start &&
        paragraph === sentences[at + 1]?.paragraph),
  );
  const stems = new Set(
    told.flatMap((one) => [...contentStems(one.words)]).filter((stem) => !theme.has(stem)),
  );
  return words.some(
    (word) => word.start >= conclusion.start && word.start < conclusion.end && stems.has(toStem(word.key)),
  );
}

/**
 * The theme's words in the essay, each stem in its most frequent form. A short stem may belong to unrelated words
 * ("a partir de" and "partido"), so for a short stem only the forms in the theme itself are accepted.
 */
function takenUp(reading: EssayReading): string[] {
  const { stems, overlap } = evidenceOf(reading).theme;
  const own = new Set(overlap.found.map(toComparisonKey));
  const times = new Map<string, Map<string, number>>();
  for (const { key, lower } of reading.essay.words) {
    const stem = toStem(key);
    if (!stems.has(stem) || (stem.length <= SHORT_STEM && !own.has(key))) continue;
    const forms = times.get(stem) ?? new Map<string, number>();
    times.set(stem, forms.set(lower, (forms.get(lower) ?? 0) + 1));
  }
  return [...times.values()].flatMap((forms) => [...forms].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? []);
}

const SHORT_STEM = 4;

/** Whether a passage names a work, a law, an event or an author that the conclusion can return to. */
function isToReturnTo({ text, words }: EssayReading['essay'], { kind, start, end }: RepertoireMark): boolean {
  const own = words.filter((word) => word.start >= start && word.end <= end);
  return (
    kind === 'obra' ||
    kind === 'lei' ||
    namesSource(own, ['works', 'thinkers']) ||
    WORK_OR_EVENT.test(text.slice(start, end))
  );
}
const WORK_OR_EVENT =
  /(?<!\p{L})(?:romance|conto|peça|quadro|Revoluç(?:ão|ões)|Guerras?|Revoltas?|Ditadura|Regime|Abolição|Holocausto|Nazismo|Idade Média|Iluminismo|Semana de Arte|Operação|Era \p{Lu}|Peste|Independência|Proclamação)(?!\p{L})/u;

/** An argument paragraph without a recognized source. */
function findPlainArgument(reading: EssayReading): ArgumentParagraph | undefined {
  return evidenceOf(reading).claims.find(
    ({ paragraph, isProven }) => !isProven && !namesSource(paragraph.words),
  );
}

/**
 * Suggests outside knowledge where it helps most: in an argument without a source, or else in the conclusion, which
 * can refer again to a source named before; null if the conclusion already refers to one.
 */
function nextForRepertoire(reading: EssayReading, plain: ArgumentParagraph | undefined): string | null {
  const { essay, structure } = reading;
  const isIn = (mark: Span, { start, end }: Span) => mark.start >= start && mark.start < end;
  if (plain)
    return `apoie o ${plain.ordinal}º parágrafo (${beginningOf(essay.text, plain.paragraph)}) num autor, numa lei ou num dado`;
  const conclusion = structure.countedParagraphs.at(-1);
  const { all, productive } = evidenceOf(reading).repertoire;
  if (!conclusion || all.some((mark) => isIn(mark, conclusion))) return null;
  const first = productive.find((mark) => isToReturnTo(essay, mark));
  if (!first || productive.some((mark) => isRetaken(reading, mark, conclusion))) return null;
  return `volte, na conclusão (${beginningOf(essay.text, conclusion)}), ao que ${beginningOf(essay.text, first)} mostra: o repertório retomado no fim amarra o texto`;
}

function repertoireFaults({ essay, structure }: EssayReading, items: readonly EvidenceItem[]): Fault[] {
  if (itemNamed(items, LABELS.repertoire)?.side !== 'contra') return [];
  const argument = structure.countedParagraphs[1] ?? essay.paragraphs[0] ?? { start: 0, end: 0 };
  const place = beginningOf(essay.text, argument);
  return [
    {
      kind: 'repertorio',
      amount: 1,
      seen: `não reconheci autor, obra, lei ou dado de fora dos textos de apoio, nem em ${place}`,
      why: 'o que vem de fora dos textos de apoio mostra que a ideia não é só sua',
      todo: `apoie o que diz em ${place} num autor, numa lei ou num dado, e explique o que ele mostra`,
      ease: 0.7,
      place: argument,
    },
  ];
}

/**
 * Faults for references that fit any theme. A reference is no fault if the text states what it shows about its own
 * theme.
 */
function stockFaults(reading: EssayReading): Fault[] {
  const { loose, unexplained } = evidenceOf(reading).stock;
  const all = [...loose, ...unexplained];
  const [first] = all;
  if (!first) return [];
  const shown = beginningOf(reading.essay.text, first);
  const theme = joinList(takenUp(reading).slice(0, 2).map(quote));
  const about = theme === '' ? 'o tema' : theme;
  return [
    {
      kind: 'repertorio-de-bolso',
      amount: all.length,
      seen: `a referência em ${shown} cabe em qualquer tema${loose.includes(first) ? ', e no parágrafo dela não reconheci o seu' : ''}`,
      why: 'essa referência cabe em qualquer tema',
      todo: `diga o que ${shown} mostra sobre ${about}, ou troque por uma referência que só sirva a este tema`,
      ease: loose.includes(first) ? 0.7 : 0.4,
      place: first,
    },
  ];
}
