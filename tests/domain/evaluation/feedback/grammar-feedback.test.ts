import { describe, expect, it } from 'vitest';
import { gatherEvidence } from '@/domain/evaluation/feedback/gather-evidence';
import { askForSwap, toSwap } from '@/domain/evaluation/feedback/grammar-feedback';
import { observe } from '@/domain/evaluation/feedback/write-feedback';
import { readEssay } from '@/domain/evaluation/read-essay';

function ask(text: string, passage: string, sugestao?: string) {
  const start = text.indexOf(passage);
  const swap = toSwap(text, {
    start,
    end: start + passage.length,
    ...(sugestao !== undefined && { sugestao }),
  });
  return swap && askForSwap(swap);
}

describe('toSwap', () => {
  it.each([
    ['another word', 'As pessoas compra pão.', 'compra', 'compram', 'troque “compra” por “compram”'],
    ['a sign more', 'O motivo e a razão.', 'motivo', 'motivo,', 'ponha uma vírgula depois de “motivo”'],
    ['a sign less', 'O motivo, e a razão.', 'motivo,', 'motivo', 'tire a vírgula depois de “motivo”'],
    ['a common word with its next word', 'Diz que sim.', 'que', 'quê', 'troque “que sim” por “quê sim”'],
    [
      'a short one with its next word',
      'Por isso a falta, enfim.',
      'a',
      'à',
      'troque “a falta” por “à falta”',
    ],
    ['the same to the eye', 'O  motivo e a razão.', 'O  motivo', 'O motivo', null],
    ['nothing to put there', 'O motivo.', 'motivo', undefined, null],
  ])('%s', (_what, text, passage, suggestion, said) => {
    expect(ask(text, passage, suggestion)).toBe(said);
  });
});

it('what the next word lacks is mended with the short one before it', () => {
  const [mark, other] = [
    { start: 0, end: 1, sugestao: 'A' },
    { start: 2, end: 8, sugestao: 'agência' },
  ];
  expect(toSwap('a agenca, enfim', mark, [mark, other])).toMatchObject({ from: 'a agenca', to: 'A agência' });
});

describe('what a mark asks for', () => {
  it('names the words once where its rule begins with them', () => {
    const reading = readEssay({ theme: '', essay: 'A água é uma coisa, e falta a todos.' });
    const { faults } = observe(reading, { 1: 80, 2: 80, 3: 80, 4: 80, 5: 80 }, gatherEvidence(reading))[1];
    expect(faults.map(({ todo }) => todo)).toContainEqual(expect.stringMatching(/^“coisa” é vago: diga/));
  });
});

it('what is often marked wrongly is asked, not told', () => {
  const essay = 'O plano visa o bem de todos na vila.';
  const reading = readEssay({ theme: '', essay });
  const { faults } = observe(reading, { 1: 80, 2: 80, 3: 80, 4: 80, 5: 80 }, gatherEvidence(reading))[1];
  expect(faults.map(({ todo }) => todo)).toContainEqual(
    expect.stringMatching(/^veja se “o bem” não deveria ser “ao bem”/),
  );
});

it('a connective that returns too often gives way to others, not to a pronoun', () => {
  const essay = 'A horta seca porque falta chuva. A feira fecha porque falta fruta. '.repeat(3);
  const reading = readEssay({ theme: '', essay });
  const { faults } = observe(reading, { 1: 80, 2: 80, 3: 80, 4: 80, 5: 80 }, gatherEvidence(reading))[4];
  const todos = faults.map(({ todo }) => todo).filter((todo) => todo.includes('“porque” (6 vezes)'));
  expect(todos).toEqual([expect.stringMatching(/^alterne .+ outras palavras de ligação/)]);
});
