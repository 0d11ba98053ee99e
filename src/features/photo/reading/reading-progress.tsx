import type { ReadingState } from './reading-flow';
import type { ReadingStage } from '@/data/services';
import { Button } from '@/ui/button';
import { Progress } from '@/ui/progress';
import { Spinner } from '@/ui/spinner';

type ReadingProgressProps = {
  state: Extract<ReadingState, { step: 'reading' | 'transcribing' }>;
  onCancel(): void;
};

/** Photos being read: which one, what is being done with it, how far it is. */
export function ReadingProgress({ state, onCancel }: ReadingProgressProps) {
  return (
    <div className="grid gap-3">
      <p aria-live="polite" className="flex items-center gap-2 text-sm font-semibold">
        {state.step === 'transcribing' && <Spinner />}
        {state.step === 'reading' ? describe(state) : 'Lendo a letra de mão'}
      </p>
      {state.step === 'reading' && <Progress value={state.percent} label="Progresso da leitura" />}
      <Button variant="outline" onClick={onCancel} data-next-focus="" className="sm:justify-self-start">
        Cancelar
      </Button>
    </div>
  );
}

function describe({ page, of, stage }: Extract<ReadingState, { step: 'reading' }>): string {
  return of === 1 ? STAGES[stage] : `Foto ${page} de ${of}: ${STAGES[stage].toLowerCase()}`;
}

const STAGES: Record<ReadingStage, string> = {
  optimizing: 'Otimizando a imagem',
  loading: 'Carregando o leitor',
  preparing: 'Endireitando a folha',
  reading: 'Lendo o texto',
  finishing: 'Finalizando a leitura',
};
