import { stepsOf, partsOfStep, type Correction } from '../evaluation/correction.ts';
import type { EvidenceItem, Finding } from '../evaluation/evaluation.ts';
import { COMPETENCY_NUMBERS, type CompetencyNumber } from '../rubric/competency.ts';
import type { Span } from '../text/span.ts';
import { FURTHER_STEP, WHOLE_LEVEL, type Target } from './disagreement.ts';

/** A part of a correction that a student can disagree with: labeled for the student, with its span if it has one. */
export type ShownTarget = Target & { label: string; place: Span | null };

/**
 * The parts of one competency that a student can disagree with, in display order: evidence, marks, next steps, the level.
 * `findings` are the marks as they are on the screen, which may be newer than the correction.
 */
export function targetsOf(
  correction: Correction,
  findings: readonly Finding[],
  competencia: CompetencyNumber,
): ShownTarget[] {
  const evidence = evidenceOf(correction, competencia).map(({ side, label, detail, passages }) => ({
    tipo: side,
    regra: label,
    label: [label, detail].filter(Boolean).join(': '),
    place: toPlace(passages[0]),
  }));
  const marks = findings
    .filter((finding) => finding.competencia === competencia)
    .map((finding) => ({
      tipo: 'marca' as const,
      regra: ruleOfFinding(finding),
      label: `“${finding.trecho}” · ${ruleOfFinding(finding)}`,
      place: toPlace(finding),
    }));
  const steps = stepsOf(correction)
    .filter(({ competency }) => competency === competencia)
    .map((step) => ({
      tipo: 'passo' as const,
      regra: step.kind ?? FURTHER_STEP,
      label: partsOfStep({ text: step.text }).todo,
      place: toPlace(step.place),
    }));
  const level = { tipo: 'nivel' as const, regra: WHOLE_LEVEL, label: 'O nível como um todo', place: null };
  return [...evidence, ...marks, ...steps, level].map((one) => ({ competencia, ...one }));
}

/**
 * All parts of a correction that a student can disagree with, without duplicates and without words of the essay;
 * the database computes the same list (`private.shown_rules`).
 */
export function shownRules(correction: Correction): Target[] {
  const all = COMPETENCY_NUMBERS.flatMap((number) =>
    targetsOf(correction, correction.aiAnalysis.erros_detectados, number),
  );
  const once = new Map(
    all.map(({ competencia, tipo, regra }) => [
      keyOf({ competencia, tipo, regra }),
      { competencia, tipo, regra },
    ]),
  );
  return [...once.values()];
}

/** A key that is equal for equal parts. */
export function keyOf({ competencia, tipo, regra }: Target): string {
  return `${competencia} ${tipo} ${regra}`;
}

/** The name of the rule that made a mark; for marks of another evaluator, the mark's code. */
export function ruleOfFinding({ regra, codigo }: Pick<Finding, 'regra' | 'codigo'>): string {
  return regra ?? codigo;
}

function evidenceOf({ aiAnalysis }: Correction, number: CompetencyNumber): EvidenceItem[] {
  return aiAnalysis.grifo?.evidence?.[`competencia_${number}`] ?? [];
}

function toPlace(span: Span | undefined): Span | null {
  return span && span.end > span.start ? { start: span.start, end: span.end } : null;
}
