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
 * Replaces variants of a character by one form and repeated whitespace by single spaces, as in training (`fold` of
 * tools/hand/alphabet.py).
 */
export function foldHandText(text: string): string {
  const folded = Array.from(text.normalize('NFC'), (character) => FOLDS[character] ?? character);
  return folded.join('').trim().replaceAll(/\s+/g, ' ');
}
