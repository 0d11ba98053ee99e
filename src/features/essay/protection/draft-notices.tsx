import { Download } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Draft } from '@/domain/essay/draft';
import { downloadFile } from '@/lib/download-file';
import { Button } from '@/ui/button';

type FollowingNoticeProps = {
  /** Whether the essay was edited in this tab before another tab took over. */
  wasTaken: boolean;
  onTakeOver(): Promise<void>;
};

/** Notice that another tab edits this essay and that this tab shows the saved text. */
export function FollowingNotice({ wasTaken, onTakeOver }: FollowingNoticeProps): ReactNode {
  const [isTaking, setIsTaking] = useState(false);

  async function take() {
    setIsTaking(true);
    await onTakeOver();
    setIsTaking(false);
  }

  return (
    <section
      aria-label="Redação aberta em outra aba"
      className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-lg border bg-paper px-4 py-3"
    >
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-semibold">
          {wasTaken ? 'Você continuou esta redação em outra aba' : 'Esta redação está aberta em outra aba'}
        </p>
        <p className="mt-0.5 text-sm text-ink-2">
          Aqui o texto só acompanha o que você escreve lá. Nada do que foi escrito se perde.
        </p>
      </div>
      <Button variant="outline" busy={isTaking} busyLabel="Trazendo o texto..." onClick={() => void take()}>
        Continuar aqui
      </Button>
    </section>
  );
}

/** Notice that the device cannot store the draft, with an offer to download it. */
export function RefusedNotice({ draft }: { draft: Draft }): ReactNode {
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
