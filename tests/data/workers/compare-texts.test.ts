import { describe, expect, it } from 'vitest';
import { compareTexts } from '@/data/workers/compare-texts';

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

  it('are whole in what is told of them', () => {
    const after = `${A.replace('noturna', 'da noite')}\n\n${D}\n\n${C} Sem demora.`;
    const changes = compareTexts([A, B, C].join('\n\n'), after);
    const side = (other: 'added' | 'removed') =>
      changes
        .map(({ parts }) => parts.flatMap(({ kind, text }) => (kind === other ? [] : [text])).join(''))
        .map((text) => text.trim())
        .filter(Boolean);
    expect(side('added')).toEqual([A, B, C]);
    expect(side('removed')).toEqual(after.split('\n\n'));
  });

  it('of one paragraph each, with nothing in common, are shown whole', () => {
    const words = (kind: string) => Array.from({ length: 5000 }, (_, at) => `${kind}${at}`).join(' ');
    expect(compareTexts(words('a'), words('b')).map(({ parts }) => parts.map(({ kind }) => kind))).toEqual([
      ['removed'],
      ['added'],
    ]);
  });
});
