import { ArrowLeft, X } from 'lucide-react';
import { useState } from 'react';
import type { BankTheme } from '@/domain/themes/theme-bank';
import { Button } from '@/ui/button';
import { FullDialog } from '@/ui/full-dialog';
import { IconButton } from '@/ui/icon-button';
import { ThemeBrowser } from './theme-browser';

type ThemeDialogProps = { open: boolean; onClose(): void; onUse(theme: string): void };

/** The bank of themes, for choosing one: for a class, or for the sheet of a guest. */
export function ThemeDialog({ open, onClose, onUse }: ThemeDialogProps) {
  const [opened, setOpened] = useState<BankTheme | null>(null);
  return (
    <FullDialog
      open={open}
      onOpenChange={(isOpen) => isOpen || onClose()}
      label="Banco de temas"
      header={
        <div className="mx-auto flex max-w-288 items-center justify-between gap-3">
          <h2 className="text-lg">Banco de temas</h2>
          <IconButton label="Fechar banco de temas" onClick={onClose} className="-mr-2">
            <X size={20} strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
        </div>
      }
    >
      <ThemeBrowser
        essays={null}
        current={opened}
        onOpen={setOpened}
        renderOpener={(theme, look) => <button type="button" onClick={() => setOpened(theme)} {...look} />}
        renderActions={({ theme }) => <Button onClick={() => onUse(theme)}>Usar este tema</Button>}
        back={
          <Button variant="ghost" size="small" className="mb-3 -ml-3" onClick={() => setOpened(null)}>
            <ArrowLeft size={16} strokeWidth={1.75} aria-hidden="true" />
            Temas
          </Button>
        }
      />
    </FullDialog>
  );
}
