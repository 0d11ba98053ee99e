import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { TEACHER_PEN_LABELS } from '@/copy/teacher-pens';
import { REMARK_LIMITS, TEACHER_PENS, type TeacherMark } from '@/domain/classrooms/remarks';
import { excerpt } from '@/lib/excerpt';
import { Button } from '@/ui/button';
import { CharacterCount, Field } from '@/ui/field';
import { Segmented } from '@/ui/segmented';
import { CompetencySelect } from './competency-select';
import { CommentField } from './comment-field';
import type { ReviewFormState } from './use-review-form';

type MarkEditorProps = {
  form: ReviewFormState;
  id: string;
  onClose: () => void;
  onRemove: () => void;
};

/**
 * Comment, pen and competency of one of the teacher's marks in the text. Every change goes to the draft
 * immediately; closing only hides the editor.
 */
export function MarkEditor({ form, id, onClose, onRemove }: MarkEditorProps) {
  const marks = useWatch({ control: form.control, name: 'marks' });
  const mark = marks.find((one) => one.id === id);
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    box.current?.querySelector('textarea')?.focus();
  }, []);

  if (!mark) return null;

  function change(part: Partial<TeacherMark>) {
    const next = form.getValues('marks').map((one) => (one.id === id ? { ...one, ...part } : one));
    form.setValue('marks', next, { shouldDirty: true });
  }

  const { comentario, caneta, competencia, trecho } = mark;
  return (
    // Escape in any of its fields closes it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={box}
      role="group"
      aria-label={`Comentário em “${excerpt(trecho, 60)}”`}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
      className="my-1 grid gap-3 rounded-md border border-border-strong bg-paper p-3.5 font-sans text-base leading-normal shadow-float"
    >
      <Field
        label="Comentário"
        labelAside={<CharacterCount text={comentario} most={REMARK_LIMITS.comment} />}
      >
        {(control) => (
          <CommentField
            {...control}
            place={{ competencia }}
            text={comentario}
            rows={2}
            value={comentario}
            placeholder="Digite / para usar um comentário pronto"
            maxLength={REMARK_LIMITS.comment}
            onChange={(event) => change({ comentario: event.target.value })}
            className="min-h-18!"
          />
        )}
      </Field>
      <Segmented
        legend="Caneta"
        name="teacher-pen"
        options={TEACHER_PENS.map((pen) => ({ value: pen, label: TEACHER_PEN_LABELS[pen].name }))}
        value={caneta}
        onChange={(pen) => change({ caneta: pen })}
        className="text-sm"
      />
      <CompetencySelect
        value={competencia}
        noneLabel="Geral"
        onChange={(next) => change({ competencia: next })}
      />
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={onClose}>
          Pronto
        </Button>
        <Button size="small" variant="ghost" onClick={onRemove}>
          Tirar a marca
        </Button>
      </div>
    </div>
  );
}
