import { saoPauloHour } from '../time/sao-paulo.ts';

/** "Bom dia" from 5 h, "Boa tarde" from 12 h, "Boa noite" from 18 h, by the São Paulo clock. */
export function greeting(now: Date): string {
  const hour = saoPauloHour(now);
  if (hour < 5 || hour >= 18) return 'Boa noite';
  return hour < 12 ? 'Bom dia' : 'Boa tarde';
}

/** The first name, for greetings. Empty if the name is blank; the caller then uses "estudante". */
export function greetingName(name: string): string {
  return name.trim().split(/\s+/)[0] ?? '';
}
