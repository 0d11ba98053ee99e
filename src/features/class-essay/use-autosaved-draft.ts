import { useEffect, useMemo, useRef, useState } from 'react';
import { toFormAnnotations, type ReviewFields } from '@/contracts/review-form';
import type { ReviewDraft } from '@/contracts/review-queue';
import { NO_ANNOTATIONS } from '@/domain/classrooms/annotations';
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
    async function keep(fields: ReviewFields) {
      stop();
      try {
        await keepDraft({ items: fields.items, annotations: toFormAnnotations(fields) });
        setState('saved');
      } catch {
        setState('failed');
      }
    }
    return {
      change(fields: ReviewFields) {
        stop();
        setState('saving');
        waiting.current = { fields, timer: setTimeout(() => void keep(fields), SAVE_DELAY_MS) };
      },
      /** Now, where something waits: the form goes away. */
      flush() {
        if (waiting.current) void keep(waiting.current.fields);
      },
      /** It was published: there is none any more. */
      forget() {
        stop();
        setState('none');
      },
      drop() {
        stop();
        setState('none');
        // Where it could not be taken away, it is found there again.
        keepDraft({ items: [] }).catch(() => {});
      },
    };
  }, [keepDraft]);

  useEffect(() => draft.flush, [draft]);

  return useMemo(
    () => ({
      ...draft,
      state,
      begun: data ? toFields(data) : null,
      begunBy: data && !data.meu ? data.professor_nome : null,
    }),
    [draft, state, data],
  );
}

function toFields({ itens, anotacoes }: ReviewDraft): ReviewFields {
  const { geral, marcas, descartes } = anotacoes ?? NO_ANNOTATIONS;
  return {
    items: itens.map((item) => ({ ...item, level: levelChoice(item.level) })),
    general: geral,
    marks: marcas,
    dismissals: descartes,
  };
}

function levelChoice(level: string): ReviewFields['items'][number]['level'] {
  return LEVELS.map(String).find((one) => one === level) ?? '';
}
