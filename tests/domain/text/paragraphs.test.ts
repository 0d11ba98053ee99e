import { describe, expect, it } from 'vitest';
import { findParagraphs } from '@/domain/text/paragraphs';
import { inLines } from '../../support/in-lines';

const paragraphsOf = (text: string) => findParagraphs(text).map(({ start, end }) => text.slice(start, end));

describe('findParagraphs', () => {
  it.each([
    ['a line break starts a paragraph', 'Um.\nDois.', ['Um.', 'Dois.']],
    ['blank lines are none', 'Um.\n\n \nDois.\n', ['Um.', 'Dois.']],
    ['Windows line breaks count once', 'Um.\r\nDois.', ['Um.', 'Dois.']],
    ['indentation is no part of it', '   Um.  \n\tDois.', ['Um.', 'Dois.']],
    ['a line of invisible characters is blank', 'Um.\n\u200B\u200B\nDois.', ['Um.', 'Dois.']],
  ])('%s', (_requirement, text, paragraphs) => {
    expect(paragraphsOf(text)).toEqual(paragraphs);
  });

  const PAGE = [
    'A feira de domingo começa antes que o sol apareça sobre o',
    'morro, quando os primeiros caminhões encostam na praça e as',
    'lonas sobem. Quem chega cedo escolhe as melhores frutas da',
    'estação.',
    'Depois das dez, porém, os preços caem e o movimento muda, já',
    'que as famílias do bairro aproveitam o fim da feira. Ninguém',
    'leva as folhas murchas, que acabam num monte perto do muro e',
    'apodrecem ali até a segunda-feira.',
  ];

  it('joins the lines of a page into the paragraphs they were', () => {
    expect(paragraphsOf(PAGE.join('\n'))).toEqual([PAGE.slice(0, 4).join('\n'), PAGE.slice(4).join('\n')]);
  });

  it('ends a paragraph at a line no page is wide enough for', () => {
    const long = `${PAGE.slice(4, 7).join(' ')}.`;
    const text = [...PAGE.slice(0, 4), long, ...PAGE.slice(4)].join('\n');
    expect(paragraphsOf(text)).toEqual([PAGE.slice(0, 4).join('\n'), long, PAGE.slice(4).join('\n')]);
  });

  it('parts the paragraphs of a page at blank lines', () => {
    const text = [...PAGE.slice(0, 6), '', ...PAGE.slice(6)].join('\r\n');
    expect(paragraphsOf(text)).toHaveLength(3);
  });

  it('leaves whole paragraphs alone, however many, and the lines of a poem', () => {
    const sentences = PAGE.join(' ').split(/(?<=\.) /);
    const many = [...sentences, ...sentences, ...sentences];
    expect(paragraphsOf(many.join('\n'))).toEqual(many);
  });

  const POEM = [
    'Na feira de domingo a moça canta',
    'um verso que ninguém lhe encomendou',
    'enquanto o sol devagar se levanta',
    'e a rua acorda onde ela acordou',
    'quem passa leva o troco e leva o canto',
    'que vale mais que a fruta que comprou',
    'pois fruta murcha e o verso, no entanto,',
    'fica na boca de quem o escutou',
  ];

  it('leaves the lines of a poem, and those broken to fill a sheet', () => {
    expect(paragraphsOf(POEM.join('\n'))).toEqual(POEM);
    const broken = PAGE.join(' ').replaceAll(/(\S+\s\S+)\s/g, '$1\n');
    expect(paragraphsOf(broken)).toHaveLength(broken.split('\n').length);
  });

  it('joins narrow lines, blank lines between all of them or not', () => {
    const narrow = inLines(PAGE.slice(0, 4).join(' '), 30);
    expect(paragraphsOf(narrow)).toEqual([narrow]);
    const apart = narrow.replaceAll('\n', '\n\n');
    expect(paragraphsOf(apart)).toEqual([apart]);
  });

  it.each([
    ['a sentence on two lines', 'Os livros das bibliotecas\nestão velhos.', 1],
    ['a page that ends within a sentence', 'A escola é o lugar de\n\ntodos os que querem ler.', 1],
    ['a title and a line', 'O hábito de ler\nOs livros das bibliotecas estão velhos.', 2],
    ['lines in capitals', inLines(PAGE.slice(0, 4).join(' ').toUpperCase(), 34), 1],
  ])('counts right: %s', (_what, text, count) => {
    expect(paragraphsOf(text)).toHaveLength(count);
  });
});
