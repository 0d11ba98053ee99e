/**
 * What a credit of this site buys: any correction (local mode), a reading by a model beside the free local
 * corrector, nothing but a test of the purchase, or nothing at all; credits are then neither sold nor shown.
 */
export type CreditValue = 'correction' | 'model' | 'test' | 'nothing';

type Site = {
  /** Every correction requires a credit. */
  needsCredit: boolean;
  /** Whether the server has a language model; null until it is known. */
  hasModel: boolean | null;
  /** The checkouts of this site; none if nothing can be bought. */
  checkout: 'none' | 'test' | 'real';
};

/**
 * Derives the value of a credit. Until the server has said whether it has a model, a site with a real checkout is
 * taken at its word, because its operator sells readings by one.
 */
export function creditValue({ needsCredit, hasModel, checkout }: Site): CreditValue {
  if (needsCredit) return 'correction';
  if (hasModel ?? checkout === 'real') return 'model';
  return checkout === 'test' ? 'test' : 'nothing';
}
