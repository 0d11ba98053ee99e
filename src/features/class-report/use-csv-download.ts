import { useState } from 'react';
import { useServices } from '@/data/services-context';
import type { ClassReport } from '@/domain/classrooms/class-report';
import type { Classroom } from '@/domain/classrooms/classroom';
import { downloadFile } from '@/lib/download-file';
import { csvName } from './csv-name';

const FAILURE = 'O arquivo não pôde ser criado. Confira a conexão e tente de novo.';

/** Makes the CSV of a report; what writes it is fetched with the first press. */
export function useCsvDownload(classroom: Classroom, report: ClassReport) {
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
      setFailure(FAILURE);
    } finally {
      setIsBusy(false);
    }
  }

  return { isBusy, failure, download: () => void download() };
}
