import type { ReactNode } from 'react';
import type { ColorScheme } from '@/data/services';
import { useServices, useStore } from '@/data/services-context';
import { paths } from '@/lib/paths';
import { Link } from '@/ui/link';
import { Segmented } from '@/ui/segmented';
import { Switch } from '@/ui/switch';

const APPEARANCES = [
  { value: 'light', label: 'Claro' },
  { value: 'dark', label: 'Escuro' },
  { value: 'system', label: 'Sistema' },
] as const;

/** How the app looks and behaves for this user. What takes effect at once is no part of the form. */
export function PreferencesSection({ children }: { /** Switches of one role only. */ children?: ReactNode }) {
  const { preferences, session } = useServices();
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
        {session.isDemo && <DelaysSwitch />}
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

/** The waits that the local mode simulates (decisions §6). */
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

/** The dialogs that celebrate; what was unlocked stands in the grid either way. */
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
