import { describe, expect, it, vi } from 'vitest';
import { createEvaluationTasks } from '@/data/evaluator/evaluation-tasks';
import type { Resources } from '@/data/evaluator/resources';
import { evaluateEssay } from '@/domain/evaluation/evaluate-essay';
import { EMPTY_OUTLINE, type Outline } from '@/domain/outline/outline';
import shipped from '@/domain/scoring/weights/scorer-weights.json';
import { GOOD_ESSAY, SAMPLE_THEME } from '../../support/essays';

const input = { theme: SAMPLE_THEME, essay: GOOD_ESSAY };
const nothing: Resources = { weights: null, dictionary: null, spelling: 'missing' };
const dictionary = {
  tagsOf: () => 1,
  isWord: () => true,
  suggest: (word: string) => [`${word}s`],
  corrections: () => [],
  frequencyOf: () => 0,
};

const tasksWith = (given: Partial<Resources>) => {
  const resources = { ...nothing, ...given };
  return createEvaluationTasks({ whenLoaded: async () => resources, now: () => resources });
};

describe('createEvaluationTasks', () => {
  it.each([
    ['the scorer where there are weights', shipped, 'scorer', shipped.version],
    ['the rules where there are none', null, 'rules', '1'],
  ])('evaluates by %s', async (_requirement, weights, producer, version) => {
    const evaluation = await tasksWith({ weights }).evaluate(input);
    expect(evaluation).toEqual(evaluateEssay(input, weights));
    expect(evaluation.grifo).toMatchObject({ producer, version });
  });

  it('checks a theme and marks without waiting for what must be fetched', async () => {
    const whenLoaded = vi.fn<() => Promise<Resources>>().mockReturnValue(new Promise(() => {}));
    const tasks = createEvaluationTasks({ whenLoaded, now: () => nothing });
    expect(await tasks.checkTheme(input)).toMatchObject({ coherent: true });
    const text = 'Ele começou à correr.';
    expect((await tasks.check({ text, theme: '' })).findings.map(({ rule }) => rule)).toEqual([
      'crase/before-verb',
    ]);
    expect(whenLoaded).not.toHaveBeenCalled();
  });

  it.each([
    ['without the dictionary', nothing],
    ['with it', { dictionary, spelling: 'ready' } as const],
  ])('says %s whether spelling was checked', async (_requirement, given) => {
    const { spelling } = await tasksWith(given).check({ text: 'Ele começou a correr.', theme: '' });
    expect(spelling).toBe(given.spelling);
  });

  it('looks where the writer points', async () => {
    const essay = 'Portanto, o governo deve criar hortas por meio de verbas.';
    const place = { start: 0, end: essay.length };
    expect(await tasksWith({}).seesElement({ essay, element: 'meio', place })).toBe(true);
    expect(await tasksWith({}).seesElement({ essay, element: 'finalidade', place })).toBe(false);
  });

  it('reads a plan, and finds it in the essay', async () => {
    const outline: Outline = { ...EMPTY_OUTLINE, fields: { meio: 'medidas eficazes', agente: 'as escolas' } };
    expect(await tasksWith({}).readOutline({ outline, theme: SAMPLE_THEME })).toEqual({
      meio: 'fits-any',
      agente: null,
    });
    const followed = await tasksWith({}).followOutline({ outline, essay: GOOD_ESSAY });
    expect(followed.map(({ field, passage }) => [field, passage?.place])).toEqual([
      ['agente', 'conclusão'],
      ['meio', undefined],
    ]);
  });

  it('suggests words of the dictionary, none without it', async () => {
    expect(await tasksWith({ dictionary }).suggest('casa')).toEqual(['casas']);
    expect(await tasksWith({}).suggest('casa')).toEqual([]);
  });
});
