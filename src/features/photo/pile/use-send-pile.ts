import { useRef, useState } from 'react';
import { v4 as newId } from 'uuid';
import { errorSentence } from '@/copy/errors';
import { SHEET_REFUSAL_SENTENCES } from '@/copy/photo';
import { useServices } from '@/data/services-context';
import { toCorrection } from '@/domain/evaluation/to-correction';
import { useSendSheet } from '@/queries/sheet-queries';

/** What became of one sheet. */
export type Sending =
  | { step: 'correcting' }
  | { step: 'sent'; id: string; total: number }
  | { step: 'failed'; sentence: string };

type Outgoing = { writer: string; essay: string };

/** Corrects and sends sheets one after the other; a failure of one holds up no other. */
export function useSendPile(classroomId: string, onSent: (writer: string) => void) {
  const { localEvaluator, now } = useServices();
  const { mutateAsync: send } = useSendSheet();
  const [sendings, setSendings] = useState<ReadonlyMap<string, Sending>>(new Map());
  const [isBusy, setIsBusy] = useState(false);
  /** The same at every attempt, so that a sheet whose answer was lost is there once. */
  const ids = useRef(new Map<string, string>());

  const set = (writer: string, sending: Sending) =>
    setSendings((before) => new Map(before).set(writer, sending));

  async function sendOne({ writer, essay }: Outgoing, theme: string): Promise<Sending> {
    const id = ids.current.get(writer) ?? newId();
    ids.current.set(writer, id);
    try {
      const evaluation = await localEvaluator.evaluate({ theme, essay });
      const correction = toCorrection(evaluation, { id, theme, essay, submittedAt: now().toISOString() });
      const refusal = await send({
        id,
        classroomId,
        studentId: writer,
        theme,
        essay,
        evaluation: correction.aiAnalysis,
      });
      if (refusal !== null) return { step: 'failed', sentence: SHEET_REFUSAL_SENTENCES[refusal] };
      onSent(writer);
      return { step: 'sent', id, total: correction.finalScore };
    } catch (error) {
      return { step: 'failed', sentence: errorSentence(error) };
    }
  }

  return {
    sendings,
    isBusy,
    startAnother() {
      setSendings(new Map());
      ids.current.clear();
    },
    async sendAll(sheets: readonly Outgoing[], theme: string) {
      setIsBusy(true);
      for (const sheet of sheets) {
        set(sheet.writer, { step: 'correcting' });
        // oxlint-disable-next-line no-await-in-loop -- one after the other: the corrector takes all of a phone
        set(sheet.writer, await sendOne(sheet, theme));
      }
      setIsBusy(false);
    },
  };
}
