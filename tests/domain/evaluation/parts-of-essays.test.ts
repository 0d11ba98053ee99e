import { describe, expect, it } from 'vitest';
import { evaluateEssay } from '@/domain/evaluation/evaluate-essay';
import weights from '@/domain/scoring/weights/scorer-weights.json';
import { GOOD_ESSAY, SAMPLE_THEME, WEAK_ESSAY } from '../../support/essays';
import { inLines } from '../../support/in-lines';

const inPage = (essay: string) =>
  essay
    .split('\n')
    .map((paragraph) => inLines(paragraph, 76))
    .join('\n');

/** Additions around an essay or in its lines that must not change the result. */
const CHANGES: [string, (essay: string) => string][] = [
  ['a title', (essay) => `O prato vazio\n${essay}`],
  ['a title in capitals and a blank line', (essay) => `COMIDA NO LIXO, FOME NA MESA!\n\n${essay}`],
  ['a head', (essay) => `REDAÇÃO\nNome: Ana Souza\nTurma: 3º A\nTema: ${SAMPLE_THEME}\n${essay}`],
  ['a head and a title', (essay) => `Escola: Machado de Assis\nO prato vazio\n${essay}`],
  ['the number of its lines', (essay) => `${essay}\n\n(28 linhas)`],
  ['a signature', (essay) => `${essay}\nAna Souza`],
  [
    'numbers of lines',
    (essay) =>
      inPage(essay)
        .split('\n')
        .map((line, at) => `${at + 1} ${line}`)
        .join('\n'),
  ],
  ['zero-width blanks', (essay) => essay.replaceAll(' ', ' \u200B')],
  ['direction marks in words', (essay) => essay.replaceAll('a', 'a\u200E')],
];

const plain = (text: string) =>
  text.replace(/[\u200B\u200E]|\n\d+ /g, (found) => (found.length > 1 ? ' ' : ''));

describe.each([
  ['a good essay', GOOD_ESSAY],
  ['a weak essay', WEAK_ESSAY],
])('%s', (_which, essay) => {
  const bare = evaluateEssay({ theme: SAMPLE_THEME, essay }, weights);

  it.each(CHANGES)('has the same levels, marks, evidence and steps with %s', (_what, change) => {
    const written = change(essay);
    const changed = evaluateEssay({ theme: SAMPLE_THEME, essay: written }, weights);
    expect(changed.competencias).toEqual(bare.competencias);
    expect(changed.nota_final).toBe(bare.nota_final);
    const marks = ({ erros_detectados }: typeof bare) =>
      erros_detectados.map(({ trecho, codigo, mensagem, sugestao }) => [
        plain(trecho),
        codigo,
        mensagem,
        sugestao,
      ]);
    expect(marks(changed)).toEqual(marks(bare));
    for (const { start, end, trecho } of changed.erros_detectados)
      expect(written.slice(start, end)).toBe(trecho);
    const quotes = ({ grifo }: typeof bare) =>
      Object.values(grifo?.evidence ?? {}).flatMap((items) =>
        items.map(({ label, detail, passages }) => [
          label,
          detail,
          passages.map(({ quote }) => plain(quote)),
        ]),
      );
    expect(quotes(changed)).toEqual(quotes(bare));
    expect(changed.grifo?.steps?.map(({ text }) => text)).toEqual(bare.grifo?.steps?.map(({ text }) => text));
  });
});
