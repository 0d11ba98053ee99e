export function CreditCount() {
  return null;
}
