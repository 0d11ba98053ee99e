import { describe, expect, it } from 'vitest';
import { gatherEvidence } from '@/domain/evaluation/feedback/gather-evidence';
import { observe, writeFeedback } from '@/domain/evaluation/feedback/write-feedback';
import { readEssay } from '@/domain/evaluation/read-essay';
import { COMPETENCY_NUMBERS, LEVELS, toLevel, type Level } from '@/domain/rubric/competency';
import { DESCRIPTORS } from '@/domain/rubric/descriptors';
import type { Ceiling } from '@/domain/scoring/guards/ceiling';
import { HONEST } from '../../../fixtures/scoring/honest';
import { GOOD_ESSAY, OTHER_THEME_ESSAY, SAMPLE_THEME, WEAK_ESSAY } from '../../../support/essays';
import { lexiconWithModels } from '../../../support/lexicon-with-models';

function feedbackOn(essay: string, level: Level, theme = SAMPLE_THEME) {
  const reading = readEssay({ theme, essay }, lexiconWithModels);
  const levels = { 1: level, 2: level, 3: level, 4: level, 5: level };
  return writeFeedback(reading, levels, observe(reading, levels, gatherEvidence(reading)));
}
const sentencesOf = (feedback: ReturnType<typeof feedbackOn>) =>
  Object.values(feedback).flatMap(({ strength, advice, improvements }) => [
    strength,
    advice,
    ...improvements,
  ]);

describe('writeFeedback', () => {
  it('asks about what the closing proposes where no action is sure', () => {
    const conclusion = 'Portanto, o Estado deve ter prioridade sobre qualquer interesse privado na água.';
    const [introduction, first] = GOOD_ESSAY.split('\n');
    const asked = feedbackOn(`${introduction}\n${first}\n${conclusion}`, 80)[5].improvements.join(' ');
    expect(asked).toContain(
      'a sua proposta, a partir de “Portanto, o Estado deve ter prioridade sobre qualquer…”',
    );
    expect(asked).not.toContain('“ter prioridade');
  });

  it.each([
    ['a proof', 'porque a comida estraga no caminho, o preço sobe para quem compra na feira do bairro.'],
    ['an argument', 'a comida estraga, e a feira do bairro segue cheia de caixas pelo chão da rua.'],
  ])('tells in different words of two paragraphs that lack %s', (_what, claim) => {
    const [introduction, , , conclusion] = GOOD_ESSAY.split('\n');
    const essay = [introduction, `Primeiro, ${claim}`, `Depois, ${claim}`, conclusion].join('\n');
    const shared = feedbackOn(essay, 80)[3]
      .improvements.filter((one) => /[23]º parágrafo/.test(one))
      .map((one) => one.replaceAll(/“[^”]*”|\dº/g, ''));
    expect(shared.length).toBeGreaterThan(1);
    expect(new Set(shared).size).toBe(shared.length);
  });

  it.each([
    [
      '1 names the rule broken most and how often',
      1,
      'advice',
      /^Marquei \d+ desvios.*, \d+ deles de .*, como em “/,
    ],
    ['1 shows a correction', 1, 'improvements', /Troque “compra” por “compram”/],
    ['2 asks for repertoire where it is missing', 2, 'advice', /não reconheci autor, obra, lei ou dado/i],
    ['3 quotes the thesis', 3, 'strength', /posição em “/],
    ['3 names the paragraph without proof', 3, 'advice', /2º parágrafo.*um exemplo, um dado ou um autor/],
    ['4 tells where connectives are', 4, 'advice', /^Reconheci conectivos dentro de 3 de 4 parágrafos/],
    ['5 quotes agent and action', 5, 'strength', /o agente \(“.+”\) e a ação \(“.+”\)/],
    ['5 tells what is missing', 5, 'advice', /não reconheci o meio/],
  ] as const)('on a weak essay at 120, competency %s', (_requirement, number, part, expected) => {
    expect([feedbackOn(WEAK_ESSAY, 120)[number][part]].flat().join(' ')).toMatch(expected);
  });

  it.each([
    ['2 names the repertoire', 2, /Vidas Secas/],
    ['4 names connectives', 4, /conectivos dentro de todos os parágrafos, como “consequentemente”/],
    ['5 sees the five elements', 5, /cinco elementos, com o agente \(“o Ministério da Agricultura”\)/],
  ] as const)('on a strong essay at 200, competency %s', (_requirement, number, expected) => {
    expect(feedbackOn(GOOD_ESSAY, 200)[number].strength).toMatch(expected);
  });

  it.each([
    [200, /^Para manter o nível, /, 0],
    [160, /^Para chegar a 200, /, 2],
  ] as const)('at %s a fault is a touch to add, whatever the essay', (level, opening, most) => {
    for (const essay of [GOOD_ESSAY, WEAK_ESSAY, OTHER_THEME_ESSAY]) {
      for (const { advice, improvements } of Object.values(feedbackOn(essay, level))) {
        expect(advice).toMatch(opening);
        expect(improvements.length).toBeLessThanOrEqual(most);
      }
    }
  });

  it('names the words of the subject, not those of its setting', () => {
    const theme = 'Perspectivas acerca do envelhecimento na sociedade brasileira';
    const { essay = '' } = HONEST.find((one) => one.theme === theme) ?? {};
    expect(feedbackOn(essay, 160, theme)[2].strength).toContain('“envelhecimento”');
  });

  it('explains a level at its ceiling by the ceiling where nothing else does', () => {
    const reading = readEssay({ theme: SAMPLE_THEME, essay: GOOD_ESSAY });
    const levels = { 1: 120, 2: 200, 3: 160, 4: 200, 5: 200 } as const;
    const tell = (ceilings: Ceiling[]) =>
      writeFeedback(reading, levels, observe(reading, levels, gatherEvidence(reading), ceilings));
    const told = tell([{ reason: 'trechos-repetidos', levels: { 1: 120, 3: 80 } }]);
    expect(told[1].advice).toMatch(/^O que limita o nível: há trechos inteiros repetidos, .*argumento\.$/);
    expect(told[1].improvements).toEqual(['Apague as repetições e use o espaço para um argumento novo.']);
    expect(told[3]).toEqual(tell([])[3]);
  });

  it('calls no few kinds most of the marks', () => {
    const kinds = ['concerteza', 'tb', 'nao', 'brasil', 'Brasil ,', 'pra', 'a a', 'houveram muitos'];
    const essay = `${kinds.map((slip) => `Vimos ${slip} casa ontem.`).join(' ')} ${GOOD_ESSAY}`;
    expect(feedbackOn(essay, 80)[1].advice).toMatch(/marquei \d+ desvios, como /);
  });

  it('at 80 and below praise is only where to start from, however good the signs', () => {
    for (const level of [0, 40, 80] as const) {
      for (const { strength, improvements } of Object.values(feedbackOn(GOOD_ESSAY, level))) {
        expect(strength).toMatch(/^Um bom começo: /);
        expect(improvements.length).toBeGreaterThan(0);
      }
    }
  });

  it('nothing that graders must have found is called missing at 200', () => {
    const said = sentencesOf(feedbackOn(WEAK_ESSAY, 200)).join(' ');
    expect(said).not.toMatch(/não reconheci|tese|por meio de…/);
  });

  it.each([
    [40, true],
    [160, false],
  ] as const)('the official ceiling of a tangent is told at %s: %s', (level, told) => {
    const { 1: first, 2: second, 5: fifth } = feedbackOn(OTHER_THEME_ESSAY, level);
    expect([second, fifth].map(({ advice }) => /40 pontos/.test(advice))).toEqual([told, told]);
    expect(first.advice).not.toMatch(/40 pontos/);
  });

  it('no full sentence serves more than a third of the essays', () => {
    const essays = [...HONEST, { theme: SAMPLE_THEME, essay: GOOD_ESSAY, low: 900, high: 1000 }];
    expect(essays.length).toBeGreaterThanOrEqual(12);
    for (const shift of [0, 40, -40]) {
      const uses = new Map<string, number>();
      for (const { theme, essay, low, high } of essays) {
        const level = toLevel((low + high) / 10 + shift);
        for (const sentence of new Set(sentencesOf(feedbackOn(essay, level, theme))))
          uses.set(sentence, (uses.get(sentence) ?? 0) + 1);
      }
      expect([...uses].filter(([, times]) => times > essays.length / 3)).toEqual([]);
    }
  });

  it('the official descriptors are left to the screen', () => {
    for (const level of LEVELS) {
      const said = sentencesOf(feedbackOn(WEAK_ESSAY, level)).join(' ');
      for (const number of COMPETENCY_NUMBERS) expect(said).not.toContain(DESCRIPTORS[number].levels[level]);
    }
  });

  it.each([
    ['strong', GOOD_ESSAY],
    ['weak', WEAK_ESSAY],
    ['off its theme', OTHER_THEME_ESSAY],
    ['tiny', 'Fome.'],
    ['empty', ''],
    ['no letters', '... !!! 😀'],
  ])(
    'whatever the essay (%s) and the level: whole calm sentences, three points at most',
    (_requirement, essay) => {
      for (const level of LEVELS) {
        const feedback = feedbackOn(essay, level);
        const odd = sentencesOf(feedback).filter(
          (text) =>
            !/^[\p{Lu}\d“].*\.$/su.test(text) ||
            /undefined|“”|\.\.|  |(?<!\d)1 \p{L}+s(?!\p{L})|!/u.test(text.replaceAll(/“[^”]*”/g, '“x”')) ||
            text.includes('“”'),
        );
        expect(odd).toEqual([]);
        for (const { improvements } of Object.values(feedback))
          expect(improvements.length).toBeLessThanOrEqual(3);
      }
    },
  );
});
