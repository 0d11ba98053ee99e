import { findPassages } from '../../../src/domain/argument/find-passages.ts';
import { elementFacts, groupProposals } from '../../../src/domain/argument/find-proposals.ts';
import { passageFeatures } from '../../../src/domain/argument/passage-features.ts';
import {
  openReaderModel,
  storeRow,
  UNIT,
  type ReaderWeights,
} from '../../../src/domain/argument/reader-weights.ts';
import { findRepertoire } from '../../../src/domain/argument/rules/repertoire.ts';
import { INTERVENTION_ELEMENTS } from '../../../src/domain/argument/intervention-elements.ts';
import { thesisContext } from '../../../src/domain/argument/read-argument.ts';
import { thesisFeatures } from '../../../src/domain/argument/thesis-features.ts';
import { LABELS, nameFeatures, packTagger, PASSAGES } from '../../../src/domain/argument/passage-tagger.ts';
import { analyzeText, type AnalyzedText } from '../../../src/domain/text/analyze-text.ts';
import type { Span } from '../../../src/domain/text/span.ts';
import { rankTheses, type RankOptions } from './rank-theses.ts';
import type { LabelledEssay } from './read-labelled.ts';
import {
  trainTagger,
  type LabelledSentence,
  type TaggerOptions,
  type TrainedTagger,
} from './train-tagger.ts';
import { classWords, type ClassOptions } from './word-classes.ts';

const CLASSES: ClassOptions = { atLeast: 12, words: 9000, neighbours: 1500, dimensions: 100, classes: 256 };
const TAGGER: TaggerOptions = { passes: 6, rate: 0.1, decay: 0.05, atLeast: 3 };
const THESIS: RankOptions = { passes: 15, rate: 0.1, decay: 0.1, atLeast: 8 };
/** Number of folds. The elements of each essay are judged by a tagger that has not seen the essay. */
const FOLDS = 3;
const RIDGE = 1;
/** A feature is left out if none of its weights reaches this value. */
const SMALLEST_WEIGHT = 0.25;

/** Trains the reader of essays on readings, with classes of words from texts. The same input gives the same weights. */
export function trainReader(
  essays: LabelledEssay[],
  texts: readonly string[],
  print: (line: string) => void,
): ReaderWeights {
  const classes = classWords(texts, CLASSES);
  print('word classes: done');
  const { classOf } = openReaderModel({ ...NOTHING, classes });
  const rows = essays.map((essay) => prepare(essay, classOf));
  const elements = fitElements(rows, classOf, print);
  const tagger = trainTagger(
    rows.flatMap(({ sentences }) => sentences),
    TAGGER,
  );
  const ranking = rankTheses(
    rows.map(({ thesis }) => thesis),
    THESIS,
  );
  return {
    trainedOn: { readings: essays.length, essays: texts.length },
    classes,
    passages: {
      transitions: [...tagger.transitions].map((weight) => Math.round(weight / UNIT)),
      tables: toTables(tagger.weights, (row) =>
        Math.max(...row.map(Math.abs)) < SMALLEST_WEIGHT ? null : storeRow(row),
      ),
    },
    elements,
    thesis: toTables(ranking, (weight) =>
      Math.round(weight / UNIT) === 0 ? null : String(Math.round(weight / UNIT)),
    ),
  };
}

const NOTHING: ReaderWeights = {
  trainedOn: { readings: 0, essays: 0 },
  classes: '',
  passages: { transitions: Array.from({ length: LABELS ** 2 }, () => 0), tables: {} },
  elements: INTERVENTION_ELEMENTS.map(() => []),
  thesis: {},
};

type Row = {
  labelled: LabelledEssay;
  essay: AnalyzedText;
  sentences: LabelledSentence[];
  thesis: { features: string[][]; isThesis: boolean[] };
};

type ClassOf = (lower: string) => string;

function prepare(labelled: LabelledEssay, classOf: ClassOf): Row {
  const essay = analyzeText(labelled.text);
  const repertoire = findRepertoire(essay);
  const labels = labelWords(essay, labelled);
  const { thesis } = labelled;
  return {
    labelled,
    essay,
    sentences: essay.sentences.map(({ words }, at) => ({
      features: nameFeatures(passageFeatures(essay, at, repertoire, classOf)),
      labels: startPassages(words.map(({ start }) => labels.get(start) ?? 0)),
    })),
    thesis: {
      features: thesisFeatures(thesisContext(essay, analyzeText(labelled.theme), { repertoire, classOf })),
      isThesis: essay.sentences.map(
        ({ start, end }) => thesis !== null && start < thesis.end && end > thesis.start,
      ),
    },
  };
}

/**
 * The label of each word by its index. Where passages overlap, the shorter one takes precedence, because it is more
 * specific.
 */
function labelWords({ words }: AnalyzedText, { proposals, repertoire }: LabelledEssay): Map<number, number> {
  const labels = new Map<number, number>();
  const mark = (span: Span, kind: number) => {
    let label = 1 + 2 * kind;
    for (const { start, end } of words) {
      if (start >= span.end || end <= span.start || labels.has(start)) continue;
      labels.set(start, label);
      label = 2 + 2 * kind;
    }
  };
  for (const { elements } of proposals) {
    elements
      .flatMap((span, kind) => (span ? [{ span, kind }] : []))
      .toSorted((a, b) => a.span.end - a.span.start - (b.span.end - b.span.start))
      .forEach(({ span, kind }) => mark(span, kind));
  }
  for (const span of repertoire) mark(span, PASSAGES.indexOf('repertório'));
  return labels;
}

/**
 * If a passage is interrupted by another passage, or continues in the next sentence, the continuation gets the
 * label of a beginning.
 */
function startPassages(labels: number[]): number[] {
  return labels.map((label, at) =>
    label > 0 && label % 2 === 0 && labels[at - 1] !== label && labels[at - 1] !== label - 1
      ? label - 1
      : label,
  );
}

function fitElements(rows: Row[], classOf: ClassOf, print: (line: string) => void): number[][] {
  const facts: number[][][] = INTERVENTION_ELEMENTS.map(() => []);
  const labels: boolean[][] = INTERVENTION_ELEMENTS.map(() => []);
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const trained = trainTagger(
      rows.filter((_, at) => at % FOLDS !== fold).flatMap(({ sentences }) => sentences),
      TAGGER,
    );
    const weights = withoutSmall(trained.weights);
    const tagger = packTagger(weights, trained.transitions);
    for (const { essay, labelled } of rows.filter((_, at) => at % FOLDS === fold)) {
      const groups = groupProposals(essay, findPassages(essay, findRepertoire(essay), { classOf, tagger }));
      for (const at of INTERVENTION_ELEMENTS.keys()) {
        facts[at]?.push(elementFacts(groups, at));
        labels[at]?.push(labelled.proposals.some(({ elements }) => elements[at]));
      }
    }
    print(`tagger without fold ${fold + 1} of ${FOLDS}: ${weights.size} features`);
  }
  return facts.map((own, at) => fitLogistic(own, labels[at] ?? [], RIDGE));
}

/** The weights that are stored, without the small ones. */
function withoutSmall(weights: TrainedTagger['weights']): TrainedTagger['weights'] {
  return new Map([...weights].filter(([, row]) => Math.max(...row.map(Math.abs)) >= SMALLEST_WEIGHT));
}

/** Entries by kind of feature, one per line, sorted so that the file compresses well. */
function toTables<Weight>(
  weights: ReadonlyMap<string, Weight>,
  store: (weight: Weight) => string | null,
): Record<string, string> {
  const tables: Record<string, string[]> = {};
  for (const [name, weight] of weights) {
    const stored = store(weight);
    if (stored === null) continue;
    const cut = name.indexOf('=');
    (tables[name.slice(0, cut)] ??= []).push(`${name.slice(cut + 1)}\t${stored}`);
  }
  return Object.fromEntries(
    Object.entries(tables).map(([kind, lines]) => [kind, lines.toSorted().join('\n')]),
  );
}

const ROUNDS = 800;
const RATE = 2;

/**
 * Logistic regression on a few facts, of which the constant 1 is the first; the other weights are pulled toward
 * zero (`ridge`). Uses gradient ascent on standardized facts and returns the weights for the original facts.
 */
export function fitLogistic(facts: number[][], labels: boolean[], ridge: number): number[] {
  const width = facts[0]?.length ?? 0;
  const mean = Array.from({ length: width }, (_, at) =>
    at === 0 ? 0 : average(facts.map((row) => row[at] ?? 0)),
  );
  const deviation = mean.map((middle, at) =>
    at === 0 ? 1 : Math.sqrt(average(facts.map((row) => ((row[at] ?? 0) - middle) ** 2))) || 1,
  );
  const rows = facts.map((row) => row.map((fact, at) => (fact - (mean[at] ?? 0)) / (deviation[at] ?? 1)));
  const weights = mean.map(() => 0);
  for (let round = 0; round < ROUNDS; round += 1) {
    const gradient = weights.map((weight, at) => (at === 0 ? 0 : -ridge * weight));
    for (const [at, row] of rows.entries()) {
      const odds = row.reduce((sum, fact, place) => sum + fact * (weights[place] ?? 0), 0);
      const error = Number(labels[at]) - 1 / (1 + Math.exp(-odds));
      for (let place = 0; place < width; place += 1)
        gradient[place] = (gradient[place] ?? 0) + error * (row[place] ?? 0);
    }
    for (let at = 0; at < width; at += 1)
      weights[at] = (weights[at] ?? 0) + (RATE / rows.length) * (gradient[at] ?? 0);
  }
  const scaled = weights.map((weight, at) => weight / (deviation[at] ?? 1));
  const constant = scaled.reduce(
    (sum, weight, at) => (at === 0 ? sum : sum - weight * (mean[at] ?? 0)),
    weights[0] ?? 0,
  );
  return [constant, ...scaled.slice(1)].map((weight) => Math.round(weight * 1000) / 1000);
}

function average(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
