import { Download, Printer } from 'lucide-react';
import { formatDate } from '@/copy/format-date';
import type { ClassReport } from '@/domain/classrooms/class-report';
import type { Classroom } from '@/domain/classrooms/classroom';
import { excerpt } from '@/lib/excerpt';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { FormFailure } from '@/ui/form-failure';
import { Select } from '@/ui/select';
import { useCsvDownload } from './use-csv-download';

type ReportToolsProps = {
  classroom: Classroom;
  report: ClassReport;
  onThemeChange: (themeId: string | null) => void;
};

const MAX_OPTION_LENGTH = 90;

/** Which theme the report is of, and the two ways to take it along. */
export function ReportTools({ classroom, report, onThemeChange }: ReportToolsProps) {
  const csv = useCsvDownload(classroom, report);
  return (
    <div className="grid gap-3 print:hidden">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <Field label="Tema do relatório" className="min-w-0 flex-1 basis-72 sm:max-w-xl">
          {(control) => (
            <Select
              {...control}
              value={report.theme?.id ?? ''}
              onChange={({ target }) => onThemeChange(target.value || null)}
              className="text-ellipsis"
            >
              <option value="">Todos os temas</option>
              {classroom.themes.map(({ id, tema, assignedAt }) => (
                <option key={id} value={id}>
                  {formatDate(new Date(assignedAt))} – {excerpt(tema, MAX_OPTION_LENGTH)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:flex-1">
          <Button variant="outline" busy={csv.isBusy} onClick={csv.download}>
            <Download size={18} strokeWidth={1.75} aria-hidden="true" />
            Baixar CSV
          </Button>
          <Button variant="outline" onClick={() => window.print()}>
            <Printer size={18} strokeWidth={1.75} aria-hidden="true" />
            Imprimir
          </Button>
        </div>
      </div>
      <FormFailure sentence={csv.failure} />
    </div>
  );
}
