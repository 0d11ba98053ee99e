import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { Correction } from '@/domain/evaluation/correction';
import { CompareScreen } from '@/features/compare/compare-screen';
import type { WritingChecker } from '@/data/services';
import type { KeptAccount } from '@/domain/evaluation/evaluation';
import { byCompetency } from '@/domain/rubric/competency';
import { buildCorrection, buildEvaluation } from '../../support/builders';
import { fakeServices, renderWithServices, silentChecker } from '../../support/services';

const FIRST = 'A comida sobra. Falta quem a busque.\n\nPortanto, algo deve ser feito.';
const SECOND = 'A comida sobra. Falta quem a leve à mesa.\n\nPortanto, algo deve ser feito.';

const version = (id: string, more: Parameters<typeof buildCorrection>[0] = {}) =>
  buildCorrection({ id, theme: 'Comida', originalText: FIRST, ...more });
const a = version('a', { submittedAt: '2025-09-14T12:00:00Z', finalScore: 720 });
const b = version('b', {
  submittedAt: '2025-09-17T12:00:00Z',
  finalScore: 840,
  versionOf: 'a',
  originalText: SECOND,
});
const c = version('c', {
  submittedAt: '2025-09-20T12:00:00Z',
  finalScore: 800,
  versionOf: 'b',
  originalText: SECOND,
});

async function open(address: string, kept: readonly Correction[], checker = silentChecker) {
  const services = fakeServices({ history: [...kept], checker });
  return renderWithServices(<CompareScreen />, { services, route: `/dashboard/student/comparar${address}` });
}

describe('two versions of an essay', () => {
  it('are the one named and the one it rewrites, the earlier first', async () => {
    await open('?versao=b', [a, b]);
    expect(
      await screen.findByText(/^1ª versão, 14 de setembro .* e 2ª versão, 17 de setembro /),
    ).toBeVisible();
    const levels = screen.getByRole('region', { name: 'Mudança de nível por competência' });
    expect(levels).toHaveTextContent(/720.*840.*120 pontos a mais/);
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('of three can be chosen', async () => {
    const user = userEvent.setup();
    await open('?versao=c', [a, b, c]);
    const former = await screen.findByRole('combobox', { name: 'Comparar a' });
    expect(
      within(former)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['1ª versão: 720', '2ª versão: 840', '3ª versão: 800']);
    await user.selectOptions(former, 'a');
    expect(await screen.findByText(/^1ª versão, .* e 3ª versão, /)).toBeVisible();
  });

  it.each([
    ['of a first version', '?versao=a', [a]],
    ['of none', '', []],
    ['of one whose former is gone', '?versao=b', [b]],
  ])('%s are none', async (_what, address, kept) => {
    await open(address, kept);
    expect(await screen.findByRole('heading', { name: 'Não há duas versões para comparar' })).toBeVisible();
  });

  it('of which one is there only in numbers are compared in those', async () => {
    await open('?versao=b', [{ ...a, originalText: '' }, b]);
    expect(await screen.findByText(/O texto de uma das duas versões não está guardado/)).toBeVisible();
  });
});

/** An evaluation with five levels of 120 that all have the same explanation. */
function measured(account: Partial<KeptAccount>, version = '2.0') {
  const accounts = byCompetency(() => ({ points: 120, start: 118, terms: [], whole: 2, ...account }));
  return buildEvaluation({
    levels: [120, 120, 120, 120, 120],
    grifo: { producer: 'scorer', version, evidence: {}, accounts },
  });
}

describe('the levels of two versions', () => {
  const former = measured({ points: 112, terms: [{ fact: 'misspellings', points: -8 }] });
  const latter = measured({ points: 131, terms: [{ fact: 'misspellings', points: 11 }] });
  const levels = () => screen.findByRole('region', { name: 'Mudança de nível por competência' });

  it('say what changed inside a level that stands, why it stands and what is missing', async () => {
    await open('?versao=b', [
      { ...version('a', { score: 600 }), aiAnalysis: former },
      { ...version('b', { score: 600, versionOf: 'a', originalText: SECOND }), aiAnalysis: latter },
    ]);
    const first = within(await levels())
      .getAllByText('Competência 1:')[0]!
      .closest('li')!;
    expect(within(first).getByText('Grafia e acentos').closest('li')).toHaveTextContent('mais 19 pontos');
    expect(
      within(first).getByRole('heading', { name: 'Você avançou, mas o nível ainda é 120' }),
    ).toBeVisible();
    expect(
      within(first).getByRole('img', { name: 'De 112 para 131 pontos; o 160 começa em 140' }),
    ).toBeVisible();
    expect(first).toHaveTextContent('Faltam cerca de 9 pontos para o 160, que começa em 140.');
    expect(screen.queryByText(/relidas/)).toBeNull();
    expect(screen.getByText(/medidas pelo mesmo corretor, a versão 2\.0/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Escrever a 3ª versão' })).toBeVisible();
  });

  it('say that what was mended counted where the whole of the text took it again', async () => {
    const taken = measured({ points: 112, terms: [{ fact: 'misspellings', points: 11 }], whole: -17 });
    await open('?versao=b', [
      { ...version('a', { score: 600 }), aiAnalysis: former },
      { ...version('b', { score: 600, versionOf: 'a', originalText: SECOND }), aiAnalysis: taken },
    ]);
    const titles = within(await levels()).getAllByRole('heading');
    expect(titles[0]).toHaveTextContent('O que você mudou contou, mas o nível ainda é 120');
  });

  it('are quiet where no fact changed, and stand on a scale of their own where they rose', async () => {
    const risen = measured({ points: 141, terms: [], whole: 23 });
    risen.competencias.competencia_1.note = 160;
    await open('?versao=b', [
      { ...version('a', { score: 600 }), aiAnalysis: measured({ points: 120 }) },
      {
        ...version('b', { score: 600, versionOf: 'a', originalText: SECOND }),
        competencies: a.competencies.map((one) => ({ ...one, score: 160 })),
        aiAnalysis: risen,
      },
    ]);
    expect(
      within(await levels()).getAllByRole('img', { name: 'De 120 para 141 pontos; o 200 começa em 180' }),
    ).toHaveLength(5);
    expect(screen.queryByRole('heading', { name: /o nível ainda é/ })).toBeNull();
    expect(screen.getByText(/“O conjunto do texto” é a forma/)).toBeVisible();
  });

  it('stand on one ruler with their totals, beside what each step promised and what came', async () => {
    const step = { competency: 1 as const, text: 'Corrija os acentos.', kind: 'desvios' };
    const promising = {
      ...former,
      grifo: {
        ...former.grifo!,
        faults: [{ kind: 'desvios', amount: 4 }],
        steps: [{ ...step, gain: { competency: 1 as const, points: 28, level: 40 } }],
      },
    };
    const band = { low: 560, high: 680 };
    await open('?versao=b', [
      { ...version('a', { score: 600 }), aiAnalysis: promising },
      {
        ...version('b', { score: 600, versionOf: 'a', originalText: SECOND }),
        aiAnalysis: { ...latter, grifo: { ...latter.grifo!, band, faults: [] } },
      },
    ]);
    expect(
      await screen.findByRole('img', { name: 'Antes 600, agora 600 de 1000, estimativa entre 560 e 680' }),
    ).toBeVisible();
    expect(screen.getByText('Corrija os acentos.').closest('li')).toHaveTextContent(
      'Previsto: cerca de +40 em I. Veio: 19 pontos a mais, no mesmo nível.',
    );
  });

  it('of a former scorer that told no facts stay as they are stored', async () => {
    const evaluate = vi.fn<WritingChecker['evaluate']>();
    const bare = buildEvaluation({ grifo: { producer: 'scorer', version: '1.4', evidence: {} } });
    const kept = [
      { ...a, aiAnalysis: bare },
      { ...b, aiAnalysis: bare },
    ];
    await open('?versao=b', kept, { ...silentChecker, evaluate });
    expect(
      await screen.findByText(/a versão 1\.4, que ainda não dizia quanto cada fato pesa\./),
    ).toBeVisible();
    expect(await levels()).toHaveTextContent(/720.*840/);
    expect(evaluate).not.toHaveBeenCalled();
  });

  it('of which one had no dictionary are read again, and say so where it is missing still', async () => {
    const unchecked = { ...latter, grifo: { ...latter.grifo!, withoutDictionary: true } };
    const evaluate = vi.fn<WritingChecker['evaluate']>().mockResolvedValue(unchecked);
    const kept = [
      { ...a, aiAnalysis: former },
      { ...b, aiAnalysis: unchecked },
    ];
    await open('?versao=b', kept, { ...silentChecker, evaluate });
    expect(await screen.findByText(/os desvios das duas versões não entram nesta conta/)).toBeVisible();
    expect(evaluate).toHaveBeenCalledTimes(2);
  });

  const old = { ...a, aiAnalysis: measured({}, '1.4') };
  const fresh = { ...b, aiAnalysis: latter };

  it('of other scorers are read again by the one of today, and what is stored stays', async () => {
    const evaluate = vi.fn<WritingChecker['evaluate']>(async ({ essay }) =>
      essay === FIRST ? former : latter,
    );
    const { services } = await open('?versao=b', [old, fresh], { ...silentChecker, evaluate });
    expect(
      await screen.findByText(/relidas pelo corretor de hoje.* as notas guardadas continuam 720 e 840\.$/),
    ).toBeVisible();
    expect(await levels()).toHaveTextContent(/600.*600.*a mesma nota/);
    expect(evaluate.mock.calls.map(([{ theme, essay }]) => [theme, essay])).toEqual([
      ['Comida', FIRST],
      ['Comida', SECOND],
    ]);
    expect((await services.backend.essays.get('a'))?.finalScore).toBe(720);
  });

  it('that cannot be read again are shown as they were given, with a word of warning', async () => {
    const user = userEvent.setup();
    const evaluate = vi.fn<WritingChecker['evaluate']>().mockRejectedValue(new Error('no worker'));
    await open('?versao=b', [old, fresh], { ...silentChecker, evaluate });
    expect(await screen.findByText(/Corretores diferentes deram estas duas notas/)).toBeVisible();
    expect(await levels()).toHaveTextContent(/720.*840/);
    evaluate.mockResolvedValue(latter);
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByText(/relidas pelo corretor de hoje/)).toBeVisible();
  });
});
