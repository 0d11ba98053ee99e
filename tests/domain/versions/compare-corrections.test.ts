import { describe, expect, it } from 'vitest';
import { stepsOf } from '@/domain/evaluation/correction';
import { evaluateEssay } from '@/domain/evaluation/evaluate-essay';
import { toCorrection } from '@/domain/evaluation/to-correction';
import { compareCorrections } from '@/domain/versions/compare-corrections';
import { isFreeRewrite } from '@/domain/versions/free-rewrite';
import { SAMPLE_THEME, WEAK_ESSAY } from '../../support/essays';

const correct = (essay: string) =>
  toCorrection(evaluateEssay({ theme: SAMPLE_THEME, essay }, null), {
    id: essay,
    theme: SAMPLE_THEME,
    essay,
    submittedAt: '2025-09-14T12:00:00.000Z',
  });
const former = correct(WEAK_ESSAY);

describe('two versions of an essay', () => {
  it('that are the same change nothing, and leave every step open', () => {
    const change = compareCorrections(former, former);
    expect(change.total.before).toBe(change.total.after);
    expect(change.levels.map(({ before, after }) => after - before)).toEqual([0, 0, 0, 0, 0]);
    expect([change.marksGone, change.marksNew]).toEqual([[], []]);
    const counted = change.steps.filter(({ step }) => step.kind !== undefined);
    expect(counted.length).toBeGreaterThan(0);
    expect(new Set(counted.map(({ state }) => state))).toEqual(new Set(['open']));
  });

  it('tell the step that was taken, by what the reader finds', () => {
    const proposal =
      'Portanto, o Ministério da Educação deve criar bibliotecas nas escolas, por meio de parcerias com as prefeituras, a fim de que todos leiam. Assim, o problema será resolvido.';
    const faults = (essay: string) => correct(essay).aiAnalysis.grifo?.faults ?? [];
    const elements = faults(WEAK_ESSAY)
      .map(({ kind }) => kind)
      .filter((kind) => /^(?:elemento|proposta)/.test(kind));
    expect(elements.length).toBeGreaterThan(0);
    const better = `${WEAK_ESSAY}\n\n${proposal}`;
    const step = { competency: 5 as const, text: 'Escreva a proposta.', kind: elements[0]! };
    const asked = {
      ...former,
      aiAnalysis: { ...former.aiAnalysis, grifo: { ...former.aiAnalysis.grifo!, steps: [step] } },
    };
    expect(compareCorrections(asked, correct(better)).steps).toMatchObject([
      { step, state: 'taken', left: 0 },
    ]);
  });

  const counting = (
    kind: string,
    amount: number,
    more: { kind: string; amount: number }[] = [],
    text = WEAK_ESSAY,
  ) => {
    const one = correct(text);
    const step = { competency: 3 as const, text: 'Prove.', kind, place: { start: 0, end: 40 } };
    const grifo = { ...one.aiAnalysis.grifo!, steps: [step], faults: [{ kind, amount }, ...more] };
    return { ...one, aiAnalysis: { ...one.aiAnalysis, grifo } };
  };
  const CHANGED = `Hoje, ${WEAK_ESSAY}`;

  it.each([
    ['taken where its passage changed', counting('prova', 2), counting('prova', 1, [], CHANGED), 'taken'],
    ['taken in part where it did not', counting('prova', 2), counting('prova', 1), 'fewer'],
    ['open where there are as many', counting('prova', 1), counting('prova', 1, [], CHANGED), 'open'],
    [
      'not told where a graver fault took its place',
      counting('prova', 2),
      counting('prova', 1, [{ kind: 'argumento', amount: 1 }], CHANGED),
      'unknown',
    ],
    [
      'not told where the text went with it',
      counting('prova', 2),
      counting('prova', 0, [], CHANGED.slice(0, WEAK_ESSAY.length / 2)),
      'unknown',
    ],
    [
      'not told of a proposal of which parts are missing',
      counting('proposta', 1),
      counting('proposta', 0, [{ kind: 'elemento:meio', amount: 1 }], CHANGED),
      'unknown',
    ],
  ])('call a step %s', (_what, before, after, state) => {
    expect(compareCorrections(before, after).steps[0]?.state).toBe(state);
  });

  it('tell which marks went and which came', () => {
    const [mark] = former.aiAnalysis.erros_detectados;
    expect(mark).toBeDefined();
    const without = {
      ...former,
      aiAnalysis: { ...former.aiAnalysis, erros_detectados: former.aiAnalysis.erros_detectados.slice(1) },
    };
    expect(compareCorrections(former, without)).toMatchObject({ marksGone: [mark], marksNew: [] });
    expect(compareCorrections(without, former)).toMatchObject({ marksGone: [], marksNew: [mark] });
  });

  it('read by different readers say nothing of the steps', () => {
    const byModel = {
      ...former,
      aiAnalysis: {
        ...former.aiAnalysis,
        grifo: { ...former.aiAnalysis.grifo!, producer: 'model' as const },
      },
    };
    expect(new Set(compareCorrections(former, byModel).steps.map(({ state }) => state))).toEqual(
      new Set(['unknown']),
    );
  });
});

it('the steps of a correction stored before they were kept apart are their texts', () => {
  const { steps: _steps, ...grifo } = former.aiAnalysis.grifo!;
  const old = { ...former, aiAnalysis: { ...former.aiAnalysis, grifo } };
  expect(stepsOf(old)).toEqual(former.summary.improvements.map((text) => ({ text })));
  expect(stepsOf(former).map(({ text }) => text)).toEqual(former.summary.improvements);
});

it.each([
  ['on its theme, six days later', SAMPLE_THEME, '2025-09-20T12:00:00Z', true],
  ['in capitals', SAMPLE_THEME.toUpperCase(), '2025-09-20T12:00:00Z', true],
  ['eight days later', SAMPLE_THEME, '2025-09-22T12:00:01Z', false],
  ['on another theme', 'Desafios da leitura', '2025-09-15T12:00:00Z', false],
])('a rewrite %s costs no credit: %4$s', (_kind, theme, now, isFree) => {
  expect(isFreeRewrite(former, { theme, now: new Date(now) })).toBe(isFree);
});
