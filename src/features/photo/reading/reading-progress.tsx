import type { PagesProgress, ReadingState } from './reading-flow';
import type { Readable, ReadingStage } from '@/data/services';
import { useStore } from '@/data/services-context';
import { Button } from '@/ui/button';
import { Progress } from '@/ui/progress';
import { Spinner } from '@/ui/spinner';

type ReadingProgressProps = {
  state: Extract<ReadingState, { step: 'reading' | 'transcribing' }>;
  onCancel(): void;
};

/** Reading progress: the current photo, its stage and the percentage. */
export function ReadingProgress({ state, onCancel }: ReadingProgressProps) {
  return (
    <div className="grid gap-3">
      {state.step === 'reading' ? (
        <PagesBar progress={state.progress} />
      ) : (
        <p role="status" className="flex items-center gap-2 text-sm font-semibold">
          <Spinner />
          Lendo a letra de mão
        </p>
      )}
      <Button variant="outline" onClick={onCancel} data-next-focus="" className="sm:justify-self-start">
        Cancelar
      </Button>
    </div>
  );
}

function PagesBar({ progress }: { progress: Readable<PagesProgress> }) {
  const { page, of, stage, percent } = useStore(progress);
  return (
    <>
      <p aria-live="polite" className="text-sm font-semibold">
        {of === 1 ? STAGES[stage] : `Foto ${page} de ${of}: ${STAGES[stage].toLowerCase()}`}
      </p>
      <Progress value={percent} label="Progresso da leitura" />
    </>
  );
}

const STAGES: Record<ReadingStage, string> = {
  optimizing: 'Otimizando a imagem',
  loading: 'Carregando o leitor',
  preparing: 'Endireitando a folha',
  reading: 'Lendo o texto',
  finishing: 'Finalizando a leitura',
};
