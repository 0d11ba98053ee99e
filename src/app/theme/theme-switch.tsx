import { useEntryServices } from '@/data/services-context';
import { ThemeToggle } from '@/ui/theme-toggle';
import { useColorScheme } from './use-color-scheme';

/** Light or dark, remembered on this device. */
export function ThemeSwitch() {
  const { theme } = useEntryServices().preferences;
  return <ThemeToggle scheme={useColorScheme()} onChange={(scheme) => theme.set(scheme)} />;
}
