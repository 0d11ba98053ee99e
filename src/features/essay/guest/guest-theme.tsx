import { Library } from 'lucide-react';
import { type ComponentProps, type ComponentType, useState } from 'react';
import { ThemeField } from '../theme-field';
import { GUEST_SUPPORT_TEXT } from '@/domain/guest/guest-support-text';
import { GUEST_THEME } from '@/domain/guest/guest-theme';
import { Button } from '@/ui/button';

/** The bank of themes, in a dialog. */
export type ThemeBankProps = { open: boolean; onClose(): void; onUse(theme: string): void };

type GuestThemeProps = Omit<ComponentProps<typeof ThemeField>, 'aside' | 'readOnly'> & {
  /** Whether an example is on the sheet, whose theme is `GUEST_THEME`. */
  isExample: boolean;
  ThemeBank: ComponentType<ThemeBankProps>;
};

/** The theme: any, in the guest's own words or from the bank; that of an example is fixed. */
export function GuestTheme({ isExample, ThemeBank, ...field }: GuestThemeProps) {
  const [isBankOpen, setBankOpen] = useState(false);
  const hasOurs = isExample || field.value.trim() === GUEST_THEME;

  function handleUse(theme: string) {
    field.onChange(theme);
    setBankOpen(false);
  }

  return (
    <div className="rounded-lg border bg-paper p-4 sm:p-5">
      {isExample ? (
        <>
          <p className="eyebrow">Tema do exemplo</p>
          <h2 className="mt-0.5 text-lg leading-[1.3] font-semibold">{GUEST_THEME}</h2>
        </>
      ) : (
        <ThemeField
          {...field}
          readOnly={false}
          aside={
            <Button
              variant="ghost"
              size="small"
              className="-my-2 -mr-3"
              disabled={field.disabled}
              onClick={() => setBankOpen(true)}
            >
              <Library size={18} strokeWidth={1.75} aria-hidden="true" />
              Banco de temas
            </Button>
          }
        />
      )}
      {hasOurs && <p className="mt-3 max-w-prose font-serif leading-normal">{GUEST_SUPPORT_TEXT}</p>}
      <p className="mt-3 max-w-prose text-sm text-ink-2">
        Escreva um texto dissertativo-argumentativo sobre o tema, com uma proposta de intervenção que respeite
        os direitos humanos.
      </p>
      <ThemeBank open={isBankOpen} onClose={() => setBankOpen(false)} onUse={handleUse} />
    </div>
  );
}
