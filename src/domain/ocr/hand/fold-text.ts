const FOLDS: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '«': '"',
  '»': '"',
  '–': '-',
  '—': '-',
  '…': '...',
  œ: 'oe',
  Œ: 'OE',
  æ: 'ae',
  '°': 'º',
};

/**
 * The text with variants of a character replaced by one form and with single spaces, as in training (`fold` of
 * tools/hand/alphabet.py).
 */
export function foldHandText(text: string): string {
  const folded = Array.from(text.normalize('NFC'), (character) => FOLDS[character] ?? character);
  return folded.join('').trim().replaceAll(/\s+/g, ' ');
}
