import { Download, Printer } from 'lucide-react';
import { useState } from 'react';
import { FILE_FAILURE } from '@/copy/classes';
import { useServices } from '@/data/services-context';
import type { Classroom } from '@/domain/classrooms/classroom';
import type { Gradebook } from '@/domain/classrooms/gradebook';
import type { Submission } from '@/domain/classrooms/submission';
import { isoDayOf } from '@/domain/time/iso-day';
import { downloadFile } from '@/lib/download-file';
import { spreadsheetName } from '@/lib/spreadsheet';
import { useReadReviews } from '@/queries/classroom-queries';
import { Button } from '@/ui/button';
import { FormFailure } from '@/ui/form-failure';
import type { GradebookExport } from './export/gradebook-tables';

type GradebookToolsProps = { classroom: Classroom; book: Gradebook; essays: readonly Submission[] };

/** Buttons to download spreadsheets and to print. */
export function GradebookTools(props: GradebookToolsProps) {
  const { busy, failure, download } = useDownloads(props);
  return (
    <div className="grid gap-2 max-sm:w-full">
      <div className="flex flex-wrap gap-3 max-sm:*:flex-1">
        <Button variant="outline" busy={busy === 'xlsx'} onClick={() => void download('xlsx')}>
          <Download size={18} strokeWidth={1.75} aria-hidden="true" />
          Baixar planilha
        </Button>
        <Button variant="outline" busy={busy === 'csv'} onClick={() => void download('csv')}>
          <Download size={18} strokeWidth={1.75} aria-hidden="true" />
          CSV
        </Button>
        <Button variant="outline" onClick={() => window.print()}>
          <Printer size={18} strokeWidth={1.75} aria-hidden="true" />
          Imprimir
        </Button>
      </div>
      <FormFailure sentence={failure} />
    </div>
  );
}

type Format = 'csv' | 'xlsx';

const TYPES: Record<Format, string> = {
  csv: 'text/csv;charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** The teacher's comments and the code that writes the file are loaded on the first press. */
function useDownloads({ classroom, book, essays }: GradebookToolsProps) {
  const { now } = useServices();
  const readReviews = useReadReviews(classroom.id);
  const [busy, setBusy] = useState<Format | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  async function download(format: Format) {
    if (busy) return;
    setBusy(format);
    setFailure(null);
    try {
      const all = { classroom, book, essays, reviews: await readReviews() };
      const name = spreadsheetName('notas', classroom.nome, isoDayOf(now()), format);
      downloadFile(name, await WRITERS[format](all), TYPES[format]);
    } catch {
      setFailure(FILE_FAILURE);
    } finally {
      setBusy(null);
    }
  }

  return { busy, failure, download };
}

const WRITERS = {
  csv: async (all: GradebookExport) => (await import('./export/gradebook-csv')).gradebookCsv(all),
  xlsx: async (all: GradebookExport) =>
    (await import('./export/gradebook-xlsx')).gradebookXlsx(all) as Promise<Uint8Array<ArrayBuffer>>,
};
