import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Draft } from '@/domain/essay/draft';
import { downloadFile } from '@/lib/download-file';
import { Button } from '@/ui/button';

/** The device keeps no draft: what that means, and a way out that needs no room in the browser. */
export default function RefusedNotice({ draft }: { draft: Draft }): ReactNode {
  const { theme, essay } = draft;
  return (
    <section
      aria-label="Texto não guardado"
      className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-lg border bg-paper px-4 py-3 text-sm"
    >
      <p className="min-w-0 flex-1 basis-64 text-ink-2">
        O navegador está sem espaço ou não permite guardar dados. Seu texto continua nesta aba: envie-o ou
        baixe uma cópia antes de fechá-la.
      </p>
      <Button
        variant="outline"
        size="small"
        onClick={() => downloadFile('redacao.txt', `${theme}\n\n${essay}\n`, 'text/plain;charset=utf-8')}
      >
        <Download size={18} strokeWidth={1.75} aria-hidden="true" />
        Baixar o texto
      </Button>
    </section>
  );
}
