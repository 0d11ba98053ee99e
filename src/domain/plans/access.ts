import { canUseCredit } from './credits.ts';

export type AccessDialog = 'none' | 'upgrade' | 'limit';

/**
 * Which dialog stands between the student and a correction (decisions §4): none with a credit or in promotional
 * mode, the limit dialog when a bought package is used up, the upgrade dialog in every other case.
 */
export function accessDialog(input: {
  credits: number;
  isPromoActive: boolean;
  isPackageUsedUp: boolean;
}): AccessDialog {
  if (input.isPromoActive || canUseCredit(input.credits)) return 'none';
  return input.isPackageUsedUp ? 'limit' : 'upgrade';
}

/** Whether corrections were bought and none is left. */
export function isPackageUsedUp(correctionsBought: number, credits: number): boolean {
  return correctionsBought > 0 && !canUseCredit(credits);
}
