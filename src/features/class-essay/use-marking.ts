import { replaceEqualDeep } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { v4 as newId } from 'uuid';
import { REMARK_LIMITS, withDismissal } from '@/domain/classrooms/remarks';
import { quoteBetween } from '@/domain/classrooms/word-choice';
import type { Marking } from '@/domain/classrooms/marking';
import { notify } from '@/ui/toast';
import type { ReviewFormState } from './use-review-form';

/**
 * Manages the marks of a review as form values, which are saved, published and withdrawn with the review. The
 * returned value is stable while the comment of the open mark is typed, so that a key press does not rerender the
 * whole essay.
 */
export function useMarking(form: ReviewFormState, text: string): Marking & { close: () => void } {
  const { control, getValues, setValue } = form;
  const [watched, dismissals] = useWatch({ control, name: ['marks', 'dismissals'] });
  const [openId, setOpenId] = useState<string | null>(null);
  const shown = useSame({
    // The comment of the open mark is omitted, because a field shows it instead.
    marks: watched.map((mark) => (mark.id === openId ? { ...mark, comentario: '' } : mark)),
    dismissals,
  });

  return useMemo(() => {
    const setMarks = (next: typeof watched) => setValue('marks', next, { shouldDirty: true });

    const toggleDismissal: Marking['toggleDismissal'] = (finding) =>
      setValue('dismissals', withDismissal(getValues('dismissals'), finding), { shouldDirty: true });

    return {
      ...shown,
      openId,
      add(span, pen) {
        const found = quoteBetween(text, span);
        if (!found) return notify({ title: 'Escolha um trecho mais curto, de até 2.000 caracteres' });
        const marks = getValues('marks');
        if (marks.length >= REMARK_LIMITS.marks)
          return notify({
            title: 'Esta redação já tem 100 marcas',
            description: 'Tire uma para fazer outra.',
          });
        const id = newId();
        const { start, end, quote } = found;
        setMarks([
          ...marks,
          { id, inicio: start, fim: end, trecho: quote, comentario: '', caneta: pen, competencia: null },
        ]);
        setOpenId(id);
      },
      open: setOpenId,
      close: () => setOpenId(null),
      remove(id) {
        const before = getValues('marks');
        setMarks(before.filter((one) => one.id !== id));
        setOpenId((open) => (open === id ? null : open));
        const removed = before.find((one) => one.id === id);
        notify({
          title: 'Marca retirada',
          action: {
            label: 'Desfazer',
            onPress: () => removed && setMarks([...getValues('marks'), removed]),
          },
        });
      },
      toggleDismissal(finding) {
        const wasDismissed = getValues('dismissals').length;
        toggleDismissal(finding);
        if (getValues('dismissals').length > wasDismissed)
          notify({
            title: 'Você disse que não é erro',
            description: 'O aluno vê isso quando você publicar a revisão.',
            action: { label: 'Desfazer', onPress: () => toggleDismissal(finding) },
          });
      },
    };
  }, [shown, openId, text, getValues, setValue]);
}

/** The value of the previous render if it is deeply equal to the current value. */
function useSame<Value>(value: Value): Value {
  const [last, setLast] = useState(value);
  const same = replaceEqualDeep(last, value);
  if (same !== last) setLast(same);
  return same;
}
