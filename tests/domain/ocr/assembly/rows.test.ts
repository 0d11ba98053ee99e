import { describe, expect, it } from 'vitest';
import { findRows } from '@/domain/ocr/assembly/rows';
import { engineLine, enginePage, engineWords } from '../../../support/engine-blocks';

const textsOf = (blocks: Parameters<typeof findRows>[0]) =>
  findRows(blocks).map(({ words }) => words.map(({ text }) => text).join(' '));

describe('findRows', () => {
  it('sorts rows by height, whatever block they were in', () => {
    expect(textsOf(enginePage(['um', 'dois', 'três']).toReversed())).toEqual(['um', 'dois', 'três']);
  });

  it('joins pieces of one row, left to right', () => {
    const right = engineLine(engineWords('direita daqui', 400, 104));
    const left = engineLine(engineWords('à esquerda', 100, 100));
    expect(textsOf([right, left])).toEqual(['à esquerda direita daqui']);
  });

  it('keeps rows apart that are close', () => {
    const below = engineLine(engineWords('embaixo', 100, 114));
    expect(textsOf([engineLine(engineWords('em cima', 100, 100)), below])).toEqual(['em cima', 'embaixo']);
  });

  it('leaves out rows without letters or digits', () => {
    expect(textsOf(enginePage(['— .', 'texto', '“ ,']))).toEqual(['texto']);
  });

  it('leaves out specks that were taken for punctuation, but no dash that was read well', () => {
    const words = [
      ...engineWords('é', 100, 100),
      ...engineWords('–', 120, 100, 90),
      ...engineWords('.', 140, 100, 12),
      ...engineWords('isso', 160, 100, 12),
    ];
    expect(textsOf([engineLine(words)])).toEqual(['é – isso']);
  });

  it('filters characters that no essay has', () => {
    expect(textsOf(enginePage(['| 30% ~do§ total']))).toEqual(['30% do total']);
  });

  it('finds none on an empty page', () => {
    expect(findRows([])).toEqual([]);
  });
});
