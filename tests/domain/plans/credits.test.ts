import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { UNLIMITED_CREDITS } from '@/domain/plans/constants';
import {
  addCredits,
  canUseCredit,
  consumeCredit,
  creditsLabel,
  displayedCredits,
  toCredits,
  accessDialog,
  isPackageUsedUp,
} from '@/domain/plans/credits';
import { planBadge } from '@/domain/session/session-user';

describe('credits', () => {
  it.each([
    ['one credit may be used', 1, { ok: true, remaining: 0 }],
    ['use takes exactly one', 12, { ok: true, remaining: 11 }],
    ['none cannot be used', 0, { ok: false }],
    ['a negative balance cannot be used', -3, { ok: false }],
    ['half a credit is no credit', 0.5, { ok: false }],
    ['something that is no number is no credit', NaN, { ok: false }],
  ])('%s', (_requirement, balance, use) => {
    expect(consumeCredit(balance)).toEqual(use);
    expect(canUseCredit(balance)).toBe(use.ok);
  });

  it.each([
    ['a package adds 12', 3, 12, 15],
    ['nothing negative is added', 3, -5, 3],
    ['a broken balance counts as none', NaN, 12, 12],
    ['a broken amount adds nothing', 3, Infinity, 3],
  ])('%s', (_requirement, balance, amount, sum) => {
    expect(addCredits(balance, amount)).toBe(sum);
  });

  it.each([
    ['nothing left is said in words', 0, 'Sem Créditos'],
    ['one is singular', 1, '1 crédito'],
    ['several are plural', 3, '3 créditos'],
    ['a broken balance counts as none', NaN, 'Sem Créditos'],
  ])('%s', (_requirement, balance, label) => {
    expect(creditsLabel(balance)).toBe(label);
  });

  it('shows 999999 in the promotional mode and the balance otherwise', () => {
    expect(displayedCredits(3, true)).toBe(UNLIMITED_CREDITS);
    expect(UNLIMITED_CREDITS).toBe(999_999);
    expect(displayedCredits(3, false)).toBe(3);
  });

  it('never goes below zero or off whole numbers, whatever is done in whatever order', () => {
    const step = fc.oneof(fc.constant('use' as const), fc.double());
    fc.assert(
      fc.property(fc.double(), fc.array(step), (start, steps) => {
        let balance = toCredits(start);
        for (const one of steps) {
          const use = consumeCredit(balance);
          if (one !== 'use') balance = addCredits(balance, one);
          else if (use.ok) balance = use.remaining;
          expect(balance).toBeGreaterThanOrEqual(0);
          expect(Number.isSafeInteger(balance)).toBe(true);
        }
      }),
    );
  });
});

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
    ['one bought and none left', 'premium', 0, true],
    ['one bought and a correction left', 'premium', 1, false],
    ['none bought', 'trial', 0, false],
  ] as const)('a package is used up: %s', (_requirement, plan, creditos_correcoes, isUsedUp) => {
    expect(isPackageUsedUp({ plan, creditos_correcoes })).toBe(isUsedUp);
  });

  it('nobody has used one up', () => {
    expect(isPackageUsedUp(null)).toBe(false);
  });
});

describe('planBadge', () => {
  it.each([
    ['a student on trial', 'trial', 'student', 'Trial Gratuito'],
    ['a teacher on trial', 'trial', 'teacher', 'Trial Gratuito'],
    ['a paying student', 'premium', 'student', 'Plano Premium'],
    ['a paying teacher', 'premium', 'teacher', 'Plano Anual'],
    ['a developer, who has no trial', 'trial', 'dev', 'Dev'],
  ] as const)('%s', (_requirement, plan, userType, badge) => {
    expect(planBadge(plan, userType)).toBe(badge);
  });
});
