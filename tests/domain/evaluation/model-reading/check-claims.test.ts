import { describe, expect, it } from 'vitest';
import { checkClaims, type Facts } from '@/domain/evaluation/model-reading/check-claims';
import type { Claims } from '@/domain/evaluation/model-reading/claims';
import { levelByGrid } from '@/domain/evaluation/model-reading/grid-levels';
import { numberSentences } from '@/domain/evaluation/model-reading/numbered-sentences';
import { readEssay } from '@/domain/evaluation/read-essay';
import { GOOD_ESSAY, SAMPLE_THEME } from '../../../support/essays';
import { dictionary } from '../../../support/dictionary';
import { CAREFUL } from '../../../support/model-repertoire';

const reading = readEssay({ theme: SAMPLE_THEME, essay: GOOD_ESSAY }, dictionary);
const context = { reading, lexicon: dictionary, shown: numberSentences(reading.essay) };
const said = ({ start, end }: { start: number; end: number }) => GOOD_ESSAY.slice(start, end);

function facts<Number extends keyof Claims>(number: Number, claims: Partial<Claims[Number]>): Facts[Number] {
  return checkClaims(number, { ...CAREFUL[number], ...claims }, context).facts;
}

describe('a quote', () => {
  const tese = (frase: number, trecho: string) => facts(3, { tese: { frase, trecho } }).thesis;

  it.each<[string, number, string]>([
    ['letter by letter', 2, 'toneladas de comida apodrecem'],
    ['with other capitals and blanks', 2, 'Toneladas  de comida\napodrecem'],
    ['with dots where it was cut', 2, '…toneladas de comida apodrecem...'],
    ['with typographic marks', 1, 'No romance “Vidas Secas”, de Graciliano Ramos'],
  ])('stands %s', (_, frase, trecho) => {
    expect(tese(frase, trecho)).not.toBeNull();
  });

  it.each<[string, number, string]>([
    ['of another sentence', 3, 'toneladas de comida apodrecem'],
    ['of no sentence', 99, 'toneladas de comida apodrecem'],
    ['of sentence 0', 0, 'No romance "Vidas Secas", de Graciliano Ramos'],
    ['of half a sentence', 1.5, 'No romance "Vidas Secas", de Graciliano Ramos'],
    ['with another word', 2, 'toneladas de pão apodrecem'],
    ['that cuts a word', 2, 'oneladas de comida apodrece'],
    ['of a word or two, as a thesis', 2, 'toneladas de'],
    ['of nothing', 2, ''],
  ])('falls %s', (_, frase, trecho) => {
    expect(tese(frase, trecho)).toBeNull();
  });

  it('takes along what rests on it', () => {
    const [argument] = CAREFUL[3].argumentos;
    const argumentos = [{ ...argument!, frase: 5 }];
    expect(facts(3, { argumentos }).arguments).toEqual([]);
  });

  it('is counted, whether it stands or not', () => {
    const claims = {
      ...CAREFUL[5],
      elementos: [...CAREFUL[5].elementos, { frase: 1, trecho: 'x', tipo: 'meio' as const }],
    };
    expect(checkClaims(5, claims, context).count).toEqual({ made: 6, kept: 5 });
  });
});

describe('a fault', () => {
  type Fault = Claims[1]['desvios'][number];
  const kept = (...desvios: Fault[]) => facts(1, { desvios }).faults.map(said);

  it.each<[string, Fault]>([
    [
      'a spelling the dictionary has',
      { frase: 7, trecho: 'estético', tipo: 'ortografia', correcao: 'ético' },
    ],
    [
      'a correction of Portugal',
      { frase: 16, trecho: 'planejar', tipo: 'escolha-de-palavras', correcao: 'planear' },
    ],
    [
      'a correction in another language',
      { frase: 2, trecho: 'paradoxo', tipo: 'escolha-de-palavras', correcao: 'weird thing' },
    ],
    [
      'a correction that changes nothing',
      { frase: 2, trecho: 'paradoxo', tipo: 'escolha-de-palavras', correcao: 'Paradoxo' },
    ],
    [
      'an accent that is another word',
      { frase: 2, trecho: 'paradoxo', tipo: 'acentuacao', correcao: 'contraste' },
    ],
    ['a whole sentence', { frase: 1, trecho: GOOD_ESSAY.slice(0, 122), tipo: 'regencia', correcao: null }],
  ])('falls as %s', (_, fault) => {
    expect(kept(fault)).toEqual([]);
  });

  it('stands with a correction of known words, once', () => {
    const fault = {
      frase: 2,
      trecho: 'paradoxo',
      tipo: 'escolha-de-palavras',
      correcao: 'contraste',
    } as const;
    expect(kept(fault, fault)).toEqual(['paradoxo']);
  });
});

it('of a misspelled word a strange correction is not shown', () => {
  const essay = GOOD_ESSAY.replace('planejar as compras', 'planejjar as compras');
  const other = readEssay({ theme: SAMPLE_THEME, essay }, dictionary);
  const shown = numberSentences(other.essay);
  const corrected = (correcao: string) =>
    checkClaims(
      1,
      { ...CAREFUL[1], desvios: [{ frase: 16, trecho: 'planejjar', tipo: 'ortografia', correcao }] },
      { reading: other, lexicon: dictionary, shown },
    ).facts.faults.map(({ replacement }) => replacement);
  expect(corrected('planejar')).toEqual(['planejar']);
  expect(corrected('planear')).toEqual([undefined]);
});

describe('a reference', () => {
  const first = (one: Partial<Claims[2]['repertorio'][number]>) =>
    facts(2, { repertorio: [{ ...CAREFUL[2].repertorio[0]!, ...one }] }).repertoire[0];

  it('has a source that can be named', () => {
    expect(first({})?.isLegitimate).toBe(true);
    expect(first({ frase: 12, trecho: 'raramente discute planejamento doméstico' })?.isLegitimate).toBe(
      false,
    );
  });

  it('is put to use by other words than its own', () => {
    expect(first({})?.use).not.toBeNull();
    expect(first({ uso: { frase: 1, trecho: 'romance "Vidas Secas", de Graciliano' } })?.use).toBeNull();
  });

  it('that the supporting texts have is not the writer’s own', () => {
    const supportText = GOOD_ESSAY.split('\n')[0]!;
    const copied = {
      ...context,
      reading: readEssay({ theme: SAMPLE_THEME, essay: GOOD_ESSAY, supportText }, dictionary),
    };
    const shown = numberSentences(copied.reading.essay);
    const { facts: found } = checkClaims(2, CAREFUL[2], { ...copied, shown });
    expect(found.repertoire[0]?.isLegitimate).toBe(false);
  });
});

describe('a tie', () => {
  it.each<[string, Partial<Claims[4]>, keyof Facts[4]]>([
    ['between paragraphs opens one', { entre: [{ frase: 7, trecho: 'Além disso' }] }, 'between'],
    [
      'is of few words',
      { dentro: [{ frase: 9, trecho: 'hábitos domésticos contribuem para a permanência do problema' }] },
      'inside',
    ],
    ['has a word of grammar', { dentro: [{ frase: 8, trecho: 'lucro imediato' }] }, 'inside'],
  ])('%s', (_, claims, kind) => {
    expect(facts(4, claims)[kind]).toEqual([]);
  });
});

describe('an element of the proposal', () => {
  const levelOf = (...elementos: Claims[5]['elementos']) => {
    const found = facts(5, { elementos });
    return levelByGrid(5, found, reading);
  };
  const [agent, action] = CAREFUL[5].elementos;

  it('gives 40 points each beside an action, the same words once', () => {
    expect(levelByGrid(5, facts(5, {}), reading)).toBe(200);
    expect(levelOf(agent!, action!)).toBe(80);
    expect(levelOf({ ...action!, tipo: 'meio' }, action!)).toBe(40);
  });

  it('gives little without an action', () => {
    const others = CAREFUL[5].elementos.filter(({ tipo }) => tipo !== 'acao');
    expect(levelOf(...others)).toBe(80);
    expect(levelOf(...others.slice(1))).toBe(40);
    expect(levelOf(agent!)).toBe(0);
  });

  it('counts where the action stands', () => {
    expect(levelOf(action!, { frase: 8, trecho: 'a lógica do lucro imediato', tipo: 'agente' })).toBe(40);
  });

  it('gives no level where none stands', () => {
    expect(levelOf({ ...agent!, frase: 1 })).toBeNull();
  });
});

describe('no level stands without a passage', () => {
  it.each<[keyof Claims, object]>([
    [1, { desvios: [], estrutura: [], bem_construidas: [] }],
    [2, { abordagem: { tipo: 'completa', provas: [] } }],
    [3, { tese: null, argumentos: [] }],
    [4, { entre: [], dentro: [] }],
    [5, { elementos: [] }],
  ])('of competency %i', (number, claims) => {
    expect(levelByGrid(number, facts(number, claims as never), reading)).toBeNull();
  });

  it('and an empty list of faults is no proof of the best', () => {
    const structure = [{ frase: 6, trecho: 'agravam esse quadro', tipo: 'emendada' as const }];
    const found = facts(1, { desvios: [], estrutura: structure, bem_construidas: [] });
    expect(levelByGrid(1, found, reading)).toBe(120);
  });
});
