import { FileDown } from 'lucide-react';
import { useEffect, useState, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { loadWhenAsked } from '@/lib/load-when-asked';
import { Button } from '@/ui/button';
import { FormFailure } from '@/ui/form-failure';
import type { CorrectionPaperProps } from './correction-paper';
import { paperTitle } from './paper-title';

/** What only paper needs is no part of the correction on screen. */
const paper = loadWhenAsked(async () => {
  const [{ CorrectionPaper }, { loadPaperFonts }] = await Promise.all([
    import('./correction-paper'),
    import('./paper-fonts'),
  ]);
  await loadPaperFonts();
  return CorrectionPaper;
});

/**
 * The correction as a file, by the print dialog of the browser, which knows "Salvar como PDF". Printing by the menu of
 * the browser gives the same pages.
 */
export function SaveAsPdf(props: CorrectionPaperProps) {
  const [Paper, setPaper] = useState<ComponentType<CorrectionPaperProps> | null>(null);
  // From the first printing on: some phones lay the pages out after they said that printing was over.
  const [isOnPaper, setIsOnPaper] = useState(false);
  const [status, setStatus] = useState<'idle' | 'loading' | 'failed'>('idle');
  const title = paperTitle(props.correction);

  useEffect(() => {
    // A failure here is not the last word: the button asks again.
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
