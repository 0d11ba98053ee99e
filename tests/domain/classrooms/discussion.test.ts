import { describe, expect, it } from 'vitest';
import { passagesIn, sentenceAround } from '@/domain/classrooms/discussion';
import { sampleSentences } from '@/domain/classrooms/samples/sample-sentences';
import { FINDING_CATEGORIES } from '@/domain/writing/categories';
import type { Finding } from '@/domain/evaluation/evaluation';

const TEXT =
  'O Brasil desperdiça comida. Segundo o IBGE, muita gente passa fome; o Dr. Souza, da USP, fala disso. As estradas são ruins.\nPortanto, é preciso agir.';

function finding(trecho: string, overrides: Partial<Finding> = {}): Finding {
  const start = TEXT.indexOf(trecho);
  return {
    start,
    end: start + trecho.length,
    trecho,
    classe: 'vermelho',
    codigo: 'crase',
    competencia: 1,
    mensagem: 'Confira a crase.',
    ...overrides,
  };
}

const passages = (...findings: Finding[]) => passagesIn({ id: 'envio', text: TEXT }, findings, 'crase');
const sentence = (trecho: string) => {
  const [passage] = passages(finding(trecho));
  const { before, mark, after } = sentenceAround(passage!);
  return [before, mark, after];
};

describe('a passage to discuss', () => {
  it.each([
    ['gente', ['Segundo o IBGE, muita ', 'gente', ' passa fome; o Dr. Souza, da USP, fala disso.']],
    ['O Brasil', ['', 'O Brasil', ' desperdiça comida.']],
    ['agir.', ['Portanto, é preciso ', 'agir.', '']],
    ['ruins.\nPortanto', ['As estradas são ', 'ruins.\nPortanto', ', é preciso agir.']],
  ])('around %j is its whole sentence', (trecho, expected) => {
    expect(sentence(trecho)).toEqual(expected);
  });

  it('tells what the corrector said, with the suggestion', () => {
    const [plain, suggesting] = passages(finding('gente'), finding('fome', { sugestao: 'a fome' }));
    expect(sentenceAround(plain!).note).toBe('Confira a crase.');
    expect(sentenceAround(suggesting!).note).toBe('Confira a crase. Sugestão: a fome.');
  });

  it('is at most three times of one essay, of the kind asked for, and where the text has it', () => {
    const found = passages(
      finding('ruins'),
      finding('Brasil'),
      finding('gente'),
      finding('fome'),
      finding('IBGE', { codigo: 'virgula' }),
      finding('USP', { start: 3 }),
    );
    expect(found.map(({ trecho }) => trecho)).toEqual(['Brasil', 'gente', 'fome']);
  });
});

describe('the sentences of the made-up classes', () => {
  it.each(Object.keys(FINDING_CATEGORIES).filter((code) => sampleSentences(code).length > 0))(
    'have one mark each: %s',
    (code) => {
      const all = sampleSentences(code);
      expect(all.length).toBeGreaterThan(2);
      for (const passage of all) {
        expect(passage.trecho).not.toBe('');
        expect(passage.antes + passage.trecho + passage.depois).not.toMatch(/[[\]]/);
      }
    },
  );

  it('are none for other kinds', () => {
    expect(sampleSentences('constructor')).toEqual([]);
  });
});
