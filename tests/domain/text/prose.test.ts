import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findParagraphs } from '@/domain/text/paragraphs';
import { toProse } from '@/domain/text/prose';
import { inDividedLines, inLines } from '../../support/in-lines';
import { GOOD_ESSAY, OTHER_THEME_ESSAY, WEAK_ESSAY } from '../../support/essays';

const WIDTHS = Array.from({ length: 93 }, (_, at) => 28 + at);
const ESSAYS = Object.entries({ GOOD_ESSAY, WEAK_ESSAY, OTHER_THEME_ESSAY });

/** The line widths at which an essay that is broken into lines is not recognized as the same prose. */
function misread(essay: string, between: string, breakUp: (paragraph: string, width: number) => string) {
  const right = toProse(essay).text;
  return WIDTHS.filter((width) => {
    const broken = essay.split('\n').map((paragraph) => breakUp(paragraph, width));
    return toProse(broken.join(between)).text !== right;
  });
}

describe('a text read as prose', () => {
  it.each(ESSAYS)('is the same whatever lines it is broken into: %s', (_name, essay) => {
    expect(misread(essay, '\n\n', inLines)).toEqual([]);
    expect(misread(essay, '\n', inLines)).toEqual([]);
  });

  it.each(ESSAYS)('is the same where words are divided at line ends: %s', (_name, essay) => {
    expect(misread(essay, '\n\n', inDividedLines)).toEqual([]);
  });

  it('keeps the hyphen of the writer after a first part, where no other word is divided', () => {
    const ending = (breakUp: typeof inLines) => {
      const paragraphs = GOOD_ESSAY.split('\n').map((one) => breakUp(one, 36));
      return toProse(`${paragraphs.join('\n\n')}\nCresce assim o socio-\nculturalismo brasileiro.`).text;
    };
    expect(ending(inLines)).toMatch(/socio-culturalismo/);
    expect(ending(inDividedLines)).toMatch(/socioculturalismo/);
  });

  it('is the same after a line break is taken out, as a replacement over a line end does', () => {
    const broken = GOOD_ESSAY.split('\n')
      .map((paragraph) => inLines(paragraph, 36))
      .join('\n\n');
    const breaks = Array.from(broken.matchAll(/\n(?=\p{Ll})/gu), ({ index }) => index);
    const right = toProse(GOOD_ESSAY).text;
    const wrong = breaks.filter(
      (at) => toProse(`${broken.slice(0, at)} ${broken.slice(at + 1)}`).text !== right,
    );
    expect(wrong).toEqual([]);
  });

  it.each([
    'o médico e escritor dr. Drauzio Varella',
    'a ideia da sra. Souza',
    'carteiras, mesas etc. nas salas',
  ])('goes on after an abbreviation at a line end: %s', (said) => {
    const [first, second, ...rest] = GOOD_ESSAY.split('\n');
    const sentence = `Segundo muitos professores, ${said} mudou o modo de ler na escola pública do país.`;
    const essay = [first, `${sentence} ${second}`, ...rest].join('\n');
    expect(misread(essay, '\n\n', inLines)).toEqual([]);
  });

  it.each([
    ['a word divided at a line end', 'são ga-\nrantidos', 'são garantidos'],
    ['a soft hyphen', 'biblio\u00AD\r\ntecas', 'bibliotecas'],
    ['a word in capitals', 'OS BRASI-\nLEIROS, O BEM-\nESTAR', 'OS BRASILEIROS, O BEM-ESTAR'],
    ['a pronoun', 'O quadro torna-\nse grave e vai mudá-\nlo', 'O quadro torna-se grave e vai mudá-lo'],
    ['a hyphen written on both lines', 'torna-\n-se', 'torna-se'],
    [
      'words that end like pronouns',
      'o inte-\nresse, a cri-\nse, a esco-\nla',
      'o interesse, a crise, a escola',
    ],
    ['a dash after a figure', 'o CO2-\ngás sem cor', 'o CO2- gás sem cor'],
    ['a compound', 'o bem-\nestar, o dia-a-\ndia, o Pró-\nLivro', 'o bem-estar, o dia-a-dia, o Pró-Livro'],
    [
      'prefixes',
      'anti-\ninflamatório, anti-\ngo, pré-\nvestibular, pré-\ndio',
      'anti-inflamatório, antigo, pré-vestibular, prédio',
    ],
    ['accents typed apart', 'o\u0301', 'ó'],
    ['blanks of a word processor', 'o\u00A0livro\u2009novo', 'o livro novo'],
    ['letters printed as one', 'a \uFB01loso\uFB01a', 'a filosofia'],
    ['blank lines and indents', '\n  Um.\n\n\t Dois. \n', 'Um.\nDois.'],
  ])('is plain: %s', (_what, written, read) => {
    expect(toProse(written).text).toBe(read);
  });

  const piece = fc.constantFrom(
    'escola',
    'De',
    'ga-',
    'rantir',
    'se',
    'e\u0301',
    '\uFB01',
    ' ',
    '\u00A0',
    '.',
    '\n',
    '\r\n',
    '\n\n',
    '-',
    '\ud800',
    '😀',
  );
  const anyText = fc.array(piece, { maxLength: 80 }).map((pieces) => pieces.join(''));

  it('has every word in its place, whatever was written', () => {
    fc.assert(
      fc.property(anyText, (written) => {
        const { text, toWritten, toRead } = toProse(written);
        for (const { 0: word, index } of text.matchAll(/[\p{L}\p{M}-]+/gu)) {
          const place = toWritten({ start: index, end: index + word.length });
          const own = written.slice(place.start, place.end);
          expect(own.normalize('NFKC').replaceAll(/[\s-]/g, '')).toBe(word.replaceAll('-', ''));
          expect(toRead(place)).toEqual({ start: index, end: index + word.length });
        }
      }),
    );
  });

  it('has the paragraphs of the text in their places, a line each', () => {
    fc.assert(
      fc.property(anyText, (written) => {
        const { text, toWritten } = toProse(written);
        const lines = Array.from(text.matchAll(/[^\n]+/g), ({ 0: line, index }) =>
          toWritten({ start: index, end: index + line.length }),
        );
        expect(lines).toEqual(findParagraphs(written));
      }),
    );
  });

  it.each(ESSAYS)('is read again as it stands: %s', (_name, essay) => {
    const { text } = toProse(essay);
    expect(toProse(text).text).toBe(text);
  });
});
