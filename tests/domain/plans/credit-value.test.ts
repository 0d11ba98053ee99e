import { expect, it } from 'vitest';
import { creditValue } from '@/domain/plans/credit-value';

it.each([
  ['in local mode, any correction', { needsCredit: true, hasModel: false, checkout: 'none' }, 'correction'],
  ['with a model, a reading by it', { needsCredit: false, hasModel: true, checkout: 'real' }, 'model'],
  [
    'with a model and nothing for sale, too',
    { needsCredit: false, hasModel: true, checkout: 'none' },
    'model',
  ],
  [
    'with a model and a test checkout, too',
    { needsCredit: false, hasModel: true, checkout: 'test' },
    'model',
  ],
  ['without a model, nothing', { needsCredit: false, hasModel: false, checkout: 'real' }, 'nothing'],
  ['without a model, a test', { needsCredit: false, hasModel: false, checkout: 'test' }, 'test'],
  ['unknown yet on a site that sells', { needsCredit: false, hasModel: null, checkout: 'real' }, 'model'],
  ['unknown yet with a test checkout', { needsCredit: false, hasModel: null, checkout: 'test' }, 'test'],
  [
    'unknown yet on a site that sells nothing',
    { needsCredit: false, hasModel: null, checkout: 'none' },
    'nothing',
  ],
] as const)('what a credit buys (R-BUY-1): %s', (_requirement, site, value) => {
  expect(creditValue(site)).toBe(value);
});
