import { replaceInField } from '@/lib/replace-in-field';
import type { Span } from '@/domain/text/span';
import { notify } from '@/ui/toast';

type Putting = {
  /** What is told, with a way back. */
  title: string;
  description?: string;
  /** The text of the passage after the way back. */
  back: string;
};

/** Puts a text into a passage of the field as one step of its undo history, and says so with a way back. */
export function putText(
  field: HTMLTextAreaElement,
  { start, end }: Span,
  text: string,
  { title, description, back }: Putting,
): void {
  replaceInField(field, { start, end }, text);
  const put = { start, end: start + text.length };
  function goBack() {
    if (field.value.slice(put.start, put.end) === text) replaceInField(field, put, back);
    else
      notify({
        title: 'O texto já mudou',
        description: 'Você escreveu por cima dele. Para voltar atrás, use Ctrl+Z.',
      });
  }
  notify({
    title,
    ...(description && { description }),
    action: { label: 'Desfazer', onPress: goBack },
  });
}
