import { describe, expect, it } from 'vitest';
import { AppError, ERROR_CODES } from '@/contracts/app-error';
import { errorSentence } from '@/copy/errors';

describe('errorSentence', () => {
  it.each(ERROR_CODES.map((code) => [code]))(
    '%s: a sentence that neither shouts nor leaks the code',
    (code) => {
      const sentence = errorSentence(new AppError(code, new TypeError('Failed to fetch')));
      expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
      expect(sentence).not.toMatch(/!|Failed to fetch/);
    },
  );

  it('has a sentence for anything that was thrown', () => {
    expect(errorSentence('boom')).toBe(errorSentence(new AppError('unexpected')));
    expect(errorSentence(undefined)).toBe(errorSentence(new AppError('unexpected')));
  });
});
