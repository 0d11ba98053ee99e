import { useRef, useState } from 'react';
import { v4 as newId } from 'uuid';
import { errorSentence } from '@/copy/errors';
import { PHOTOGRAPH_REFUSAL_SENTENCES } from '@/copy/photo';
import { useServices } from '@/data/services-context';
import type { Classroom } from '@/domain/classrooms/classroom';
import { themeOfPile } from '@/domain/classrooms/photo-pile';
import type { Correction } from '@/domain/evaluation/correction';
import type { Evaluation } from '@/domain/evaluation/evaluation';
import { toCorrection } from '@/domain/evaluation/to-correction';
import { findSupportText } from '@/domain/themes/support-text';
import { useSendPhotographedEssay } from '@/queries/photographed-essay-queries';

/** Sending state of one sheet. */
export type Sending =
  | { step: 'correcting' }
  /** `zero`: the exam rule that makes the total 0. */
  | { step: 'sent'; id: string; total: number; zero?: string | undefined }
  | { step: 'failed'; sentence: string };

type Outgoing = { writer: string; essay: string };

/** Corrects and sends sheets one after the other; if a sheet fails, the next sheets are still sent. */
export function useSendPile({ id: classroomId, temas }: Classroom, onSent: (writer: string) => void) {
  const { localEvaluator, now } = useServices();
  const { mutateAsync: send } = useSendPhotographedEssay();
  const [sendings, setSendings] = useState<ReadonlyMap<string, Sending>>(new Map());
  /**
   * The essay id of each writer. It is reused at every attempt, so that a sheet whose response was lost is stored
   * once.
   */
  const ids = useRef(new Map<string, string>());

  const set = (writer: string, sending: Sending) =>
    setSendings((before) => new Map(before).set(writer, sending));

  async function sendOne({ writer, essay }: Outgoing, theme: string): Promise<Sending> {
    const id = ids.current.get(writer) ?? newId();
    ids.current.set(writer, id);
    try {
      const { orientacao } = themeOfPile(temas, theme) ?? {};
      const supportText = await findSupportText({ theme, essay }, orientacao ? [orientacao] : []);
      const evaluation = fromPhoto(await localEvaluator.evaluate({ theme, essay, supportText }));
      const correction = toCorrection(evaluation, { id, theme, essay, submittedAt: now().toISOString() });
      const refusal = await send({
        id,
        classroomId,
        studentId: writer,
        theme,
        essay,
        evaluation: correction.aiAnalysis,
      });
      if (refusal !== null) return { step: 'failed', sentence: PHOTOGRAPH_REFUSAL_SENTENCES[refusal] };
      onSent(writer);
      return { step: 'sent', id, total: correction.finalScore, zero: zeroReasonOf(correction) };
    } catch (error) {
      return { step: 'failed', sentence: errorSentence(error) };
    }
  }

  return {
    sendings,
    isBusy: [...sendings.values()].some(({ step }) => step === 'correcting'),
    startAnother() {
      setSendings(new Map());
      ids.current.clear();
    },
    async sendAll(sheets: readonly Outgoing[], theme: string) {
      for (const sheet of sheets) {
        set(sheet.writer, { step: 'correcting' });
        // oxlint-disable-next-line no-await-in-loop -- one after the other: the corrector takes all of a phone
        set(sheet.writer, await sendOne(sheet, theme));
      }
    },
  };
}

const fromPhoto = ({ grifo, ...evaluation }: Evaluation): Evaluation => ({
  ...evaluation,
  ...(grifo && { grifo: { ...grifo, fromPhoto: true } }),
});

/** The exam rule that gave an essay a 0, as a sentence; undefined if none did. */
function zeroReasonOf({ aiAnalysis, summary }: Correction): string | undefined {
  return aiAnalysis.grifo?.zeroReason && summary.weaknesses[0];
}
