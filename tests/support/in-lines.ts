/** Breaks a paragraph at spaces into lines of at most `width` characters. */
export function inLines(paragraph: string, width: number): string {
  const lines: string[] = [];
  for (const word of paragraph.split(/\s+/)) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + word.length <= width)
      lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines.join('\n');
}

/** A possible syllable break: after a vowel, before a consonant and a vowel, with two letters on either side. */
const SYLLABLE = /(?<=\p{L}[aeiouáéíóúâêôãõ])(?=[bcdfgjlmnpqrstvxz][aeiouáéíóúâêôãõ]\p{L})/u;

/** Like `inLines`, but words that do not fit are hyphenated if possible. */
export function inDividedLines(paragraph: string, width: number): string {
  const lines = [''];
  const classroom = () => width - (lines.at(-1) ?? '').length - (lines.at(-1) ? 1 : 0);
  const put = (piece: string) => {
    const line = lines.at(-1) ?? '';
    lines[lines.length - 1] = line ? `${line} ${piece}` : piece;
  };
  for (const word of paragraph.split(/\s+/)) {
    if (word.length <= classroom()) {
      put(word);
      continue;
    }
    const parts = word.includes('-') ? [word] : word.split(SYLLABLE);
    let head = '';
    while (parts.length > 1 && head.length + (parts[0]?.length ?? 0) + 1 <= classroom())
      head += parts.shift() ?? '';
    if (head) put(`${head}-`);
    lines.push(parts.join(''));
  }
  return lines.join('\n');
}
