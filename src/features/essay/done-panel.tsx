import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { Button } from '@/ui/button';
import { Griffin } from '@/ui/griffin';
import { Sheet } from '@/ui/sheet';

type DonePanelProps = {
  theme: string;
  isDisabled: boolean;
  onNew(): void;
  onRedo(): void;
  onBlank(): void;
  /** Opens the revisions, including those of the essay just corrected. */
  onRevisions(): void;
};

/** Shown after a correction: options for the next essay (R-ESSAY-8). */
export function DonePanel({ theme, isDisabled, onNew, onRedo, onBlank, onRevisions }: DonePanelProps) {
  return (
    <Sheet bleed className="px-5 pt-7 pb-6 sm:px-8 sm:pt-9 sm:pb-8">
      <div className="grid gap-6 sm:grid-cols-[1fr_auto] sm:items-end">
        <div className="min-w-0">
          <p className="eyebrow">Redação corrigida</p>
          <h2 className="mt-1 text-lg leading-snug wrap-anywhere sm:text-[1.625rem]">{theme}</h2>
          <p className="mt-3 max-w-[52ch] text-ink-2">
            A correção está guardada em{' '}
            <Link to={paths.student.correctedEssays}>suas redações corrigidas</Link>. Refazer o texto logo
            depois de ler os comentários é um bom treino.
          </p>
        </div>
        <Griffin pose="reading" className="-order-1 -ml-2 size-28 sm:order-none sm:ml-0 sm:size-36" />
      </div>
      <div className="mt-6 flex flex-col gap-3 border-t pt-6 sm:flex-row sm:flex-wrap">
        <Button data-next-step="" disabled={isDisabled} onClick={onRedo}>
          Refazer esta redação
        </Button>
        <Button variant="outline" disabled={isDisabled} onClick={onNew}>
          Enviar nova redação
        </Button>
        <Button variant="ghost" disabled={isDisabled} onClick={onBlank}>
          Nova redação em branco
        </Button>
        <Button variant="ghost" onClick={onRevisions}>
          Versões anteriores
        </Button>
      </div>
    </Sheet>
  );
}
