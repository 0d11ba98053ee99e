import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Button } from '@/ui/button';

type DialogFooterProps = {
  isFirst: boolean;
  isLast: boolean;
  onPrevious: () => void;
  onNext: () => void;
  onViewEssay: () => void;
  onGoHome: () => void;
  onClose: () => void;
};

/** Previous and next stand at the same places on every step; what a step adds stands between them, on phones above. */
export function DialogFooter({
  isFirst,
  isLast,
  onPrevious,
  onNext,
  onViewEssay,
  onGoHome,
  onClose,
}: DialogFooterProps) {
  return (
    <div className="flex w-full flex-wrap items-center justify-between gap-x-3 gap-y-2">
      <Button variant="ghost" onClick={onPrevious} disabled={isFirst} className="-ml-3 sm:-ml-4.5">
        <ArrowLeft size={18} strokeWidth={1.75} aria-hidden="true" />
        Anterior
      </Button>
      {isFirst && (
        <div className="flex grow items-center justify-between gap-1 max-sm:order-first max-sm:basis-full">
          <Button variant="ghost" onClick={onGoHome} className={`${COMPACT} max-sm:-ml-3 max-sm:px-3`}>
            Voltar para Início
          </Button>
          <Button variant="outline" onClick={onViewEssay} className={`${COMPACT} max-sm:px-2.5`}>
            Ver Redação Corrigida
          </Button>
        </div>
      )}
      {isLast && (
        <Button variant="ghost" onClick={onClose} className="ml-auto">
          Fechar
        </Button>
      )}
      <Button onClick={onNext} disabled={isLast}>
        Próximo
        <ArrowRight size={18} strokeWidth={1.75} aria-hidden="true" />
      </Button>
    </div>
  );
}

/** Both names fit on one line from 350 px up. */
const COMPACT = 'max-sm:text-sm min-[350px]:whitespace-nowrap';
