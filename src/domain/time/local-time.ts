import { isoDayOf } from './iso-day.ts';
import { saoPauloHour } from './sao-paulo.ts';

const HOUR_MS = 3_600_000;
/** Hours by which São Paulo is behind UTC: three, or two during daylight saving time. */
const HOURS_BEHIND = [3, 2];

/** The local time of São Paulo at an instant, in the format of datetime fields: "2025-10-24T09:30". */
export function saoPauloLocalTime(instant: Date): string {
  const part = (value: number) => String(value).padStart(2, '0');
  return `${isoDayOf(instant)}T${part(saoPauloHour(instant))}:${part(instant.getUTCMinutes())}`;
}

/** The instant of a São Paulo local time; null if it does not exist. */
export function instantOfLocalTime(local: string): Date | null {
  const asUtc = Date.parse(`${local}:00.000Z`);
  if (Number.isNaN(asUtc)) return null;
  const instants = HOURS_BEHIND.map((hours) => new Date(asUtc + hours * HOUR_MS));
  return instants.find((instant) => saoPauloLocalTime(instant) === local) ?? null;
}
