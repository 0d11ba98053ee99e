import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { AppError } from '@/contracts/app-error';
import type { Correction } from '@/domain/evaluation/correction';
import { byCompetency } from '@/domain/rubric/competency';
import { buildCorrection, buildEvaluation } from '../../support/builders';
import { buildFinding } from '../../support/rich-correction';
import { fakeServices } from '../../support/services';
import { renderEditor, THEME } from './render-editor';

const ESSAY = 'A comida sobra e ninguem busca. Falta quem a leve a mesa. Algo deve ser feito.';

const former = buildCorrection({
  id: 'a',
  theme: THEME,
  originalText: ESSAY,
  aiAnalysis: buildEvaluation({
    erros_detectados: [
      buildFinding(ESSAY, 'ninguem', 'vermelho'),
      buildFinding(ESSAY, 'a mesa', 'amarelo'),
      buildFinding(ESSAY, 'Algo', 'vermelho', { codigo: 'palavra-desconhecida' }),
    ],
    grifo: {
      producer: 'scorer',
      version: '2.0',
      evidence: {},
      accounts: byCompetency(() => ({ points: 120, start: 118, terms: [], whole: 2 })),
      steps: [
        {
          competency: 1,
          text: 'Corrija os 2 desvios.',
          kind: 'desvios',
          gain: { competency: 1, points: 28, level: 40 },
        },
        { competency: 5, text: 'Diga o meio.', gain: { competency: 5, points: 9 } },
        { competency: 3, text: 'Explique a falta.' },
      ],
      totalWithSteps: 800,
    },
  }),
});

describe('the steps beside a new version', () => {
  const stepOf = async (text: string) => (await screen.findByText(text)).closest('li')!;

  it('tell what the model expects of each, and of all together', async () => {
    renderEditor({
      history: [former],
      draft: { theme: THEME, essay: ESSAY, rewriting: { of: 'a', ticked: [] } },
    });
    expect(await stepOf('Corrija os 2 desvios.')).toHaveTextContent('cerca de +40 em I');
    expect(await stepOf('Diga o meio.')).toHaveTextContent('cerca de 9 pontos em V');
    expect(await stepOf('Explique a falta.')).not.toHaveTextContent('cerca de');
    expect(screen.getByText(/esta redação ficaria perto de/)).toHaveTextContent('perto de 800.');
  });

  it('have a placeholder until they are known, and say when they do not come', async () => {
    const { essays } = fakeServices({ history: [former] }).backend;
    let answer = (_answer: Promise<Correction | null>) => {};
    const get = () => new Promise<Correction | null>((resolve) => (answer = resolve));
    const { keyboard } = renderEditor({
      backend: { essays: { ...essays, get } },
      draft: { theme: THEME, essay: ESSAY, rewriting: { of: 'a', ticked: [] } },
    });
    expect(await screen.findByText('Carregando os próximos passos')).toBeInTheDocument();
    await act(async () => answer(Promise.reject(new AppError('not-found'))));
    expect(
      await screen.findByRole('heading', { name: 'Os próximos passos não abriram agora' }),
    ).toBeVisible();
    expect(screen.getByLabelText('Sua redação')).toHaveValue(ESSAY);
    await keyboard.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    await act(async () => answer(Promise.resolve(former)));
    expect(await stepOf('Diga o meio.')).toBeVisible();
  });

  it('count the slips whose sentences have changed, unknown words aside', async () => {
    const user = userEvent.setup();
    renderEditor({
      history: [former],
      draft: { theme: THEME, essay: ESSAY, rewriting: { of: 'a', ticked: [] } },
    });
    expect(await stepOf('Corrija os 2 desvios.')).not.toHaveTextContent('Você já mexeu');
    const sheet = screen.getByLabelText('Sua redação');
    await user.clear(sheet);
    await user.click(sheet);
    await user.paste(ESSAY.replace('ninguem', 'ninguém'));
    expect(await screen.findByText('Você já mexeu em 1 das 2 marcações.')).toBeVisible();
  });

  it('say after a zero without marks why there is no grade, and nothing about marks', async () => {
    const zero = buildCorrection({
      id: 'a',
      theme: THEME,
      originalText: ESSAY,
      finalScore: 0,
      summary: { strengths: [], weaknesses: ['Curto demais.'], improvements: ['Desenvolva os argumentos.'] },
      aiAnalysis: buildEvaluation({
        erros_detectados: [],
        grifo: { producer: 'scorer', version: '2.0', evidence: {}, zeroReason: 'texto-insuficiente' },
      }),
    });
    renderEditor({
      history: [zero],
      draft: { theme: THEME, essay: ESSAY, rewriting: { of: 'a', ticked: [] } },
    });
    expect(await stepOf('Desenvolva os argumentos.')).toBeVisible();
    const panel = screen.getByRole('region', { name: 'Nova versão' });
    expect(panel).toHaveTextContent('teve nota 0 por regra oficial.');
    expect(panel).toHaveTextContent('Próximo passo');
    expect(panel).not.toHaveTextContent(/correção anterior|ficaria perto/);
  });
});

describe('"Refazer esta redação"', () => {
  const done = { theme: THEME, essay: '', backup: ESSAY, rewriting: { of: 'a', ticked: [] } };
  const width = window.innerWidth;
  afterEach(() => {
    window.innerWidth = width;
  });

  it('is the first choice after a correction', async () => {
    renderEditor({ history: [former], draft: done });
    const redo = await screen.findByRole('button', { name: 'Refazer esta redação' });
    const startNew = screen.getByRole('button', { name: 'Enviar nova redação' });
    expect(redo).toHaveAttribute('data-next-step');
    expect(redo.compareDocumentPosition(startNew)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it.each([
    ['beside the steps begins on the sheet', 1280, true],
    ['below the steps begins with them', 390, false],
  ])('%s', async (_requirement, innerWidth, isOnSheet) => {
    window.innerWidth = innerWidth;
    const { keyboard } = renderEditor({ history: [former], draft: done });
    await keyboard.click(screen.getByRole('button', { name: 'Refazer esta redação' }));
    expect(await screen.findByText('Diga o meio.')).toBeVisible();
    expect(document.activeElement === screen.getByLabelText('Sua redação')).toBe(isOnSheet);
  });
});
