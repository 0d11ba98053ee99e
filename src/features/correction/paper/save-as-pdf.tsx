import { FileDown } from 'lucide-react';
import { type ComponentType, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CorrectionPaperProps } from './correction-paper';
import { formatDate } from '@/copy/dates';
import type { Correction } from '@/domain/evaluation/correction';
import { excerpt } from '@/lib/excerpt';
import { loadWhenAsked } from '@/lib/load-when-asked';
import { loadPrintFonts } from '@/lib/print-fonts';
import { Button } from '@/ui/button';
import { FormFailure } from '@/ui/form-failure';

/** The printed version is loaded on demand, because the screen does not need it. */
const paper = loadWhenAsked(async () => {
  const { CorrectionPaper } = await import('./correction-paper');
  await loadPrintFonts();
  return CorrectionPaper;
});

/**
 * Saves the correction as a file through the browser's print dialog, which offers "Salvar como PDF". Printing from
 * the browser's menu produces the same pages.
 */
export function SaveAsPdf(props: CorrectionPaperProps) {
  const [Paper, setPaper] = useState<ComponentType<CorrectionPaperProps> | null>(null);
  // The paper stays mounted after the first print, because some phones lay out the pages only after `afterprint`.
  const [isOnPaper, setIsOnPaper] = useState(false);
  const [status, setStatus] = useState<'idle' | 'loading' | 'failed'>('idle');
  const title = paperTitle(props.correction);

  useEffect(() => {
    // A failure is ignored here, as pressing the button loads the code again.
    paper.ready().then(
      (loaded) => setPaper(() => loaded),
      () => {},
    );
  }, []);

  useEffect(() => {
    const before = document.title;
    const handleBefore = () => {
      document.title = title;
      flushSync(() => setIsOnPaper(true));
    };
    const handleAfter = () => {
      document.title = before;
    };
    window.addEventListener('beforeprint', handleBefore);
    window.addEventListener('afterprint', handleAfter);
    return () => {
      window.removeEventListener('beforeprint', handleBefore);
      window.removeEventListener('afterprint', handleAfter);
    };
  }, [title]);

  async function handleClick() {
    setStatus('loading');
    try {
      const CorrectionPaper = await paper.ready();
      flushSync(() => {
        setPaper(() => CorrectionPaper);
        setIsOnPaper(true);
        setStatus('idle');
      });
    } catch {
      setStatus('failed');
      return;
    }
    window.print();
  }

  return (
    <div className="grid justify-items-start gap-2">
      <Button variant="outline" busy={status === 'loading'} onClick={() => void handleClick()}>
        <FileDown size={18} strokeWidth={1.75} aria-hidden="true" />
        Salvar em PDF
      </Button>
      <FormFailure
        sentence={
          status === 'failed'
            ? 'Não deu para preparar as páginas. A correção continua aqui: confira a conexão e tente de novo.'
            : null
        }
      />
      {isOnPaper && Paper && <Paper {...props} />}
    </div>
  );
}

/** Some file systems truncate longer names. */
const MAX_THEME_LENGTH = 80;

/** The document title, from which browsers derive the file name: "Redação – tema – 20-10-2025". */
export function paperTitle({ theme, submittedAt }: Pick<Correction, 'theme' | 'submittedAt'>): string {
  const day = formatDate(new Date(submittedAt)).replaceAll('/', '-');
  // Replaces characters that file systems do not allow in names.
  const name = excerpt(theme, MAX_THEME_LENGTH).replaceAll(/[\\/:*?"<>|]+/g, ' ');
  return ['Redação', name.replaceAll(/\s+/g, ' ').trim(), day].filter(Boolean).join(' – ');
}
