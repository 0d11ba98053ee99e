import { describe, expect, it } from 'vitest';
import { assembleParagraphs } from '@/domain/ocr/assembly/assemble-paragraphs';
import { recordedBlocks } from '../../../support/engine-blocks';

const textsOf = (name: string) =>
  assembleParagraphs(recordedBlocks(name)).map((words) => words.map(({ text }) => text).join(' '));

describe('assembleParagraphs', () => {
  it('rebuilds an answer sheet without its numbers', () => {
    const [first, second, third, ...others] = textsOf('lined-1');
    expect(others).toEqual([]);
    expect(first).toMatch(/^Um povo que esquece repete\. .* sobrevivem com goteiras, .* durou uma semana\.$/);
    expect(second).toMatch(/^Não basta lamentar\. .* É esse vínculo que leva à preservação\.$/);
    expect(third).toMatch(/^Assim, o Ministério da Cultura, .* Preservar é, afinal, um modo de continuar\.$/);
    expect([first, second, third].join(' ').match(/\d+/g)).toEqual(['0', '5', '2018', '6', '200']);
  });

  it('joins divided words, also where the engine saw a block for each row', () => {
    const [first, second, third, ...others] = textsOf('photo-2');
    expect(others).toEqual([]);
    expect(first).toContain(
      'resultado de uma cadeia que valoriza a aparência: a cenoura torta, embora saudável,',
    );
    expect(second).toContain('energia — além da chance de aliviar a fome de quem está a 2 quarteirões dali.');
    expect(third).toContain('até 15% em tributos a quem doar.');
  });

  it('keeps the paragraphs of a hand', () => {
    const texts = textsOf('hand-ruled-1');
    expect(texts.map((text) => text.split(' ')[0])).toEqual(['Enquanto', 'Ademais,', 'Por']);
    expect(texts[2]).toMatch(/com preços menores\.$/);
  });

  it('answers nothing for a page without words', () => {
    expect(assembleParagraphs([])).toEqual([]);
  });
});
