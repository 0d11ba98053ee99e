import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { v4 as newId } from 'uuid';
import { ANNOTATION_LIMITS, withDismissal } from '@/domain/classrooms/annotations';
import { quoteBetween } from '@/domain/classrooms/word-choice';
import type { Marking } from '@/domain/classrooms/marking';
import { notify } from '@/ui/toast';
import type { ReviewFormState } from './use-review-form';

/** The marks of a review in its form. They are saved, published and taken back with it. */
export function useMarking(form: ReviewFormState, text: string): Marking & { close: () => void } {
  const { control, getValues } = form;
  const [marks, dismissals] = useWatch({ control, name: ['marks', 'dismissals'] });
  const [openId, setOpenId] = useState<string | null>(null);

  const setMarks = (next: typeof marks) => form.setValue('marks', next, { shouldDirty: true });

  const toggleDismissal: Marking['toggleDismissal'] = (finding) =>
    form.setValue('dismissals', withDismissal(getValues('dismissals'), finding), { shouldDirty: true });

  return {
    marks,
    dismissals,
    openId,
    add(span, pen) {
      const found = quoteBetween(text, span);
      if (!found) return notify({ title: 'Escolha um trecho mais curto, de até 2.000 caracteres' });
      if (marks.length >= ANNOTATION_LIMITS.marks) return notify({ title: 'Esta redação já tem 100 marcas' });
      const id = newId();
      const { start, end, quote } = found;
      setMarks([
        ...getValues('marks'),
        { id, inicio: start, fim: end, trecho: quote, comentario: '', caneta: pen, competencia: null },
      ]);
      setOpenId(id);
    },
    open: setOpenId,
    close: () => setOpenId(null),
    remove(id) {
      const before = getValues('marks');
      setMarks(before.filter((one) => one.id !== id));
      if (openId === id) setOpenId(null);
      const removed = before.find((one) => one.id === id);
      notify({
        title: 'Marca retirada',
        action: { label: 'Desfazer', onPress: () => removed && setMarks([...getValues('marks'), removed]) },
      });
    },
    toggleDismissal(finding) {
      const wasDismissed = getValues('dismissals').length;
      toggleDismissal(finding);
      if (getValues('dismissals').length > wasDismissed)
        notify({
          title: 'O aluno vai ver que não é erro',
          action: { label: 'Desfazer', onPress: () => toggleDismissal(finding) },
        });
    },
  };
}
