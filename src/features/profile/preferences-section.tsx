import { ChevronRight, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ColorScheme } from '@/data/services';
import { useServices, useStore } from '@/data/services-context';
import { paths } from '@/lib/paths';
import { Segmented } from '@/ui/segmented';
import { Switch } from '@/ui/switch';

const APPEARANCES = [
  { value: 'light', label: 'Claro' },
  { value: 'dark', label: 'Escuro' },
  { value: 'system', label: 'Sistema' },
] as const;

/** The preferences of this user. They take effect immediately, so they are not part of the form. */
export function PreferencesSection({ children }: { /** Switches of one role only. */ children?: ReactNode }) {
  const { capabilities, preferences } = useServices();
  const theme = useStore(preferences.theme);
  return (
    <section aria-labelledby="profile-preferences">
      <h3 id="profile-preferences" className="text-lg">
        Preferências
      </h3>
      <div className="mt-3 grid gap-5">
        <div className="grid gap-1.5">
          <p aria-hidden="true" className="text-sm font-semibold">
            Aparência
          </p>
          <Segmented
            legend="Aparência"
            name="appearance"
            options={APPEARANCES}
            value={theme ?? 'system'}
            onChange={(value) => preferences.theme.set(chosenScheme(value))}
            className="text-sm"
          />
        </div>
        {children}
        {capabilities.simulatesDelays && <DelaysSwitch />}
        <p>
          <Link to={paths.accessibility}>Acessibilidade e mapa do teclado</Link>
        </p>
      </div>
    </section>
  );
}

function chosenScheme(value: (typeof APPEARANCES)[number]['value']): ColorScheme | null {
  return value === 'system' ? null : value;
}

/** Switch for the delays that local mode simulates (R-MODE-5). */
function DelaysSwitch() {
  const { config, preferences } = useServices();
  const { simulatedDelays } = preferences;
  return (
    <Switch
      label="Simular esperas"
      hint="Na demonstração, entrar e corrigir levam alguns segundos, como na internet. Desligue para não esperar."
      checked={useStore(simulatedDelays) ?? config.simulatedDelays}
      onChange={(isOn) => simulatedDelays.set(isOn)}
    />
  );
}

/** Turns the celebrations off; unlocked achievements are in the grid either way. */
export function CelebrationsSwitch() {
  const { celebrations } = useServices().preferences;
  return (
    <Switch
      label="Comemorar conquistas"
      hint="Mostra um aviso na tela quando você desbloqueia uma conquista. Desligado, ela só aparece em Canetinhas."
      checked={useStore(celebrations) ?? true}
      onChange={(isOn) => celebrations.set(isOn)}
    />
  );
}

/** Links a profile to the stored data of its owner. */
export function MyDataLink({ to }: { to: string }) {
  return (
    <Link
      to={to}
      className="flex min-h-11 items-center gap-3.5 rounded-lg border p-5 text-ink no-underline hover:bg-hl-soft sm:p-6"
    >
      <ShieldCheck size={22} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
      <span className="min-w-0 flex-1">
        <b className="block font-serif text-lg leading-snug font-semibold">Meus dados</b>
        <span className="text-sm text-ink-2">Ver, baixar ou excluir o que é seu</span>
      </span>
      <ChevronRight size={20} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-muted" />
    </Link>
  );
}
