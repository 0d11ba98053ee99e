/** "a", "a e b", "a, b e c". Empty for an empty list. */
export function joinList(items: readonly string[]): string {
  if (items.length <= 1) return items.join('');
  return `${items.slice(0, -1).join(', ')} e ${items.at(-1) ?? ''}`;
}

/** In typographic quotation marks. */
export function quote(text: string): string {
  return `“${text}”`;
}

/** "1 parágrafo", "3 parágrafos". */
export function count(amount: number, singular: string, plural: string): string {
  return `${amount} ${amount === 1 ? singular : plural}`;
}
