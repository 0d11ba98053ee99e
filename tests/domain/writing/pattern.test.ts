import { describe, expect, it } from 'vitest';
import { readForChecking } from '@/domain/writing/checked-text';
import { smallLexicon } from '@/domain/writing/lexicon/lexicon';
import { firstWords, matchAt, parsePattern } from '@/domain/writing/pattern';

/** The parts of a text that a pattern marks, from any starting word. */
function marked(source: string, text: string): string[] {
  const read = readForChecking(text, smallLexicon);
  const pattern = parsePattern(source);
  return read.words.flatMap(({ index }) => {
    const match = matchAt(read, pattern, index);
    return match ? [match.marked.map((word) => word.text).join(' ')] : [];
  });
}

describe('a pattern', () => {
  it.each([
    ['words in lower case, accents counting', 'mal humor', 'Mal humor, mál humor.', ['Mal humor']],
    ['one of several', 'mal|mau de', 'mal de mau de meu de', ['mal de', 'mau de']],
    ['a beginning', 'precis* de', 'precisam de, precisa de', ['precisam de', 'precisa de']],
    ['an ending', '*mente bom', 'realmente bom', ['realmente bom']],
    ['a class of words', 'para <inf>', 'para fazer, para casa', ['para fazer']],
    ['one of two classes', 'está <ger|inf>', 'está fazendo, está fazer', ['está fazendo', 'está fazer']],
    ['any word but one', 'de !novo', 'de novo, de perto, de', ['de perto']],
    ['any word', 'de * em', 'de vez em, de em', ['de vez em']],
    ['a word that may be missing', 'a muito? tempo', 'a tempo, a muito tempo', ['a tempo', 'a muito tempo']],
    ['a comma', 'sim , mas', 'sim, mas; sim mas', ['sim mas']],
    ['no comma where none is named', 'sim mas', 'sim, mas', []],
    ['the beginning of a sentence', '^ mais', 'Mais um. Um mais.', ['Mais']],
    ['the end of a clause', 'por que $', 'Não sei por que. Por que não?', ['por que']],
    ['the end of the text', 'por que $', 'Não sei por que', ['por que']],
    ['a comma at the end', '[na real] ,', 'Na real, não. Na real situação.', ['Na real']],
    ['the marked passage', 'não [tem] nada', 'não tem nada', ['tem']],
    ['no match across a line', 'sim não', 'sim\nnão', []],
  ])('finds %s', (_requirement, source, text, passages) => {
    expect(marked(source, text)).toEqual(passages);
  });

  it.each(['', '[ ]', 'a <nenhuma>'])('that cannot be read is refused: %j', (source) => {
    expect(() => parsePattern(source)).toThrow(SyntaxError);
  });

  it('brings its own replacement', () => {
    expect(parsePattern('[em baixo] de → embaixo').replacement).toBe('embaixo');
    expect(parsePattern('em baixo').replacement).toBeUndefined();
  });

  it.each([
    ['the words it begins with', 'mal|mau de', ['mal', 'mau']],
    ['those after one that may be missing too', 'não? há de', ['não', 'há']],
    ['any, where it begins with a class', '<inf> de', null],
    ['any, where all that it names may be missing', 'não? <inf>', null],
  ])('knows %s', (_requirement, source, words) => {
    expect(firstWords(parsePattern(source))).toEqual(words);
  });
});
