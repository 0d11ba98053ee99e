/** A readable size, e.g. "2,4 MB" or "180 kB", with a no-break space. */
export function formatBytes(bytes: number): string {
  const [value, unit] = bytes < 1_000_000 ? [bytes / 1000, 'kilobyte'] : [bytes / 1_000_000, 'megabyte'];
  const text = new Intl.NumberFormat('pt-BR', {
    style: 'unit',
    unit,
    maximumFractionDigits: value < 10 ? 1 : 0,
  }).format(value);
  return text.replace(/\s/g, '\u00a0');
}

/** An amount in reais, e.g. "R$ 97,80", with a no-break space. */
export function formatMoney(reais: number, decimals = 2): string {
  return new Intl.NumberFormat('pt-BR', {
    style: 'currency',
    currency: 'BRL',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(reais);
}

/** A readable count: exact below 100,000, e.g. "2.000", then rounded, e.g. "5,8 mi". */
export function formatCount(count: number): string {
  if (count < 100_000) return count.toLocaleString('pt-BR');
  return count.toLocaleString('pt-BR', { notation: 'compact', maximumFractionDigits: 1 });
}
