import type { Lexicon } from '../../../src/domain/writing/lexicon/lexicon.ts';
import { checkText, type WritingFinding } from '../../../src/domain/writing/check-text.ts';
import type { BenchText, Mark } from './read-texts.ts';

type Dictionary = { lexicon: Lexicon; loadMs: number; bytes: number };

/** Types of human marks that concern the rules of the language. */
const MECHANICAL = new Set([
  'accent',
  'crase',
  'article-preposition',
  'inflection',
  'punctuation',
  'capitals',
  'confusion',
  'hyphen-space',
  'spelling',
]);

type Measures = {
  texts: number;
  words: number;
  /** Share of the human marks of each type that a red or yellow finding overlaps; types without marks are absent. */
  recall: Record<string, number>;
  /** Share of red and yellow findings that overlap a human mark of any type. */
  touching: number | null;
  /**
   * For files of single sentences: the share of wrong sentences with a finding on the wrong passage, and the share
   * of right sentences with any finding.
   */
  cogroo: { recall: number; falseOnCorrect: number } | null;
  redPer1000: number;
  redYellowPer1000: number;
  perCode: Record<string, { count: number; touching: number | null }>;
  perRule: Record<string, { count: number; touching: number | null }>;
  msPer400: number;
  loadMs: number;
  bytes: number;
};

type FindingLine = {
  id: string;
  findings: { start: number; end: number; class: string; code: string; rule: string; replacement?: string }[];
};

/**
 * Checks every text of a file, the first 200 once beforehand so that the code is warm, and compares the findings
 * with the human marks.
 */
export function measureFile(
  texts: BenchText[],
  { lexicon, loadMs, bytes }: Dictionary,
): { measures: Measures; findings: FindingLine[] } {
  const warmUp = texts.slice(0, 200);
  for (const { text } of warmUp) checkText(text, lexicon);
  const begin = performance.now();
  const checked = texts.map((text) => ({ ...text, findings: checkText(text.text, lexicon) }));
  const elapsed = performance.now() - begin;
  const words = texts.reduce((total, { text }) => total + (text.match(/\S+/g)?.length ?? 0), 0);

  const essays = checked.filter(({ sentence, marks }) => marks && !sentence);
  const sentences = checked.filter(({ sentence }) => sentence);
  const red = checked.flatMap(({ findings }) => findings.filter(({ classe }) => classe === 'vermelho'));
  const mechanicalFindings = checked.flatMap(({ findings }) => findings.filter(isMechanical));
  const measures: Measures = {
    texts: texts.length,
    words,
    recall: measureRecall(essays),
    touching: share(
      essays.flatMap(({ findings, marks = [] }) =>
        findings.filter(isMechanical).map((one) => touchesAny(one, marks)),
      ),
    ),
    cogroo: sentences.length > 0 ? measureSentences(sentences) : null,
    redPer1000: (1000 * red.length) / words,
    redYellowPer1000: (1000 * mechanicalFindings.length) / words,
    perCode: countBy(checked, ({ code }) => code),
    perRule: countBy(checked, ({ rule }) => rule),
    msPer400: (400 * elapsed) / words,
    loadMs,
    bytes,
  };
  return { measures, findings: checked.map(toLine) };
}

type Checked = BenchText & { findings: WritingFinding[] };

function isMechanical({ classe }: WritingFinding): boolean {
  return classe === 'vermelho' || classe === 'amarelo';
}

function measureRecall(essays: Checked[]): Record<string, number> {
  const hits = new Map<string, boolean[]>([['mechanical', []]]);
  for (const { marks = [], findings } of essays) {
    const strict = findings.filter(isMechanical);
    for (const mark of marks) {
      const isHit = strict.some((finding) => touches(finding, mark));
      for (const type of MECHANICAL.has(mark.type) ? [mark.type, 'mechanical'] : [mark.type]) {
        hits.set(type, [...(hits.get(type) ?? []), isHit]);
      }
    }
  }
  return Object.fromEntries(
    [...hits].flatMap(([type, list]) => (list.length > 0 ? [[type, share(list) ?? 0]] : [])),
  );
}

function measureSentences(sentences: Checked[]): { recall: number; falseOnCorrect: number } {
  const wrong = sentences.filter(({ sentence }) => sentence === 'incorrect');
  const right = sentences.filter(({ sentence }) => sentence === 'correct');
  return {
    recall:
      share(
        wrong.map(({ findings, marks = [] }) =>
          findings.filter(isMechanical).some((one) => touchesAny(one, marks)),
        ),
      ) ?? 0,
    falseOnCorrect: share(right.map(({ findings }) => findings.some(isMechanical))) ?? 0,
  };
}

/** Whether a finding overlaps a human mark. An empty mark is extended by one character on either side. */
function touches(finding: WritingFinding, { start, end }: Mark): boolean {
  const [from, to] = start === end ? [start - 1, end + 1] : [start, end];
  return finding.start < to && finding.end > from;
}

function touchesAny(finding: WritingFinding, marks: Mark[]): boolean {
  return marks.some((mark) => touches(finding, mark));
}

function countBy(checked: Checked[], keyOf: (finding: WritingFinding) => string): Measures['perCode'] {
  const counts = new Map<string, { touching: boolean[]; count: number }>();
  for (const { findings, marks } of checked) {
    for (const finding of findings) {
      const key = keyOf(finding);
      const entry = counts.get(key) ?? { touching: [], count: 0 };
      counts.set(key, entry);
      entry.count += 1;
      if (marks) entry.touching.push(touchesAny(finding, marks));
    }
  }
  return Object.fromEntries(
    [...counts]
      .toSorted(([, a], [, b]) => b.count - a.count)
      .map(([key, { count, touching }]) => [key, { count, touching: share(touching) }]),
  );
}

function share(hits: boolean[]): number | null {
  return hits.length === 0 ? null : hits.filter(Boolean).length / hits.length;
}

function toLine({ id, findings }: Checked): FindingLine {
  return {
    id,
    findings: findings.map(({ start, end, classe, code, rule, replacement }) => ({
      start,
      end,
      class: classe,
      code,
      rule,
      ...(replacement !== undefined && { replacement }),
    })),
  };
}

const percent = (share: number | null) => (share === null ? '–' : `${(100 * share).toFixed(1)} %`);

/** The measures of a file, formatted as a table. */
export function formatMeasures(file: string, measures: Measures): string {
  const { recall, touching, cogroo, perRule } = measures;
  const lines = [
    `${file}: ${measures.texts} texts, ${measures.words} words`,
    ...Object.entries(recall).map(([type, value]) => `  recall ${type.padEnd(22)} ${percent(value)}`),
    `  touching a mark               ${percent(touching)}`,
    ...(cogroo
      ? [
          `  sentences: recall ${percent(cogroo.recall)}, right ones flagged ${percent(cogroo.falseOnCorrect)}`,
        ]
      : []),
    `  red per 1,000 words           ${measures.redPer1000.toFixed(2)}`,
    `  red and yellow per 1,000      ${measures.redYellowPer1000.toFixed(2)}`,
    `  ms per 400 words              ${measures.msPer400.toFixed(2)}`,
    `  dictionary                    ${measures.loadMs.toFixed(0)} ms, ${measures.bytes} bytes`,
    '  rule, findings, touching',
    ...Object.entries(perRule).map(
      ([rule, { count, touching }]) =>
        `    ${rule.padEnd(44)} ${String(count).padStart(5)}  ${percent(touching)}`,
    ),
  ];
  return lines.join('\n');
}
