/** What is left until midnight: "5 h 12 min", "12 min", and the last minute in seconds. Whole seconds from 0. */
export function timeLeft(seconds: number): string {
  if (seconds < 60) return `${seconds} s`;
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return [hours > 0 && `${hours} h`, minutes > 0 && `${minutes} min`].filter(Boolean).join(' ');
}

/** Milliseconds until `timeLeft` reads differently. */
export function nextChange(seconds: number): number {
  return (seconds < 60 ? 1 : (seconds % 60) + 1) * 1000;
}
