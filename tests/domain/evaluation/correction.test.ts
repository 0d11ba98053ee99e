import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toVideoSearchUrl } from '@/domain/evaluation/correction';

describe('toVideoSearchUrl', () => {
  it.each([
    ['adds "enem"', 'Uso da crase', 'Uso da crase enem'],
    ['keeps signs inside the query', 'a&b=c#d javascript:', 'a&b=c#d javascript: enem'],
    ['drops half an emoji', 'fome\uD83D', 'fome enem'],
  ])('%s', (_requirement, query, searched) => {
    const url = new URL(toVideoSearchUrl(query));
    expect(url.origin).toBe('https://www.youtube.com');
    expect(url.searchParams.get('search_query')).toBe(searched);
  });

  it('any string gives a valid address of the video site', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (query) => {
        expect(new URL(toVideoSearchUrl(query)).hostname).toBe('www.youtube.com');
      }),
    );
  });
});
