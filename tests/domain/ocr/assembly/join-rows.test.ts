import { describe, expect, it } from 'vitest';
import { joinRows } from '@/domain/ocr/assembly/join-rows';
import { findRows } from '@/domain/ocr/assembly/rows';
import { engineLine, enginePage, engineWords } from '../../../support/engine-blocks';

const textOf = (rows: readonly string[]) =>
  joinRows(findRows(enginePage(rows)))
    .map(({ text }) => text)
    .join(' ');

describe('joinRows', () => {
  it.each([
    ['joins a divided word', ['mas re-', 'sultado'], 'mas resultado'],
    ['keeps the hyphen where the row goes on with a capital', ['Rio-', 'São Paulo'], 'Rio- São Paulo'],
    ['keeps one hyphen of a word that repeats it', ['tornou-', '-se assim'], 'tornou-se assim'],
    ['keeps a dash at the end of a row', ['energia —', 'além'], 'energia — além'],
    ['keeps hyphens within a row', ['guarda-chuva e', 'bem-te-vi'], 'guarda-chuva e bem-te-vi'],
    ['puts lone punctuation after its word', ['assim , disse', 'ele .'], 'assim, disse ele.'],
  ])('%s', (_requirement, rows, text) => expect(textOf(rows)).toBe(text));

  it('takes a hyphen that was read apart for the end of the divided word', () => {
    const [word] = engineWords('resul', 100, 100);
    const [hyphen] = engineWords('-', 152, 100);
    const below = engineLine(engineWords('tado', 100, 140));
    const joined = joinRows(findRows([engineLine([word!, hyphen!]), below]));
    expect(joined.map(({ text }) => text)).toEqual(['resultado']);
  });

  it('is as sure of a joined word as of its less sure part', () => {
    const blocks = [
      engineLine(engineWords('re-', 100, 100, 90)),
      engineLine(engineWords('sultado', 100, 140, 40)),
    ];
    expect(joinRows(findRows(blocks))[0]).toMatchObject({
      text: 'resultado',
      confidence: 40,
      box: { top: 100 },
    });
  });
});
