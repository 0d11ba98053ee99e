export function OfferBanner() {
  return null;
}
