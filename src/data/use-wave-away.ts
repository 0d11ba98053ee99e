import { useServices } from './services-context';
import { bringBack, waveAway, type Ignorable, type Ignored } from '@/domain/writing/ignored';

/** Leaves a finding of a text alone from now on, for this account; the answer undoes it. */
export function useWaveAway(text: string): (finding: Ignorable) => () => void {
  const { writing } = useServices();
  function change(move: (ignored: Ignored) => Ignored) {
    const preferences = writing.get();
    const { findings, words } = move(preferences.ignored);
    writing.set({ ...preferences, ignored: { findings: [...findings], words: [...words] } });
  }
  return (finding) => {
    change((ignored) => waveAway(ignored, text, finding));
    return () => change((ignored) => bringBack(ignored, text, finding));
  };
}
