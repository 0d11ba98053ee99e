import { describe, expect, it } from 'vitest';
import { assembleParagraphs, joinRows, splitParagraphs } from '@/domain/ocr/assembly/paragraphs';
import { engineLine, enginePage, engineWords, recordedBlocks } from '../../../support/engine-blocks';
import { findRows } from '@/domain/ocr/assembly/rows';

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

const countsOf = (blocks: ReturnType<typeof enginePage>) =>
  splitParagraphs(findRows(blocks)).map((rows) => rows.length);
const FULL = 'uma linha inteira de texto até a margem.';

describe('splitParagraphs', () => {
  it('begins one at each indented row', () => {
    expect(countsOf(enginePage([`    ${FULL}`, FULL, FULL, `    ${FULL}`, FULL]))).toEqual([3, 2]);
  });

  it('begins one where the first row is not indented either', () => {
    expect(countsOf(enginePage([FULL, FULL, `    ${FULL}`, FULL]))).toEqual([2, 2]);
  });

  it('begins one after a gap', () => {
    const below = enginePage([FULL, FULL]).map((_, at) => engineLine(engineWords(FULL, 100, 300 + 40 * at)));
    expect(countsOf([...enginePage([FULL, FULL, FULL]), ...below])).toEqual([3, 2]);
  });

  it('follows a margin that leans', () => {
    const rows = Array.from({ length: 9 }, (_, at) =>
      engineLine(engineWords(FULL, 100 + 6 * at + (at === 5 ? 50 : 0), 100 + 40 * at)),
    );
    expect(countsOf(rows)).toEqual([5, 4]);
  });

  it('is not misled by a row that has lost its first letters in the middle of a sentence', () => {
    const sentence = 'uma linha inteira que vai até a margem e';
    const cut = engineLine(engineWords('nha inteira que vai até a margem e mais', 125, 180));
    const rest = enginePage([sentence, sentence, sentence, sentence]).filter((_, at) => at !== 2);
    expect(countsOf([...rest, cut])).toEqual([4]);
  });

  it('has as many paragraphs as there are short ones', () => {
    expect(countsOf(enginePage([`    ${FULL}`, FULL, `    ${FULL}`, FULL, `    ${FULL}`, FULL]))).toEqual([
      2, 2, 2,
    ]);
  });

  it('has none on an empty page', () => {
    expect(splitParagraphs([])).toEqual([]);
  });
});

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
