/** Joins items in Portuguese: "a", "a e b", "a, b e c". Empty for an empty list. */
export function joinList(items: readonly string[]): string {
  if (items.length <= 1) return items.join('');
  return `${items.slice(0, -1).join(', ')} e ${items.at(-1) ?? ''}`;
}

/**
 * The text in typographic quotation marks, without inner quotation marks and without a punctuation mark at its end.
 */
export function quote(text: string): string {
  const inner = text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.,;:]+$/, '')
    .replace(/["“”«»„]/g, '');
  return `“${inner}”`;
}

/** The name of a rule in quotation marks; quotation marks inside the name become single: “‘Há’ no lugar de ‘a’”. */
export function nameOfRule(name: string): string {
  return `“${name.replaceAll('“', '‘').replaceAll('”', '’')}”`;
}

/** A number with its noun: "1 parágrafo", "3 parágrafos". */
export function count(amount: number, singular: string, plural: string): string {
  return `${amount} ${amount === 1 ? singular : plural}`;
}

/**
 * Returns "ao menos 2" for 2 of 4 but "4" for 4 of 4, because a smaller number may be too low: some occurrences may
 * not have been recognized.
 */
export function atLeast(amount: number, of: number): string {
  return amount < of ? `ao menos ${amount}` : `${amount}`;
}

/** The text with its first letter in upper case. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A sentence as a clause: first letter in lower case, no full stop. */
export function asClause(sentence: string): string {
  return (
    sentence.charAt(0).toLowerCase() +
    sentence
      .slice(1)
      .replace(/\.$/, '')
      .replace(/"([^"]*)"/g, '“$1”')
  );
}

/** An improvement as the advice on a level that no fault explains. */
export function asNextStep(further: string): string {
  return `um próximo passo: ${further}`;
}
