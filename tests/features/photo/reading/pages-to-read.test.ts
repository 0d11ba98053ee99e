import { describe, expect, it } from 'vitest';
import type { PhotoPage } from '@/features/photo/photo-desk';
import { areAllRead, pagesToRead } from '@/features/photo/reading/pages-to-read';
import { buildPages } from './build-pages';

const [a, b, c] = buildPages('a', 'b', 'c') as [PhotoPage, PhotoPage, PhotoPage];
const turned = { ...a, edit: { turns: 1 as const, corners: null } };
const exchanged = { ...a, photo: { ...a.photo } };

describe('which pages the next reading takes', () => {
  it.each([
    ['all, when none was read', [a, b], [], [a, b], false],
    ['the new one alone, after the others', [a, b], [a], [b], true],
    ['the new ones alone, wherever they were put', [c, a, b], [a], [c, b], true],
    ['all again, when nothing is new', [a, b], [a, b], [a, b], false],
    [
      'all again, when a page that was read is turned and another is new',
      [turned, b],
      [a],
      [turned, b],
      false,
    ],
    ['all again, when a photo was exchanged', [exchanged, b], [a, b], [exchanged, b], false],
    ['all, when those that were read are gone', [b, c], [a], [b, c], false],
  ])('%s', (_what, pages, readPages, expected, isMore) => {
    expect(pagesToRead(pages, readPages)).toEqual({ pages: expected, isMore });
  });
});

describe('whether all pages were read as they are', () => {
  it.each([
    ['yes', [a, b], [b, a], true],
    ['not with a new one', [a, b], [a], false],
    ['not after a turn', [turned], [a], false],
    ['not with another photo', [exchanged], [a], false],
    ['also where one was taken away', [a], [a, b], true],
  ])('%s', (_what, pages, readPages, expected) => {
    expect(areAllRead(pages, readPages)).toBe(expected);
  });
});
