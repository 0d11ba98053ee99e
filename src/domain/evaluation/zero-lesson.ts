import { findOtherTextType } from '../scoring/guards/text-type.ts';
import type { CompetencyKey, CompetencyNumber, Levels } from '../rubric/competency.ts';
import { MAX_IMPROVEMENTS } from './correction.ts';
import type { EvaluationExtras, Finding, ZeroReason } from './evaluation.ts';
import { gatherEvidence } from './feedback/gather-evidence.ts';
import { observe, writeFeedback } from './feedback/write-feedback.ts';
import type { EssayReading } from './read-essay.ts';

/**
 * Feedback that still applies to an annulled essay: its marked language issues, and the levels that competencies I
 * and IV would have had.
 */
export type ZeroLesson = {
  /** Name of the text type, such as "um conto", if the essay is annulled for its type. */
  type?: string;
  findings: Finding[];
  feedback: Partial<Record<CompetencyKey, string>>;
} & Pick<EvaluationExtras, 'evidence' | 'improvements'>;

/** The lesson for a text that is too short, not in Portuguese or copied. */
export const NO_LESSON: ZeroLesson = { findings: [], feedback: {}, evidence: {} };

const TYPE_NAMES: Record<string, string> = {
  poema: 'um poema',
  receita: 'uma receita',
  carta: 'uma carta',
  conto: 'um conto',
  narrativa: 'uma narrativa',
  lista: 'uma lista ou uma sequência de falas',
  'diálogo ou lista': 'uma lista ou uma sequência de falas',
};
/** Text types whose lines are not linked to each other as paragraphs are. */
const WITHOUT_PARAGRAPHS = /poema|lista|receita/;

/** Zero reasons that allow the text to be judged: it is in Portuguese, in the writer's own words, and long enough. */
const JUDGED: ReadonlySet<ZeroReason> = new Set(['fuga-ao-tema', 'tipo-textual']);

/** The lesson of an annulled essay; `levels` returns the levels that the essay would have had. */
export function lessonOfZero(
  reading: EssayReading,
  zeroReason: ZeroReason,
  levels: () => Levels,
): ZeroLesson {
  if (!JUDGED.has(zeroReason)) return NO_LESSON;
  const isOfOtherType = zeroReason === 'tipo-textual';
  const kind = findOtherTextType(reading.essay, reading) ?? reading.textType?.type ?? '';
  const given = levels();
  const evidence = gatherEvidence(reading);
  const written = writeFeedback(reading, given, observe(reading, given, evidence));
  // For a text of another type, such as a tale, only the level of competency 4 is shown, because advice on linking
  // does not apply.
  const taught: CompetencyNumber[] = isOfOtherType ? [1] : [1, 4];
  const ofTaught = <Value>(valueOf: (number: CompetencyNumber) => Value) =>
    Object.fromEntries(taught.map((number) => [`competencia_${number}`, valueOf(number)]));
  const wouldBe = (number: CompetencyNumber) => `Sem a anulação: perto de ${given[number]}.`;
  const type = isOfOtherType ? TYPE_NAMES[kind] : undefined;
  return {
    ...(type !== undefined && { type }),
    findings: reading.findings,
    feedback: {
      ...(!WITHOUT_PARAGRAPHS.test(kind) && { competencia_4: wouldBe(4) }),
      ...ofTaught((number) => `${wouldBe(number)} ${written[number].strength} ${written[number].advice}`),
    },
    evidence: ofTaught((number) => evidence[`competencia_${number}`]),
    improvements: ofTaught((number) => written[number].improvements.slice(0, MAX_IMPROVEMENTS)),
  };
}
