import { MAX_LEVEL, type Level } from '../../rubric/competency.ts';
import type { EvidenceItem } from '../evaluation.ts';
import { IS_LIKELY_THESIS } from '../../argument/find-thesis.ts';
import { FINDING_CATEGORIES } from '../../writing/categories.ts';
import { concludes, type ArgumentParagraph } from '../evidence/argument-paragraphs.ts';
import { tellsCause, tellsEffect } from '../evidence/effect-words.ts';
import { evidenceOf, marksOf } from '../evidence/essay-evidence.ts';
import type { EssayReading } from '../read-essay.ts';
import { MIN_DEVELOPMENT_WORDS } from './coherence-evidence.ts';
import { argumentFaults, isOfMeasures } from './argument-faults.ts';
import { LABELS, beginningOf, itemNamed, quotesOf } from './evidence-item.ts';
import { labelOfIssue } from './grammar-evidence.ts';
import type { Fault, Observations } from './compose-feedback.ts';
import type { Structure } from '../evidence/structure.ts';
import { nextForArgument } from './next-argument.ts';
import type { AnalyzedParagraph } from '../../text/analyze-text.ts';
import { asNextStep, asClause, count, joinList } from './wording.ts';

/**
 * At or above this score level, graders have found a position in the essay, even if the code does not recognize it.
 */
const HIGH = 160;
/** Word count below which an essay is assumed to lack a part. */
const FEW_WORDS = 200;
const NO_PARAGRAPH: AnalyzedParagraph = { start: 0, end: 0, words: [], sentences: [] };

/**
 * Observations on competency 3: thesis, the argument of each paragraph, the return to the thesis, the size of the
 * parts.
 */
export function observeCoherence(
  reading: EssayReading,
  items: readonly EvidenceItem[],
  level: Level,
): Observations {
  const { essay, structure, thesis } = reading;
  const { countedParagraphs } = structure;
  const all = evidenceOf(reading).claims;
  const arguing = all.filter((one, at) => at === 0 || !(isOfMeasures(one) || concludes(one)));
  const development = arguing.length > 0 ? arguing : all;
  const best = development.find(({ relations }) => relations.length > 0);
  const back = itemNamed(items, LABELS.thesisReturn);
  const praises = [];
  if (thesis?.isSure) {
    const shown = thesis.candidates
      .toSorted((a, b) => a.start - b.start)
      .map((sentence) => beginningOf(essay.text, sentence));
    praises.push(`o texto toma posição em ${joinList(shown)}${back ? ', e a conclusão volta a ela' : ''}`);
  }
  if (best)
    praises.push(
      `o ${best.ordinal}º parágrafo argumenta com ${joinList(best.relations)}, a partir de ${beginningOf(essay.text, best.topic ?? best.paragraph)}`,
    );
  praises.push(
    `o texto tem ${count(essay.words.length, 'palavra', 'palavras')} em ${count(countedParagraphs.length, 'parágrafo', 'parágrafos')}`,
  );
  const next = nextForArgument(reading, development, level);
  return {
    praises,
    faults: faultsOf(reading, items, development, level),
    unexplained: asNextStep(next.further),
    ...next,
  };
}

function faultsOf(
  reading: EssayReading,
  items: readonly EvidenceItem[],
  development: ArgumentParagraph[],
  level: Level,
): Fault[] {
  const { essay, structure } = reading;
  const { countedParagraphs } = structure;
  const faults: Fault[] = [];
  const { developmentWords: words, sentences } = evidenceOf(reading);
  if (countedParagraphs.length < 3) {
    const total = count(countedParagraphs.length, 'parágrafo', 'parágrafos');
    faults.push({
      kind: 'partes',
      amount: 1,
      seen: `em ${total}, introdução, desenvolvimento e conclusão não se distinguem`,
      todo: `reparta o texto (${count(essay.words.length, 'palavra', 'palavras')}) em introdução, dois argumentos e conclusão, um parágrafo para cada parte${essay.words.length < FEW_WORDS ? ', e escreva a parte que falta' : ''}`,
      ease: 1,
    });
  } else if (words > 0 && words < MIN_DEVELOPMENT_WORDS) {
    const outer = findHeavyPart(structure, words);
    const first = development.find(({ isBare, isProven }) => isBare || !isProven) ?? development[0];
    if (outer) faults.push(heavyPartFault(essay.text, outer));
    else if (itemNamed(items, LABELS.development))
      faults.push({
        kind: 'desenvolvimento',
        amount: 1,
        seen: `o desenvolvimento tem só ${count(words, 'palavra', 'palavras')}, pouco para defender um ponto de vista`,
        todo: `explique melhor ${first ? `o ${first.ordinal}º parágrafo (${beginningOf(essay.text, first.topic ?? first.paragraph)})` : `o que diz em ${beginningOf(essay.text, countedParagraphs[1] ?? NO_PARAGRAPH)}`}: ${askForMore(first)}`,
        ease: 0.9,
        place: first?.paragraph,
      });
  }
  const repeated = itemNamed(items, LABELS.repeatedSentences);
  if (repeated) {
    const shown = quotesOf(repeated, 1).join('');
    faults.push({
      kind: 'frases-repetidas',
      amount: sentences.repeated.length,
      seen: `${repeated.detail ?? ''} ${repeated.detail === '1 frase' ? 'volta inteira' : 'voltam inteiras'}: ${shown}`,
      todo: `corte a repetição de ${shown} e ponha um argumento novo no lugar`,
      ease: 1,
      place: repeated.passages[0],
    });
  }
  faults.push(...thesisFaults(reading, level));
  faults.push(...argumentFaults(essay.text, development), ...frameFaults(reading, items));
  for (const { code, count: amount } of marksOf(reading, 3)) {
    const shown = quotesOf(itemNamed(items, labelOfIssue(code)), 1).join('');
    if (shown !== '')
      faults.push({
        kind: `marca:${code}`,
        amount,
        seen: `${FINDING_CATEGORIES[code].topic} tiram força do texto, como ${shown}`,
        todo: `em ${shown}, ${asClause(FINDING_CATEGORIES[code].advice)}`,
        ease: 0.5,
        place: itemNamed(items, labelOfIssue(code))?.passages[0],
        marks: [{ code, amount }],
      });
  }
  return faults;
}

/**
 * Requests the parts that a short argument lacks: cause, effect, example. If cause and effect are present, also
 * requests the steps between them.
 */
function askForMore(argument: ArgumentParagraph | undefined): string {
  const words = argument?.paragraph.words ?? [];
  const asked = [
    ...(tellsCause(words) ? [] : ['por que isso acontece']),
    ...(words.some(tellsEffect) ? [] : ['o que provoca']),
  ];
  const example = argument?.isProven === true ? [] : ['dê um exemplo'];
  if (asked.length > 0) return [`diga ${asked.join(' e ')}`, ...example].join(', e ');
  return joinList([...example, 'mostre, passo a passo, como uma coisa leva à outra']);
}

/**
 * An introduction or conclusion with at least this many words, and longer than the whole development, contains
 * arguments that belong in the development.
 */
const HEAVY_PART = 110;

type HeavyPart = { paragraph: AnalyzedParagraph; isFirst: boolean };

/**
 * The introduction or conclusion that is too long; null if neither is too long. A last paragraph that concludes
 * nothing is ignored.
 */
function findHeavyPart(
  { countedParagraphs: paragraphs, breaks }: Structure,
  between: number,
): HeavyPart | null {
  const [first, last] = [paragraphs[0], paragraphs.at(-1)];
  const isHeavy = (one: AnalyzedParagraph | undefined) =>
    one !== undefined && one.words.length >= HEAVY_PART && one.words.length > between;
  if (first && isHeavy(first)) return { paragraph: first, isFirst: true };
  return last && isHeavy(last) && !breaks.includes('sem-conclusao')
    ? { paragraph: last, isFirst: false }
    : null;
}

function heavyPartFault(text: string, { paragraph, isFirst }: HeavyPart): Fault {
  const words = count(paragraph.words.length, 'palavra', 'palavras');
  const [part, stays] = isFirst
    ? ['primeiro', 'o tema e a tese']
    : ['último', 'a retomada da tese e a proposta'];
  return {
    kind: 'partes',
    amount: 1,
    seen: `o ${part} parágrafo, de ${words}, é maior que todo o desenvolvimento, e os argumentos que estão nele passam despercebidos`,
    todo: `divida o ${part} parágrafo (${beginningOf(text, paragraph)}): deixe nele ${stays} e faça do resto um parágrafo de argumento`,
    ease: 1,
    place: paragraph,
  };
}

/** Words that take a position. If the introduction contains one, it may contain a thesis that was not recognized. */
const TAKES_STAND =
  /^(?:urge|precis(?:a|am|o)|necessari[oa]s?|dev(?:e|em|eria|eriam)|cabe|imprescindivel|inadmissivel|inaceitavel|fundamental|essencial|infelizmente)$/;

/**
 * Faults for a missing or late thesis. If the late candidate is uncertain, it is not mentioned; the student is
 * asked to write a thesis in the introduction, because in this case the introduction seldom has one. Any other
 * uncertain thesis is no fault.
 */
function thesisFaults({ essay, structure, thesis }: EssayReading, level: Level): Fault[] {
  const introduction = structure.countedParagraphs[0] ?? essay.paragraphs[0] ?? NO_PARAGRAPH;
  const start = beginningOf(essay.text, introduction);
  const isSure = thesis?.isSure === true;
  if (level >= (isSure ? MAX_LEVEL : HIGH)) return [];
  const takesStand = introduction.words.some(({ key }) => TAKES_STAND.test(key));
  if (!thesis && takesStand) return [];
  if (!thesis)
    return [
      {
        kind: 'tese',
        amount: 1,
        seen: `não reconheci a frase que toma posição, nem na introdução (${start})`,
        why: 'é a tese que o resto do texto sustenta',
        todo: `termine a introdução (${start}) com a sua tese: numa frase, o que você defende`,
        ease: 1,
        place: structure.countedParagraphs[0],
      },
    ];
  if (thesis.sentence.start < endOfIntroduction(structure.countedParagraphs, introduction)) return [];
  if (!isSure && (takesStand || thesis.likely < IS_LIKELY_THESIS)) return [];
  if (!isSure)
    return [
      {
        kind: 'tese-tarde',
        amount: 1,
        seen: `não reconheci na introdução (${start}) o que o texto defende`,
        why: 'quem lê precisa saber desde o começo o que você vai provar',
        todo: `diga já na introdução (${start}), numa frase, o que você defende`,
        ease: 1,
        place: introduction,
      },
    ];
  const shown = beginningOf(essay.text, thesis.sentence);
  return [
    {
      kind: 'tese-tarde',
      amount: 1,
      seen: `a posição que o texto defende só aparece depois da introdução, em ${shown}`,
      todo: `diga já na introdução (${start}) o que você defende em ${shown}`,
      ease: 1,
      place: thesis.sentence,
    },
  ];
}

/**
 * An introduction may be split into several paragraphs, each shorter than this many words, if three or more
 * paragraphs follow.
 */
const SHORT_PARAGRAPH = 45;
const FOLLOWING = 3;

function endOfIntroduction(paragraphs: readonly AnalyzedParagraph[], first: AnalyzedParagraph): number {
  const isShort = ({ words }: AnalyzedParagraph) => words.length < SHORT_PARAGRAPH;
  if (!isShort(first)) return first.end;
  const next = paragraphs.slice(1, -FOLLOWING);
  const long = next.findIndex((one) => !isShort(one));
  return next.slice(0, long === -1 ? next.length : long).at(-1)?.end ?? first.end;
}

/** Faults for stock sentence frames that fit any theme and replace the writer's own argument. */
function frameFaults(reading: EssayReading, items: readonly EvidenceItem[]): Fault[] {
  const { frames } = evidenceOf(reading).stock;
  const [first] = frames;
  if (!first) return [];
  const shown = joinList(quotesOf(itemNamed(items, LABELS.stockFrames)));
  return [
    {
      kind: 'moldes',
      amount: frames.length,
      seen: `${frames.length} frases, como ${shown}, cabem em qualquer tema e tomam o lugar do seu argumento`,
      todo: `troque ${beginningOf(reading.essay.text, first)} por palavras que só sirvam a este tema`,
      ease: 0.6,
      place: first,
    },
  ];
}
