export type CreditsBannerProps = { onUpgrade(): void };

export function CreditsBanner(_props: CreditsBannerProps) {
  return null;
}
