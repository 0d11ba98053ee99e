import { formatDate } from '@/copy/format-date';
import { PRODUCT_NAME } from '@/copy/product';
import { useLateServices } from '@/data/use-late-services';
import type { Classroom, ClassTheme } from '@/domain/classrooms/classroom';

type PaperHeadingProps = { classroom: Classroom; theme: ClassTheme | null; now: Date };

/** On paper only: whose report it is, of what and of when. */
export function PaperHeading({ classroom, theme, now }: PaperHeadingProps) {
  const { hasSamples } = useLateServices().classrooms;
  return (
    <header className="mb-6 hidden border-b-[1.5px] border-ink pb-3 print:block">
      <p className="eyebrow">
        {PRODUCT_NAME} · Relatório da turma{hasSamples && ' · dados de exemplo'}
      </p>
      <h2 className="text-xl wrap-anywhere">{classroom.nome}</h2>
      <p className="mt-1 wrap-anywhere">{theme ? `Tema: ${theme.tema}` : 'Todos os temas'}</p>
      <p className="num text-sm text-muted">{formatDate(now)}</p>
    </header>
  );
}
