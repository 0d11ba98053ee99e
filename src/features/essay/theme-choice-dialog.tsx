import type { ThemeQuestion } from './use-theme-choice';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';

type ThemeChoiceDialogProps = {
  open: boolean;
  /** Null while there is nothing to ask. */
  question: ThemeQuestion | null;
  replace(): void;
  keepBoth(): void;
  cancel(): void;
};

/** A suggested theme meets a theme already written: three plain choices (decisions §8). */
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
