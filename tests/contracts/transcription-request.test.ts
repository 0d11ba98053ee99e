import { describe, expect, it } from 'vitest';
import { MAX_PAGE_BYTES, MAX_PAGE_SIDE, MAX_PAGES } from '@/contracts/transcription';
import { MAX_TRANSCRIPTION_BYTES, TranscriptionRequestSchema } from '@/contracts/transcription-request';
import { fakePage, fakePhoto } from '../support/fake-photo';

const read = (...pages: unknown[]) => TranscriptionRequestSchema.safeParse({ pages });

describe('pages', () => {
  it('say by their bytes what they are', () => {
    const [png, webp] = [fakePage('image/png'), fakePage('image/webp')];
    expect(read(png, webp).data).toEqual({
      pages: [
        { base64: png, type: 'image/png' },
        { base64: webp, type: 'image/webp' },
      ],
    });
  });

  it('at their largest and all of them fit the body', () => {
    const side = MAX_PAGE_SIDE;
    const largest = fakePage('image/jpeg', { size: MAX_PAGE_BYTES, width: side, height: side });
    const pages = Array.from({ length: MAX_PAGES }, () => largest);
    expect(read(...pages).success).toBe(true);
    expect(JSON.stringify({ pages }).length).toBeLessThanOrEqual(MAX_TRANSCRIPTION_BYTES);
  });

  it.each([
    ['a byte more', fakePage('image/jpeg', { size: MAX_PAGE_BYTES + 1 })],
    ['a pixel more', fakePage('image/png', { width: MAX_PAGE_SIDE + 1 })],
    ['no height', fakePage('image/webp', { height: 0 })],
    ['an end that is missing', fakePhoto().subarray(0, 280).toString('base64')],
    ['a format that not every model reads', Buffer.from('GIF89a\x01\0\x01\0\0\0').toString('base64')],
    ['padding in the middle', `${fakePage().slice(0, 100)}====${fakePage()}`],
    ['a cut end', fakePage().slice(0, -1)],
    ['letters of addresses', fakePage().replace(/.$/, '_')],
    ['a line break', `${fakePage()}\n`],
  ])('are refused with %s', (_case, page) => {
    expect(read(page).error?.issues[0]?.path).toEqual(['pages', 0]);
  });

  it('may be none', () => {
    expect(read().data).toEqual({ pages: [] });
  });
});
