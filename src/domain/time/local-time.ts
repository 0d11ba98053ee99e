import { isoDayOf } from './iso-day.ts';
import { saoPauloHour } from './sao-paulo.ts';

const HOUR_MS = 3_600_000;
/** São Paulo is three hours behind UTC, and two where there is daylight saving. */
const HOURS_BEHIND = [3, 2];

/** "2025-10-24T09:30", the wall clock of São Paulo at an instant, as a field for day and time writes it. */
export function saoPauloLocalTime(instant: Date): string {
  const part = (value: number) => String(value).padStart(2, '0');
  return `${isoDayOf(instant)}T${part(saoPauloHour(instant))}:${part(instant.getUTCMinutes())}`;
}

/** The instant at which the clocks of São Paulo say so; null where they never do. */
export function instantOfLocalTime(local: string): Date | null {
  const asUtc = Date.parse(`${local}:00.000Z`);
  if (Number.isNaN(asUtc)) return null;
  const instants = HOURS_BEHIND.map((hours) => new Date(asUtc + hours * HOUR_MS));
  return instants.find((instant) => saoPauloLocalTime(instant) === local) ?? null;
}
