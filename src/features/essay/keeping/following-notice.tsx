import { useState, type ReactNode } from 'react';
import { Button } from '@/ui/button';

type FollowingNoticeProps = {
  /** The essay was being written here before. */
  wasTaken: boolean;
  onTake(): Promise<void>;
};

/** Another tab edits this essay: what stands here is what it saves. */
export default function FollowingNotice({ wasTaken, onTake }: FollowingNoticeProps): ReactNode {
  const [isTaking, setIsTaking] = useState(false);

  async function take() {
    setIsTaking(true);
    await onTake();
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
