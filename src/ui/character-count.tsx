/** How much of a field is used, counted as it is checked; red where it is too much. Nothing is ever cut off. */
export function CharacterCount({ text, most }: { text: string; most: number }) {
  const count = [...text.trim()].length;
  return (
    <span className={count > most ? 'num font-semibold text-error' : 'num'}>
      {count}/{most}
    </span>
  );
}
