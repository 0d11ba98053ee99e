import { TEACHER_PEN_LABELS } from '@/copy/teacher-pens';
import type { Remarks } from '@/domain/classrooms/remarks';
import type { ReviewItem } from '@/domain/classrooms/submission';
import { COMPETENCY_NAMES, ROMAN_NUMERALS } from '@/domain/rubric/competency';

type ReviewContentsProps = {
  items: readonly ReviewItem[];
  remarks: Pick<Remarks, 'geral' | 'marcas'> | null;
  /** Heading above the quoted words. */
  marksTitle: string;
};

/** A review without its essay, read-only: general comment, competencies, and the marks with the words they quote. */
export function ReviewContents({ items, remarks, marksTitle }: ReviewContentsProps) {
  return (
    <>
      {remarks && remarks.geral !== '' && (
        <p className="mt-5 whitespace-pre-line wrap-anywhere">{remarks.geral}</p>
      )}
      <ul className="mt-5 grid gap-4">
        {items.map(({ competencia, comentario, nivel, motivo }) => (
          <li key={competencia} className="border-t pt-3">
            <p className="num flex items-baseline gap-2">
              <i className="font-serif font-semibold text-muted">{ROMAN_NUMERALS[competencia]}</i>
              <b className="flex-1">{COMPETENCY_NAMES[competencia]}</b>
              {nivel !== null && <b>{nivel}</b>}
            </p>
            {motivo && <p className="mt-1 wrap-anywhere">{motivo}</p>}
            {comentario && <p className="mt-1 whitespace-pre-line wrap-anywhere">{comentario}</p>}
          </li>
        ))}
      </ul>
      {remarks && remarks.marcas.length > 0 && (
        <>
          <h3 className="mt-6 text-lg">{marksTitle}</h3>
          <ol className="mt-2 grid gap-3">
            {remarks.marcas.map(({ id, trecho, comentario, caneta }) => (
              <li key={id} className="border-l-2 border-link pl-3">
                <p className="font-serif wrap-anywhere">“{trecho}”</p>
                <p className="text-sm whitespace-pre-line wrap-anywhere">
                  {comentario || TEACHER_PEN_LABELS[caneta].name}
                </p>
              </li>
            ))}
          </ol>
        </>
      )}
    </>
  );
}
