/** A size for people, e.g. "2,4 MB" or "180 kB"; the space does not break. */
export function formatBytes(bytes: number): string {
  const [value, unit] = bytes < 1_000_000 ? [bytes / 1000, 'kilobyte'] : [bytes / 1_000_000, 'megabyte'];
  const text = new Intl.NumberFormat('pt-BR', {
    style: 'unit',
    unit,
    maximumFractionDigits: value < 10 ? 1 : 0,
  }).format(value);
  return text.replace(/\s/g, '\u00a0');
}
