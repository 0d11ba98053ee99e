/**
 * Mean confidence weighted by the number of characters, so that specks mistaken for words have little influence; 0
 * if nothing was recognized.
 */
export function meanConfidence(words: readonly { text: string; confidence: number }[]): number {
  const characters = words.reduce((sum, { text }) => sum + text.length, 0);
  return (
    words.reduce((sum, { text, confidence }) => sum + text.length * confidence, 0) / Math.max(characters, 1)
  );
}
