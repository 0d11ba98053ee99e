import { describe, expect, it } from 'vitest';
import { accessDialog, isPackageUsedUp } from '@/domain/plans/access';
import { planBadge } from '@/domain/plans/plan-badge';

describe('accessDialog', () => {
  it.each([
    ['a credit opens the way', 1, false, false, 'none'],
    ['the promotional mode opens the way without credits', 0, true, false, 'none'],
    ['the promotional mode opens the way after a used-up package', 0, true, true, 'none'],
    ['a used-up package asks for a new one', 0, false, true, 'limit'],
    ['nothing ever bought offers the upgrade', 0, false, false, 'upgrade'],
  ] as const)('%s', (_requirement, credits, isPromoActive, isUsedUp, dialog) => {
    expect(accessDialog({ credits, isPromoActive, isPackageUsedUp: isUsedUp })).toBe(dialog);
  });

  it.each([
    ['twelve bought and none left', 12, 0, true],
    ['twelve bought and one left', 12, 1, false],
    ['nothing bought', 0, 0, false],
  ])('a package is used up: %s', (_requirement, bought, credits, isUsedUp) => {
    expect(isPackageUsedUp(bought, credits)).toBe(isUsedUp);
  });
});

describe('planBadge', () => {
  it.each([
    ['a student on trial', 'trial', 'student', 'Trial Gratuito'],
    ['a teacher on trial', 'trial', 'teacher', 'Trial Gratuito'],
    ['a paying student', 'premium', 'student', 'Plano Premium'],
    ['a paying teacher', 'premium', 'teacher', 'Plano Anual'],
  ] as const)('%s', (_requirement, plan, userType, badge) => {
    expect(planBadge(plan, userType)).toBe(badge);
  });
});
