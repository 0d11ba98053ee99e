import { Download, Printer } from 'lucide-react';
import { useState } from 'react';
import { FILE_FAILURE } from '@/copy/classes';
import { formatDate } from '@/copy/dates';
import { useServices } from '@/data/services-context';
import type { ClassReport } from '@/domain/classrooms/class-report';
import type { Classroom } from '@/domain/classrooms/classroom';
import { downloadFile } from '@/lib/download-file';
import { excerpt } from '@/lib/excerpt';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { FormFailure } from '@/ui/form-failure';
import { Select } from '@/ui/input';
import { csvName } from './report-csv';

type ReportToolsProps = {
  classroom: Classroom;
  report: ClassReport;
  onThemeChange: (themeId: string | null) => void;
};

const MAX_OPTION_LENGTH = 90;

/** Choice of the theme, CSV download and print. */
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
              {classroom.temas.map(({ id, tema, criado_em }) => (
                <option key={id} value={id}>
                  {formatDate(new Date(criado_em))} – {excerpt(tema, MAX_OPTION_LENGTH)}
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

/** Downloads the report as CSV; the code that writes it is loaded on the first press. */
function useCsvDownload(classroom: Classroom, report: ClassReport) {
  const { now } = useServices();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function download() {
    setIsBusy(true);
    setFailure(null);
    try {
      const { reportCsv } = await import('./report-csv');
      downloadFile(csvName(classroom.nome, now()), reportCsv(report), 'text/csv;charset=utf-8');
    } catch {
      setFailure(FILE_FAILURE);
    } finally {
      setIsBusy(false);
    }
  }

  return { isBusy, failure, download: () => void download() };
}
