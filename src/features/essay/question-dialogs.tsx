import type { ThemeQuestion } from './use-theme-choice';
import { AlertDialog } from '@/ui/alert-dialog';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';

type ThemeChoiceDialogProps = {
  open: boolean;
  /** null if there is no question to ask. */
  question: ThemeQuestion | null;
  replace(): void;
  keepBoth(): void;
  cancel(): void;
};

/** Asks what to do with a suggested theme if a theme is already written: three choices (R-ESSAY-10). */
export function ThemeChoiceDialog({ open, question, replace, keepBoth, cancel }: ThemeChoiceDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && cancel()}
      hideClose
      title="Você já tem um tema"
      description="O que fazer com a sugestão?"
      footer={
        <div className="flex w-full flex-col-reverse gap-3">
          <Button variant="ghost" onClick={cancel}>
            Cancelar
          </Button>
          <Button variant="outline" onClick={keepBoth}>
            Manter os dois
          </Button>
          <Button onClick={replace}>Substituir</Button>
        </div>
      }
    >
      <dl className="grid gap-3">
        <Theme label="No campo" theme={question?.current ?? ''} />
        <Theme label="Sugestão" theme={question?.suggested ?? ''} />
      </dl>
    </Dialog>
  );
}

function Theme({ label, theme }: { label: string; theme: string }) {
  return (
    <div>
      <dt className="eyebrow">{label}</dt>
      <dd className="line-clamp-4 font-serif leading-snug font-bold wrap-anywhere">{theme}</dd>
    </div>
  );
}

type CoherenceDialogProps = {
  open: boolean;
  /** Justification given by the theme check; null if there is no question to ask. */
  justification: string | null;
  /** Whether a correction may cost credits. */
  hasCredits?: boolean;
  onAnswer(proceed: boolean): void;
};

/** Asks before using a credit on an essay that seems to be off its theme (R-ESSAY-6). */
export function CoherenceDialog({ open, justification, hasCredits = true, onAnswer }: CoherenceDialogProps) {
  return (
    <AlertDialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onAnswer(false)}
      title="Seu texto parece fugir do tema"
      description={
        <>
          <p>{justification}</p>
          <p className="mt-3">
            {hasCredits && 'Nenhum crédito foi usado. '}Releia o tema ou siga com a correção.
          </p>
        </>
      }
      actions={
        <>
          <Button variant="outline" onClick={() => onAnswer(false)}>
            Voltar ao texto
          </Button>
          <Button onClick={() => onAnswer(true)}>Corrigir assim mesmo</Button>
        </>
      }
    />
  );
}

type RewriteDialogProps = {
  open: boolean;
  /** Theme of the essay to be rewritten. */
  theme: string;
  onAccept(): void;
  onCancel(): void;
};

/** Asks before a correction's essay replaces another text on the sheet. */
export function RewriteDialog({ open, theme, onAccept, onCancel }: RewriteDialogProps) {
  return (
    <AlertDialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onCancel()}
      title="Há outro texto na folha"
      description={
        <>
          <p>
            A redação que você vai reescrever, sobre “<span className="wrap-anywhere">{theme}</span>”, toma o
            lugar do texto que está na folha.
          </p>
          <p className="mt-3">O texto de agora não se perde: fica em “Versões anteriores”.</p>
        </>
      }
      actions={
        <>
          <Button variant="outline" onClick={onCancel}>
            Continuar com o texto de agora
          </Button>
          <Button onClick={onAccept}>Reescrever</Button>
        </>
      }
    />
  );
}
