/** Reais for people, e.g. "R$ 97,80"; the space does not break. */
export function formatMoney(reais: number, decimals = 2): string {
  return new Intl.NumberFormat('pt-BR', {
    style: 'currency',
    currency: 'BRL',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(reais);
}
