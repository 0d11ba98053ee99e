/** "Há uma?sede? de justiça": pasted from where quotation marks came out as question marks. */
export function hasLostQuotes(text: string): boolean {
  return /\?\p{L}/u.test(text);
}
