import { replaceEqualDeep } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { toFormRemarks, type ReviewFields } from '@/contracts/review-form';
import type { ReviewDraft } from '@/contracts/review-queue';
import { NO_REMARKS } from '@/domain/classrooms/remarks';
import { LEVELS } from '@/domain/rubric/competency';
import { useKeepDraft, useReviewDraft } from '@/queries/review-queries';

/** Delay between the last change and saving (ms). */
const SAVE_DELAY_MS = 1000;

/** `newer`: another draft of this essay's review exists, saved by a colleague or on another device. */
export type DraftState = 'none' | 'saving' | 'saved' | 'failed' | 'newer';

/** The form's fields, and the version of the published review they are based on. */
type Written = { fields: ReviewFields; over: number };

/**
 * The draft of a review, stored with the classroom: it saves itself, and only teachers of the
 * classroom see it until it is published. It is saved over the draft that was read, never over another one.
 *
 * @param restored Values kept on this device; a stored draft that differs from them counts as unread.
 */
export function useAutosavedDraft(submissionId: string, restored: ReviewFields | null) {
  const { data } = useReviewDraft(submissionId);
  const { mutateAsync: keepDraft } = useKeepDraft(submissionId);
  const [state, setState] = useState<DraftState>('none');
  const [newer, setNewer] = useState<ReviewDraft | null>(null);
  const waiting = useRef<{ written: Written; timer: ReturnType<typeof setTimeout> } | null>(null);
  /** Saves run one after another, because each save names the version created by the previous save. */
  const saving = useRef(Promise.resolve());
  const seen = useRef(0);

  useEffect(() => {
    if (data && (!restored || isSame(toDraftFields(data), restored))) seen.current = data.versao;
  }, [data, restored]);

  const draft = useMemo(() => {
    let sent: ReviewFields | null = null;

    function stop() {
      clearTimeout(waiting.current?.timer);
      waiting.current = null;
    }
    async function send(written: Written): Promise<void> {
      const { fields, over } = written;
      const answer = await keepDraft({
        items: fields.items,
        remarks: toFormRemarks(fields),
        seen: { versao: seen.current, revisao_versao: over },
      });
      if ('versao' in answer) {
        seen.current = answer.versao;
        setNewer(null);
        return setState('saved');
      }
      // The newer draft is the one that this page sent; only the response was lost.
      if (answer.newer.meu && sent && isSame(toDraftFields(answer.newer), sent)) {
        seen.current = answer.newer.versao;
        return send(written);
      }
      setNewer(answer.newer);
      setState('newer');
    }
    /** Runs a save after the pending ones; a failure does not stop later saves. */
    function queue(save: () => Promise<void>) {
      const before = saving.current;
      const run = async () => {
        await before;
        await save();
      };
      saving.current = run().catch(() => setState('failed'));
    }
    function keep(written: Written) {
      stop();
      queue(async () => {
        try {
          await send(written);
        } finally {
          sent = written.fields;
        }
      });
    }
    return {
      change(fields: ReviewFields, over: number) {
        stop();
        setState((known) => (known === 'newer' ? known : 'saving'));
        const written = { fields, over };
        waiting.current = { written, timer: setTimeout(() => keep(written), SAVE_DELAY_MS) };
      },
      /** Saves pending changes immediately, as the form unmounts. */
      flush() {
        if (waiting.current) keep(waiting.current.written);
      },
      /** Finishes pending saves before publishing. Returns the current version. */
      async settle(): Promise<number> {
        stop();
        await saving.current;
        return seen.current;
      },
      /** Removes the draft after publishing. */
      forget() {
        stop();
        setState('none');
        setNewer(null);
      },
      drop() {
        stop();
        setState('none');
        setNewer(null);
        // If removing the draft fails, the next visit finds it again. A draft version that this page has not seen
        // is not removed.
        queue(async () => {
          await keepDraft({ items: [], seen: { versao: seen.current, revisao_versao: 0 } });
        });
      },
      /** Records that version as seen, so that later saves replace it. */
      read(versao: number) {
        seen.current = versao;
        setNewer(null);
        setState('saved');
      },
    };
  }, [keepDraft]);

  useEffect(() => draft.flush, [draft]);

  return useMemo(() => ({ ...draft, state, newer, begun: data ?? null }), [draft, state, newer, data]);
}

/** A draft as form values. */
export function toDraftFields({ itens, anotacoes }: ReviewDraft): ReviewFields {
  const { geral, marcas, descartes } = anotacoes ?? NO_REMARKS;
  return {
    items: itens.map((item) => ({ ...item, level: levelChoice(item.level) })),
    general: geral,
    marks: marcas,
    dismissals: descartes,
  };
}

function isSame(one: ReviewFields, other: ReviewFields): boolean {
  return replaceEqualDeep(one, other) === one;
}

function levelChoice(level: string): ReviewFields['items'][number]['level'] {
  return LEVELS.map(String).find((one) => one === level) ?? '';
}
