export function PromoCard() {
  return null;
}
