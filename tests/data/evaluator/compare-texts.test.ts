import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareTexts } from '@/data/evaluator/compare-texts';
import { findParagraphs } from '@/domain/text/paragraphs';
import type { TextPart } from '@/domain/versions/text-change';

const A = 'Em primeiro lugar, a escola noturna é organizada como se o aluno tivesse o dia livre.';
const B =
  'Além disso, a volta para casa pesa na decisão de desistir, e quem chega atrasado encontram o portão fechado.';
const C = 'Portanto, o Ministério da Educação deve criar um calendário próprio para o turno da noite.';
const D = 'Nos bairros distantes, o transporte público rareia depois das vinte e duas horas.';

describe('two versions of a text', () => {
  it('that are the same have the same paragraphs', () => {
    expect(compareTexts(`${A}\n\n${B}`, `${A}\n${B}`)).toEqual([
      { before: 1, after: 1, parts: [{ kind: 'same', text: A }] },
      { before: 2, after: 2, parts: [{ kind: 'same', text: B }] },
    ]);
  });

  it('differ by their title, which is no paragraph', () => {
    const changes = compareTexts(`O prato cheio\n${A}\n${B}`, `O prato vazio\n${A}\n${B}`);
    expect(changes.map(({ isTitle, before, after }) => (isTitle ? 'title' : [before, after]))).toEqual([
      'title',
      [1, 1],
      [2, 2],
    ]);
    expect(changes[0]?.parts).toEqual([
      { kind: 'same', text: 'O prato ' },
      { kind: 'removed', text: 'cheio' },
      { kind: 'added', text: 'vazio' },
    ]);
  });

  it('differ by words', () => {
    const [change] = compareTexts(B, B.replace('encontram', 'encontra'));
    expect(change?.parts.filter(({ kind }) => kind !== 'same')).toEqual([
      { kind: 'removed', text: 'encontram' },
      { kind: 'added', text: 'encontra' },
    ]);
  });

  it('differ by whole passages where only short words are common amid other ones', () => {
    const [change] = compareTexts(
      `${A} A coisa piora, quando a mesa vira sinal de status.`,
      `${A} Segundo o IBGE, uma em cada quatro passa por algum grau de fome.`,
    );
    expect(change?.parts.map(({ kind }) => kind)).toEqual(['same', 'removed', 'added', 'same']);
  });

  it.each([
    [
      'one that came between',
      [A, C],
      [A, D, C],
      [
        [1, 1],
        [null, 2],
        [2, 3],
      ],
    ],
    [
      'one that went',
      [A, D, C],
      [A, C],
      [
        [1, 1],
        [2, null],
        [3, 2],
      ],
    ],
    [
      'one that gave way to another',
      [A, D, C],
      [A, B, C],
      [
        [1, 1],
        [2, null],
        [null, 2],
        [3, 3],
      ],
    ],
    ['a first text', [], [A], [[null, 1]]],
    ['two others', [], [], []],
  ])('tell %s', (_kind, before, after, numbers) => {
    const changes = compareTexts(before.join('\n\n'), after.join('\n\n'));
    expect(changes.map((one) => [one.before, one.after])).toEqual(numbers);
  });

  it.each([
    ['a blank', 'O mal estar cresce.', 'O malestar cresce.', 'mal estar', 'malestar'],
    ['a blank between sentences', 'Há fome.Tem jeito.', 'Há fome. Tem jeito.', '.Tem', '. Tem'],
    ['a doubled blank', 'O  preço subiu.', 'O preço subiu.', 'O  preço', 'O preço'],
    ['a hyphen', 'O mal estar cresce.', 'O mal-estar cresce.', 'mal estar', 'mal-estar'],
    ['two hyphens', 'No dia-a-dia falta pão.', 'No dia a dia falta pão.', 'dia-a-dia', 'dia a dia'],
  ])('show %s that came or went, with the words beside it', (_what, before, after, removed, added) => {
    const [change] = compareTexts(before, after);
    expect(change?.parts.filter(({ kind }) => kind !== 'same')).toEqual([
      { kind: 'removed', text: removed },
      { kind: 'added', text: added },
    ]);
  });

  it.each([
    ['accents typed otherwise', 'A solução é ler.'.normalize('NFD'), 'A solução é ler.'],
    ['a line break for a blank', 'A solução é o\nhábito de ler.', 'A solução é o hábito de ler.'],
  ])('see no change in %s', (_what, before, after) => {
    const kinds = compareTexts(before, after).flatMap(({ parts }) => parts.map(({ kind }) => kind));
    expect(kinds).toEqual(['same']);
  });

  const PIECES = [
    'escola',
    'mal',
    'estar',
    'é',
    'e\u0301',
    'ação',
    ' ',
    ' ',
    '  ',
    '-',
    '.',
    ', ',
    '\n',
    '\n\n',
    '\u00A0',
    '’',
    '\ud800',
    '😀',
  ];
  const piece = fc.constantFrom(...PIECES);
  const edited = fc
    .array(fc.record({ kept: piece, edit: fc.option(fc.array(piece, { maxLength: 2 }), { freq: 4 }) }), {
      maxLength: 60,
    })
    .map((all) => [
      all.map(({ kept }) => kept).join(''),
      all.map(({ kept, edit }) => (edit ? edit.join('') : kept)).join(''),
    ]);

  it('are shown letter for letter, whatever was edited', () => {
    const ownOf = (text: string) => findParagraphs(text).map(({ start, end }) => text.slice(start, end));
    const side = (parts: readonly TextPart[], other: TextPart['kind']) =>
      parts
        .map((part) => {
          if (part.kind === other) return '';
          return part.kind === 'same' && other === 'added' ? (part.former ?? part.text) : part.text;
        })
        .join('');
    fc.assert(
      fc.property(edited, ([before = '', after = '']) => {
        const changes = compareTexts(before, after);
        const former = changes.filter((one) => one.before !== null);
        const latter = changes.filter((one) => one.after !== null);
        expect(former.map(({ parts }) => side(parts, 'added'))).toEqual(ownOf(before));
        expect(latter.map(({ parts }) => side(parts, 'removed'))).toEqual(ownOf(after));
      }),
    );
  });

  it('of one paragraph each, with nothing in common, are shown whole', () => {
    const words = (kind: string) => Array.from({ length: 5000 }, (_, at) => `${kind}${at}`).join(' ');
    expect(compareTexts(words('a'), words('b')).map(({ parts }) => parts.map(({ kind }) => kind))).toEqual([
      ['removed'],
      ['added'],
    ]);
  });
});
