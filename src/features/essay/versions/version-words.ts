/** "1 palavra", "1.204 palavras". */
export function words(count: number): string {
  return `${count.toLocaleString('pt-BR')} ${count === 1 ? 'palavra' : 'palavras'}`;
}
