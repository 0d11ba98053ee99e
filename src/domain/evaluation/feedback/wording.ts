/** "a", "a e b", "a, b e c". Empty for an empty list. */
export function joinList(items: readonly string[]): string {
  if (items.length <= 1) return items.join('');
  return `${items.slice(0, -1).join(', ')} e ${items.at(-1) ?? ''}`;
}

/** In typographic quotation marks; marks inside the passage are left out, and so is a sign at its end. */
export function quote(text: string): string {
  const inner = text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.,;:]+$/, '')
    .replace(/["“”«»„]/g, '');
  return `“${inner}”`;
}

/** The name of a rule in quotation marks, its own ones as inner ones: “‘Há’ no lugar de ‘a’”. */
export function nameOfRule(name: string): string {
  return `“${name.replaceAll('“', '‘').replaceAll('”', '’')}”`;
}

/** "1 parágrafo", "3 parágrafos". */
export function count(amount: number, singular: string, plural: string): string {
  return `${amount} ${amount === 1 ? singular : plural}`;
}

/** "ao menos 2" of 4, "4" of 4: what was recognised may not be all. */
export function atLeast(amount: number, of: number): string {
  return amount < of ? `ao menos ${amount}` : `${amount}`;
}

/** With a capital at the front. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** With a small letter at the front and without its stop, so that it can stand inside a sentence. */
export function asClause(sentence: string): string {
  return (
    sentence.charAt(0).toLowerCase() +
    sentence
      .slice(1)
      .replace(/\.$/, '')
      .replace(/"([^"]*)"/g, '“$1”')
  );
}

/** What is said of a level that no fault explains. */
export const ESTIMATE = 'Este nível é uma estimativa, feita a partir do texto todo';

/** The same with what would take the text further. */
export function asEstimate(further: string): string {
  return `${ESTIMATE}. Um próximo passo: ${further}`;
}
