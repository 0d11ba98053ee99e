import { describe, expect, it } from 'vitest';
import { findReferentialLinks } from '@/domain/evaluation/evidence/referential-links';
import { analyzeText } from '@/domain/text/analyze-text';

const linksIn = (text: string) =>
  findReferentialLinks(analyzeText(text)).map(({ start, end }) => text.slice(start, end));

describe('findReferentialLinks', () => {
  it.each([
    [
      'a pointer with a noun that sums up',
      'Diante desse cenário, tal realidade assusta.',
      ['desse cenário', 'tal realidade'],
    ],
    ['a pointer with any noun is none', 'Esse cachorro late.', []],
    ['not across a comma', 'Foi esse, problema meu.', []],
    ['quoted, it is somebody else’s', '"Esse problema é seu", disse.', []],
  ])('%s', (_requirement, text, links) => {
    expect(linksIn(text)).toEqual(links);
  });
});
