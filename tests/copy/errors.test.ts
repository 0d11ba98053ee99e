import { describe, expect, it } from 'vitest';
import { AppError, ERROR_CODES, type ErrorCode } from '@/contracts/app-error';
import { errorSentence, formErrorSentence } from '@/copy/errors';

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

/** The possible failures of any request, each with a sentence of its own. */
const OUTCOMES = ['offline', 'unreachable', 'refused', 'timed-out', 'server-unavailable'] as const;

describe('the five outcomes of a request that failed', () => {
  const sentences = OUTCOMES.map((code) => errorSentence(new AppError(code)));

  it('begin each in words of their own', () => {
    expect(new Set(sentences.map((sentence) => sentence.slice(0, 22))).size).toBe(OUTCOMES.length);
  });

  it('say what to do', () => {
    for (const sentence of sentences) expect(sentence).toMatch(/tente de novo/i);
  });

  it('blame the internet only where there is none', () => {
    expect(sentences.filter((sentence) => /sem conexão|internet/i.test(sentence))).toEqual([sentences[0]]);
  });

  it('say in a form that its fields stand', () => {
    for (const code of OUTCOMES) {
      const error = new AppError(code);
      expect(formErrorSentence(error)).toBe(`${errorSentence(error)} O que você escreveu continua aqui.`);
    }
  });
});

it.each<ErrorCode>(['wrong-credentials', 'email-taken', 'too-many-attempts', 'session-lost'])(
  'a form says no more of %s than any other place',
  (code) => {
    const error = new AppError(code);
    expect(formErrorSentence(error)).toBe(errorSentence(error));
  },
);
