export function UpgradeBanner() {
  return null;
}
