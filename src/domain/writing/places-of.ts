/** "no 2º, no 3º e no 5º parágrafos": where in the text something stands, each paragraph once. */
export function placesOf(uses: readonly { paragraph: number }[]): string {
  const ordinals = [...new Set(uses.map(({ paragraph }) => `${paragraph + 1}º`))];
  if (ordinals.length === 1) return `todas no ${ordinals.join('')} parágrafo`;
  return `no ${ordinals.slice(0, -1).join(', no ')} e no ${ordinals.at(-1) ?? ''} parágrafos`;
}
