import { dayAndTime } from '../day-and-time';

/** "hoje, 14:32". */
export function versionTime(iso: string, now: Date): string {
  const { day, time } = dayAndTime(iso, now);
  return `${day}, ${time}`;
}
