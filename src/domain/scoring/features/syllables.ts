const VOWELS = new Set('aeiouáéíóúâêôãõàüy');

/** Syllables of a lower-case word, taken as its groups of vowels; at least one. */
export function countSyllables(word: string): number {
  let groups = 0;
  let wasVowel = false;
  for (const letter of word) {
    const isVowel = VOWELS.has(letter);
    if (isVowel && !wasVowel) groups += 1;
    wasVowel = isVowel;
  }
  return Math.max(1, groups);
}
