import { useEffect, useMemo, useRef, useState } from 'react';
import type { ReviewFields } from '@/contracts/review-form';
import { LEVELS } from '@/domain/rubric/competency';
import { useKeepDraft, useReviewDraft } from '@/queries/review-queries';

/** After the last change (ms). */
const SAVE_DELAY_MS = 1000;

export type DraftState = 'none' | 'saving' | 'saved' | 'failed';

/**
 * The review of an essay as it is being written, kept where the classroom is: it saves itself, and only teachers of the
 * classroom see it until it is published.
 */
export function useAutosavedDraft(sentId: string) {
  const { data } = useReviewDraft(sentId);
  const { mutateAsync: keepDraft } = useKeepDraft(sentId);
  const [state, setState] = useState<DraftState>('none');
  const waiting = useRef<{ fields: ReviewFields; timer: ReturnType<typeof setTimeout> } | null>(null);

  const draft = useMemo(() => {
    function stop() {
      clearTimeout(waiting.current?.timer);
      waiting.current = null;
    }
    async function keep(items: ReviewFields['items']) {
      stop();
      try {
        await keepDraft(items);
        setState('saved');
      } catch {
        setState('failed');
      }
    }
    return {
      change(fields: ReviewFields) {
        stop();
        setState('saving');
        waiting.current = { fields, timer: setTimeout(() => void keep(fields.items), SAVE_DELAY_MS) };
      },
      /** Now, where something waits: the form goes away. */
      flush() {
        if (waiting.current) void keep(waiting.current.fields.items);
      },
      /** It was published: there is none any more. */
      forget() {
        stop();
        setState('none');
      },
      drop() {
        void keep([]);
        setState('none');
      },
    };
  }, [keepDraft]);

  useEffect(() => draft.flush, [draft]);

  return useMemo(
    () => ({
      ...draft,
      state,
      begun: data ? { items: data.itens.map((item) => ({ ...item, level: levelChoice(item.level) })) } : null,
      begunBy: data && !data.meu ? data.professor_nome : null,
    }),
    [draft, state, data],
  );
}

function levelChoice(level: string): ReviewFields['items'][number]['level'] {
  return LEVELS.map(String).find((one) => one === level) ?? '';
}
