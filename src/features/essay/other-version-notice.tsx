import type { Draft } from '@/domain/essay/draft';
import { Button } from '@/ui/button';

type OtherVersionNoticeProps = {
  draft: Draft;
  isNewer: boolean;
  onUse(): void;
  onDismiss(): void;
};

/** Shown when two tabs wrote at the same time: the student chooses which version to keep. */
export function OtherVersionNotice({ draft, isNewer, onUse, onDismiss }: OtherVersionNoticeProps) {
  return (
    <section
      aria-label="Outra versão"
      aria-live="polite"
      className="mt-4 rounded-lg border bg-paper px-4 py-3 text-sm"
    >
      <p className="font-semibold">
        {isNewer ? 'Há uma versão mais nova em outra aba' : 'A versão que estava aqui ainda está nesta aba'}
      </p>
      <p className="mt-0.5 line-clamp-2 text-ink-2 wrap-anywhere">{opening(draft)}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button variant="outline" size="small" onClick={onUse}>
          Usar a outra versão
        </Button>
        <Button variant="ghost" size="small" onClick={onDismiss}>
          Ficar com esta
        </Button>
      </div>
    </section>
  );
}

const OPENING_LENGTH = 120;

function opening({ theme, essay }: Draft): string {
  const text = (essay.trim() || theme.trim()).slice(0, OPENING_LENGTH);
  return text ? `Começa com: ${text}…` : 'A folha está em branco.';
}
