/** A list written as running text, separated by commas. Lower case, accents as the norm has them. */
export function phrases(list: string): string[] {
  return list.trim().split(/,\s+/);
}
