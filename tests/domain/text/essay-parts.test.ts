import { describe, expect, it } from 'vitest';
import { findBlocks, findParagraphs } from '@/domain/text/paragraphs';
import { toProse } from '@/domain/text/prose';
import { GOOD_ESSAY, OTHER_THEME_ESSAY, WEAK_ESSAY } from '../../support/essays';
import { inLines } from '../../support/in-lines';

const ESSAYS = [GOOD_ESSAY, WEAK_ESSAY, OTHER_THEME_ESSAY];

const inPage = (width: number, between = '\n') =>
  GOOD_ESSAY.split('\n')
    .map((paragraph) => inLines(paragraph, width))
    .join(between);

/** The parts that are separated from the prose: the title and the margins. */
function apart(written: string) {
  const { title, margins } = toProse(written);
  const say = ({ start, end }: { start: number; end: number }) => written.slice(start, end);
  return { title: title && say(title), margins: margins.map(say) };
}

const TITLES = [
  'Comida no lixo, fome na mesa',
  'A FOME QUE JOGAMOS FORA',
  'o prato vazio de um país rico',
  'Desperdício: até quando?',
  'Basta de desperdício!',
  'Desperdício de alimentos no Brasil.',
  'Entre a safra e a fome...',
  '"O bicho" de Manuel Bandeira ainda vive',
  '**O preço do desperdício**',
  'Comida: direito ou mercadoria? Eis a questão',
  '14 milhões de toneladas',
  'Fome',
];

describe('a title', () => {
  it.each(TITLES)('is set apart: %s', (title) => {
    for (const essay of ESSAYS) {
      const written = `${title}\n${essay}`;
      expect(apart(written)).toEqual({ title, margins: [] });
      expect(toProse(written).text).toBe(toProse(essay).text);
      expect(toProse(`\n  ${title} \n\n${essay}`).text).toBe(toProse(essay).text);
    }
  });

  it.each(TITLES)('is set apart above lines of a page: %s', (title) => {
    for (const width of [36, 52, 70, 95]) {
      const found = apart(`${inLines(title, width)}\n\n${inPage(width, '\n\n')}`).title;
      expect(found?.replaceAll('\n', ' ')).toBe(title);
    }
    for (const width of [76, 95]) expect(apart(`${title}\n${inPage(width)}`).title).toBe(title);
  });

  it('may have a second line', () => {
    const written = `Comida no lixo\nPor que o Brasil desperdiça o que falta\n${GOOD_ESSAY}`;
    expect(apart(written).title).toBe('Comida no lixo\nPor que o Brasil desperdiça o que falta');
    expect(toProse(written).text).toBe(GOOD_ESSAY);
  });

  it.each([
    ['one short sentence', 'A fome é um problema grave no Brasil.'],
    ['a sentence that ends with a comma', 'Em um país tão rico em terras,'],
    [
      'a question with an answer',
      'Por que se joga fora tanta comida no Brasil? Porque quem a tem não sabe o preço.',
    ],
    ['a verse with its writer', '“Gente é pra brilhar, não pra morrer de fome” – Caetano Veloso'],
    ['speech', '— Vocês não vão comer tudo isso?'],
    ['an item of a list', '1. O desperdício nas casas'],
    ['a greeting', 'Prezado diretor'],
    ['a long line', `${'A comida que se perde nas estradas, nos mercados e nas casas '.repeat(2)}todo dia`],
  ])('is not %s', (_what, line) => {
    expect(apart(`${line}\n${GOOD_ESSAY}`)).toEqual({ title: null, margins: [] });
  });

  it.each([
    ['a line alone', 'O desperdício de alimentos'],
    ['a draft that has hardly begun', 'O desperdício de alimentos\nNo Brasil, a fome'],
    ['a text without line breaks', GOOD_ESSAY.replaceAll('\n', ' ')],
    ['a list', 'Arroz\nFeijão preto\nLeite em pó\nCafé torrado\nAçúcar'],
    [
      'verse',
      'Vi ontem um menino\nna porta do mercado\nOlhava a prateleira\ncom olhos de feriado\nNinguém lhe deu um pão\nNem viu que estava ali\nA noite veio fria\nE ele ficou ali',
    ],
    ['lines of a page', inPage(36)],
    [
      'a letter',
      'São Paulo, 3 de maio de 2026\nSenhora diretora,\nEscrevo para pedir uma horta na escola, onde os alunos plantem o que comem e aprendam quanto custa.',
    ],
  ])('is none in %s', (_what, written) => {
    expect(apart(written)).toEqual({ title: null, margins: [] });
  });
});

describe('what stands above and below an essay', () => {
  it.each<[string, string[], string | null]>([
    ['the kind of text', ['REDAÇÃO'], null],
    ['name and class', ['Nome: Ana Souza', 'Turma: 3º A', 'Nº 12'], null],
    ['fields in one line', ['Aluno(a): Ana Souza   Nº: 12   Turma: 3B', 'Data: 12/05/2026'], null],
    ['a school', ['Escola Estadual Machado de Assis', 'Professora Maria Lima', '2º ano B'], null],
    ['a theme', ['Tema: Caminhos para reduzir o desperdício de alimentos no Brasil.'], null],
    ['a title after them', ['Rascunho', 'Nome: Ana Souza'], 'O prato vazio'],
    ['a date', ['Recife, 12 de maio de 2026'], 'O prato vazio'],
  ])('is set apart: %s', (_what, heads, title) => {
    const lines = title ? [...heads, title] : heads;
    for (const essay of ESSAYS) {
      const written = [...lines, essay].join('\n');
      expect(apart(written)).toEqual({ title, margins: heads });
      expect(toProse(written).text).toBe(toProse(essay).text);
    }
  });

  it('may follow the title', () => {
    const written = `O prato vazio\nNome: Ana Souza\n${GOOD_ESSAY}`;
    expect(apart(written)).toEqual({ title: 'O prato vazio', margins: ['Nome: Ana Souza'] });
  });

  it('names the title', () => {
    expect(apart(`Nome: Ana\nTítulo: O prato vazio\n${GOOD_ESSAY}`)).toEqual({
      title: 'O prato vazio',
      margins: ['Nome: Ana'],
    });
  });

  it.each([
    '(28 linhas)',
    '28 linhas',
    'Total de linhas: 28',
    '320 palavras.',
    'Fim',
    'Ana Beatriz de Souza',
    'Ass.: Ana Souza',
    'Aluna: Ana Souza\n3º ano B',
    'Ana Souza\n(28 linhas)',
  ])('is set apart below: %s', (foot) => {
    for (const essay of ESSAYS) {
      const written = `${essay}\n${foot}`;
      expect(apart(written)).toEqual({ title: null, margins: foot.split('\n') });
      expect(toProse(written).text).toBe(toProse(essay).text);
    }
  });

  it('is set apart at the end of the last line', () => {
    expect(toProse(`${GOOD_ESSAY} (28 linhas)`).text).toBe(GOOD_ESSAY);
  });

  it.each([
    ['a short last sentence', 'Só assim a fome terá fim.'],
    ['a last line without a stop', 'Só assim a fome terá fim'],
    [
      'a number within a sentence',
      'O texto que me ensinou isso tinha só 28 linhas e mudou o que penso sobre a fome.',
    ],
    ['who is quoted', '“Quem tem fome tem pressa.”\nHerbert de Souza'],
    ['the end of a letter', 'Atenciosamente,\nAna Souza'],
  ])('is not %s', (_what, end) => {
    expect(apart(`${GOOD_ESSAY}\n${end}`).margins).toEqual([]);
  });

  it('is nothing where there is no essay', () => {
    for (const written of ['', 'REDAÇÃO', 'Nome: Ana Souza\nTurma: 3º A', 'Fim', '28 linhas'])
      expect(apart(written)).toEqual({ title: null, margins: [] });
  });
});

const numbered = (text: string, write: (number: number) => string, from = 1) =>
  text
    .split('\n')
    .map((line, at) => `${write(at + from)}${line}`)
    .join('\n');

describe('the numbers of lines', () => {
  it.each<[string, (number: number) => string]>([
    ['plain', (number) => `${number} `],
    ['with a stop and two digits', (number) => `${String(number).padStart(2, '0')}. `],
    ['with a bracket', (number) => `${number}) `],
    ['with a tab', (number) => `${number}\t`],
    ['each fifth', (number) => (number % 5 === 0 ? `${number} ` : '')],
  ])('do not count: %s', (_what, write) => {
    for (const width of [60, 76]) {
      const page = inPage(width);
      expect(toProse(numbered(page, write)).text).toBe(toProse(page).text);
      expect(toProse(`O prato vazio\n${numbered(page, write)}`).text).toBe(toProse(page).text);
      expect(toProse(numbered(page, write, 41)).text).toBe(toProse(page).text);
    }
  });

  it('do not count on blank lines either', () => {
    const page = inPage(76, '\n\n');
    expect(toProse(numbered(page, (number) => `${number} `)).text).toBe(GOOD_ESSAY);
  });

  it.each([
    ['years', `2020 foi um ano difícil.\n${GOOD_ESSAY}`],
    ['numbers of sentences', inPage(60).replace(/\n(?=em)/, '\n5 milhões de pessoas ')],
    ['numbers of paragraphs', numbered(GOOD_ESSAY, (number) => `${number}. `)],
    [
      'a list',
      '1. misture os ovos\n2. junte a farinha\n3. bata bem a massa\n4. leve ao forno\n5. sirva ainda quente',
    ],
  ])('are not %s', (_what, written) => {
    const digits = (text: string) => text.match(/\d+/g) ?? [];
    expect(digits(toProse(written).text)).toEqual(digits(written));
  });
});

describe('invisible characters', () => {
  it.each([
    ['zero-width blanks', '\u200B'],
    ['joiners', '\u2060'],
    ['marks of direction', '\u200E'],
    ['soft hyphens', '\u00AD'],
    ['byte order marks', '\uFEFF'],
  ])('do not count: %s', (_what, sign) => {
    const written = `${sign}${GOOD_ESSAY.replaceAll(' ', ` ${sign}`).replaceAll('ção', `ç${sign}ão`)}${sign}`;
    const { text, toWritten, toRead } = toProse(written);
    expect(text).toBe(GOOD_ESSAY);
    for (const { 0: word, index } of text.matchAll(/\p{L}+/gu)) {
      const place = toWritten({ start: index, end: index + word.length });
      expect(written.slice(place.start, place.end).replaceAll(sign, '')).toBe(word);
      expect(toRead(place)).toEqual({ start: index, end: index + word.length });
    }
  });

  it('hide no title', () => {
    expect(apart(`\u200BO prato\u200B vazio\n${GOOD_ESSAY}`).title).toBe('O prato\u200B vazio');
  });
});

describe('the paragraphs of an essay', () => {
  it('have one numbering, without title, head and foot', () => {
    const written = `REDAÇÃO\nO prato vazio\n${GOOD_ESSAY}\n(28 linhas)`;
    expect(findBlocks(written).map(({ number, isTitle }) => (isTitle ? 'title' : number))).toEqual([
      null,
      'title',
      1,
      2,
      3,
      4,
      null,
    ]);
    const own = findParagraphs(written).map(({ start, end }) => written.slice(start, end));
    expect(own).toEqual(GOOD_ESSAY.split('\n'));
  });
});
