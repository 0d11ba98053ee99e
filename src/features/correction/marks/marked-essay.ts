import { isDismissed, marksInText, type Dismissal, type TeacherMark } from '@/domain/classrooms/remarks';
import type { Finding } from '@/domain/evaluation/evaluation';
import type { Strength } from '@/domain/evaluation/strengths';
import { handwrittenLines } from '@/domain/text/estimate-handwritten-lines';
import { type Block, findBlocks } from '@/domain/text/paragraphs';
import type { Span } from '@/domain/text/span';

/** A piece of the essay with the marks that cover it (indices into `MarkedEssay.marks`) and its strength. */
export type EssaySegment = {
  start: number;
  text: string;
  marks: number[];
  /** A teacher's marks, as indices into `MarkedEssay.own`; absent if there are none. */
  own?: number[];
  strength?: Strength;
};

/**
 * A paragraph, the title, or text above or below the essay. `separator` is the text up to the next block: line
 * breaks, blank lines, an indent.
 */
export type EssayParagraph = Pick<Block, 'number' | 'isTitle'> & {
  segments: EssaySegment[];
  separator: string;
  /** Teachers' marks that end in this block, as indices into `MarkedEssay.own`. */
  own: number[];
};

/** A teacher's mark, with its author if there are several teachers. */
export type OwnMark = TeacherMark & { autor?: string | null };

/** Marks and dismissals by teachers. */
export type OwnMarks = { marks: readonly OwnMark[]; dismissals: readonly Dismissal[] };

/** A finding with its paragraph. */
export type EssayMark = { finding: Finding; block: Pick<Block, 'number' | 'isTitle'>; isDismissed?: boolean };

/** "2º parágrafo", "título". */
export function nameOf({ number, isTitle }: EssayMark['block']): string {
  if (number !== null) return `${number}º parágrafo`;
  return isTitle ? 'título' : 'cabeçalho ou rodapé';
}

const NOWHERE: EssayMark['block'] = { number: 1, isTitle: false };

/** Key of a mark; it remains stable when other marks are added or removed. */
export function markKey({ finding: { start, end, codigo } }: EssayMark): string {
  return `${start}-${end}-${codigo}`;
}

/** DOM id of a mark's entry in the list, which describes the passage to a screen reader. */
export function noteId(mark: number): string {
  return `marca-${mark}`;
}

export type MarkedEssay = {
  lead: string;
  paragraphs: EssayParagraph[];
  marks: EssayMark[];
  /** Marks by teachers, in text order. */
  own: OwnMark[];
  /** Start offsets of the essay's handwritten lines. */
  lineStarts: number[];
};

/**
 * Splits an essay into paragraphs, and each paragraph at the boundaries of its findings and strengths. The lead,
 * the segments and the separators, joined in order, always equal the essay. Findings may overlap; findings that do
 * not lie inside the essay are dropped.
 */
export function markEssay(
  essay: string,
  findings: readonly Finding[],
  strengths: readonly Strength[] = [],
  teacher: OwnMarks | null = null,
): MarkedEssay {
  const spans = findBlocks(essay);
  const sorted = findings
    .filter((finding) => isInside(finding, essay.length))
    .toSorted((a, b) => a.start - b.start || a.end - b.end);
  const marks = sorted.map((finding) => {
    const block = spans.find((span) => finding.start < span.end) ?? spans.at(-1) ?? NOWHERE;
    return { finding, block, ...(teacher && isDismissed(teacher.dismissals, finding) && DISMISSED) };
  });
  const own = marksInText(essay, teacher?.marks ?? []);
  const paragraphs = spans.map(({ start, end, number, isTitle }, index) => ({
    number,
    isTitle,
    segments: cut(essay, { start, end }, { findings: sorted, strengths, own }),
    own: own.flatMap(({ fim }, mark) => (fim > start && fim <= end ? [mark] : [])),
    separator: essay.slice(end, spans[index + 1]?.start),
  }));
  return {
    lead: essay.slice(0, spans[0]?.start),
    paragraphs,
    marks,
    own,
    lineStarts: handwrittenLines(essay),
  };
}

const DISMISSED = { isDismissed: true };

function isInside({ start, end }: Finding, length: number): boolean {
  return Number.isInteger(start) && Number.isInteger(end) && start >= 0 && start < end && end <= length;
}

function cut(
  essay: string,
  { start, end }: Span,
  {
    findings,
    strengths,
    own,
  }: { findings: readonly Finding[]; strengths: readonly Strength[]; own: readonly OwnMark[] },
): EssaySegment[] {
  const covering = findings.flatMap((finding, mark) =>
    finding.start < end && finding.end > start ? [{ start: finding.start, end: finding.end, mark }] : [],
  );
  const said = own.flatMap(({ inicio, fim }, mark) =>
    inicio < end && fim > start ? [{ start: inicio, end: fim, mark }] : [],
  );
  const good = strengths.filter((one) => one.start < end && one.end > start);
  const edgesOf = (span: Span) => [Math.max(start, span.start), Math.min(end, span.end)];
  // A mark is not split where a strength begins or ends within it.
  const isFree = (edge: number) => !covering.some((span) => span.start < edge && span.end > edge);
  const edges = [
    ...covering.flatMap(edgesOf),
    ...said.flatMap(edgesOf),
    ...good.flatMap(edgesOf).filter(isFree),
  ];
  const cuts = [...new Set([start, ...edges, end])].toSorted((a, b) => a - b);
  return cuts.slice(1).map((to, index) => {
    const from = cuts[index] ?? start;
    const marks = covering.filter((span) => span.start < to && span.end > from).map((span) => span.mark);
    const ownMarks = said.filter((span) => span.start < to && span.end > from).map((span) => span.mark);
    const strength = good.find((one) => one.start < to && one.end > from);
    return {
      start: from,
      text: essay.slice(from, to),
      marks,
      ...(ownMarks.length > 0 && { own: ownMarks }),
      ...(strength && { strength }),
    };
  });
}

/** Whether the rule has the same name as the passage, so that the passage need not be quoted again. */
export function isNamedAfterPassage({ regra, sugestao, trecho }: Finding): boolean {
  return sugestao === undefined && bare(regra ?? '') === bare(trecho);
}

function bare(text: string): string {
  return text.replace(/[“”"]/g, '').trim().toLowerCase();
}
