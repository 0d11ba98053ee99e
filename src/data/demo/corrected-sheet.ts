import type { StoredSubmission } from '@/domain/classrooms/stored-classroom';
import type { Correction } from '@/domain/evaluation/correction';
import { toCorrection } from '@/domain/evaluation/to-correction';
import type { Evaluator } from '../services';

/** A text that is kept with its submission; corrected when it is opened, so that the device keeps no correction of it. */
export async function correctedSheet(
  evaluator: Pick<Evaluator, 'evaluate'>,
  { id, tema, texto, enviado_em }: StoredSubmission & { texto: string },
): Promise<Correction> {
  const evaluation = await evaluator.evaluate({ theme: tema, essay: texto });
  return toCorrection(evaluation, { id, theme: tema, essay: texto, submittedAt: enviado_em });
}
