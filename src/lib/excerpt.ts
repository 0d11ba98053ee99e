/** The beginning of a text in one line, of about `most` characters: cut after a word, with "…" if text follows. */
export function excerpt(text: string, most: number): string {
  const line = text.trim().replaceAll(/\s+/g, ' ');
  const characters = [...line];
  if (characters.length <= most) return line;
  const cut = characters.slice(0, most).join('');
  const end = cut.lastIndexOf(' ');
  // A single long word is cut anywhere.
  return `${(end > most / 2 ? cut.slice(0, end) : cut).replace(/[\s,;:.•–-]+$/, '')}…`;
}
