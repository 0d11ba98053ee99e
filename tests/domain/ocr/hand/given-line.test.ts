import { describe, expect, it } from 'vitest';
import { GIVEN_CHARACTERS, toGivenLine, unpackStrip } from '../../../../src/domain/ocr/hand/given-line.ts';

/** A strip whose columns grow darker, on a paper that is not quite white. */
function strip(width = 16, height = 48) {
  const pixels = Uint8Array.from({ length: width * height }, (_, at) =>
    at % width < 2 && at < width * 9 ? 10 * (at % 7) : 230,
  );
  return { width, height, pixels };
}

describe('a line to give', () => {
  it('is packed as sixteen greys with white paper, and unpacked to what it looked like', () => {
    const given = toGivenLine({ strip: strip(), text: 'uma linha' });
    expect(given).toMatchObject({ colunas: 16, texto: 'uma linha' });
    expect(given?.tira).toHaveLength(32 * 16);
    const { pixels, ...size } = unpackStrip(given!);
    expect(size).toEqual({ width: 16, height: 48 });
    expect(pixels[2]).toBe(255);
    const darkest = Array.from(pixels, (value, at) => Math.abs(value - (strip().pixels[at]! * 255) / 230));
    expect(Math.max(...darkest)).toBeLessThan(10);
  });

  it('has two rows a byte, the upper one in the upper half', () => {
    const pixels = new Uint8Array(16 * 48).fill(255);
    pixels[1] = 0;
    pixels[16 + 2] = 0;
    const { tira } = toGivenLine({ strip: { width: 16, height: 48, pixels }, text: 'a' })!;
    expect(Array.from(atob(tira).slice(0, 4), (one) => one.codePointAt(0))).toEqual([0, 0xf0, 0x0f, 0]);
  });

  it.each([
    ['  “Não”… é – assim’ ', '"Não"... é - assim\''],
    ['duas\n linhas', 'duas linhas'],
    ['Sa\u0303o', 'São'],
    [GIVEN_CHARACTERS, GIVEN_CHARACTERS.trim()],
  ])('says %j as the training does', (text, texto) => {
    expect(toGivenLine({ strip: strip(), text })?.texto).toBe(texto);
  });

  it.each([
    ['no text', strip(), '  '],
    ['a character nobody learns', strip(), 'linha 😀'],
    ['an endless text', strip(), 'a'.repeat(161)],
    ['a strip of another height', strip(16, 47), 'a'],
    ['a narrow strip', strip(15), 'a'],
    ['a wide strip', strip(2001), 'a'],
    ['a strip with too few pixels', { ...strip(), pixels: new Uint8Array(3) }, 'a'],
  ])('is none with %s', (_requirement, of, text) => {
    expect(toGivenLine({ strip: of, text })).toBeNull();
  });

  it('that is not whole is not unpacked', () => {
    expect(() => unpackStrip({ colunas: 16, tira: 'AAAA' })).toThrow(RangeError);
  });
});
