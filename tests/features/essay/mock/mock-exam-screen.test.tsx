import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { areaKeys } from '@/data/local/keys';
import type { Evaluator } from '@/data/services';
import { type Draft, EMPTY_DRAFT } from '@/domain/essay/draft';
import type { MockExam } from '@/domain/mock-exam/mock-exam';
import { MockExamScreen } from '@/features/essay/mock/mock-exam-screen';
import { buildEvaluation, buildUser, SAMPLE_THEME, TEST_NOW } from '../../../support/builders';
import { MemoryStorage } from '../../../support/memory-storage';
import { fakeServices, renderWithServices, type FakeOptions } from '../../../support/services';
import { words } from '../render-editor';

const NOW = new Date(TEST_NOW);
const user = buildUser({ creditos_correcoes: 3 });
const before = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000).toISOString();
const RUNNING: MockExam = {
  id: 'prova',
  theme: SAMPLE_THEME,
  medium: 'typed',
  startedAt: before(20),
  minutes: 90,
  seenAt: before(0),
  endedAt: null,
  words: [],
};
const ENDED: MockExam = { ...RUNNING, endedAt: before(0) };

type Setup = FakeOptions & {
  exam?: MockExam;
  essay?: string;
  editor?: Partial<Draft>;
  ProposalDrawer?: () => null;
};

function open({
  exam = RUNNING,
  essay = words(220),
  editor,
  ProposalDrawer = () => null,
  ...options
}: Setup = {}) {
  const storage = options.storage ?? new MemoryStorage();
  const keep = (key: string, value: unknown) => storage.setItem(key, JSON.stringify(value));
  keep(areaKeys.mockExam(user.id), exam);
  keep(areaKeys.mockDraft(user.id), { ...EMPTY_DRAFT, theme: exam.theme, essay, updatedAt: before(1) });
  if (editor) keep(areaKeys.draft(user.id), { ...EMPTY_DRAFT, updatedAt: before(50), ...editor });
  const services = fakeServices({ user, ...options, storage });
  services.preferences.promoStart.set(null);
  const onCorrected = vi.fn();
  renderWithServices(
    <Routes>
      <Route
        path="*"
        element={
          <MockExamScreen
            ProposalDrawer={ProposalDrawer}
            PhotoTab={() => <p>Fotos</p>}
            onCorrecting={() => {}}
            onCorrected={onCorrected}
          />
        }
      />
      <Route path="/dashboard/student/essay" element={<p>O editor</p>} />
      <Route path="/dashboard/student/simulado" element={<p>Novo simulado</p>} />
    </Routes>,
    { services },
  );
  return { services, storage, onCorrected, user: userEvent.setup() };
}

const press = async (by: ReturnType<typeof userEvent.setup>, name: string) =>
  by.click(await screen.findByRole('button', { name }));

describe('a mock exam that has ended', () => {
  it('is sent with its time, once: the same text has the same id', async () => {
    const evaluate = vi.fn<Evaluator['evaluate']>(async () => buildEvaluation());
    const evaluator = { checkTheme: async () => ({ coherent: true, justification: '' }), evaluate };
    const { user: by, onCorrected, storage } = open({ exam: ENDED, evaluator });
    await press(by, 'Enviar para correção');
    await waitFor(() => expect(onCorrected).toHaveBeenCalled());
    expect(onCorrected.mock.calls[0]?.[0]).toMatchObject({
      aiAnalysis: { grifo: { mock: { minutes: 90, medium: 'typed', seconds: 1200 } } },
    });
    expect(storage.getItem(areaKeys.mockExam(user.id))).toBeNull();
    const ids = evaluate.mock.calls.map(([{ id }]) => id);
    const again = open({ exam: ENDED, evaluator });
    await press(again.user, 'Enviar para correção');
    await waitFor(() => expect(again.onCorrected).toHaveBeenCalled());
    expect(evaluate.mock.calls.map(([{ id }]) => id)).toEqual([...ids, ...ids]);
  });

  it('says what went wrong, first of all, and keeps the text', async () => {
    const evaluator = {
      checkTheme: async () => ({ coherent: true, justification: '' }),
      evaluate: () => Promise.reject(new Error('falhou')),
    };
    const { user: by, services } = open({ exam: ENDED, evaluator });
    await press(by, 'Enviar para correção');
    const dialog = await screen.findByRole('dialog', { description: /^Não deu para corrigir agora/ });
    expect(within(dialog).getByRole('button', { name: 'Enviar para correção' })).toBeEnabled();
    expect(services.mockExams.drafts.load().essay).toBe(words(220));
  });

  it('stays where it is when the device has no room for it in the editor', async () => {
    const { user: by, storage, services } = open({ exam: ENDED });
    await screen.findByRole('dialog', { name: 'Prova entregue' });
    storage.state = 'full';
    await press(by, 'Levar o texto para o editor');
    expect(await screen.findByText(/o texto se perderia no editor/)).toBeVisible();
    expect(services.mockExams.current.get()).not.toBeNull();
    storage.state = 'ok';
    expect(services.drafts.load().essay).toBe('');
  });

  it('asks before the editor’s text makes room for it', async () => {
    const { user: by, services } = open({
      exam: ENDED,
      editor: { theme: 'Um tema anotado antes do simulado', essay: 'Um começo de antes.' },
    });
    await press(by, 'Levar o texto para o editor');
    await press(by, 'Levar para o editor');
    expect(await screen.findByText('O editor')).toBeVisible();
    expect(services.drafts.load().essay).toBe(words(220));
    expect((await services.revisions.list()).map(({ theme }) => theme)).toContain(
      'Um tema anotado antes do simulado',
    );
  });

  it('waits where there is no credit', async () => {
    open({ exam: ENDED, user: buildUser({ creditos_correcoes: 0 }) });
    const dialog = within(await screen.findByRole('dialog', { name: 'Prova entregue' }));
    expect(dialog.getByRole('button', { name: 'Enviar para correção' })).toBeDisabled();
    expect(dialog.getByRole('link', { name: 'Deixar para depois' })).toBeVisible();
    expect(dialog.getByRole('link', { name: 'Ver como ter créditos' })).toBeVisible();
  });
});

describe('a mock exam on paper', () => {
  const PAPER: MockExam = { ...RUNNING, medium: 'paper' };

  it('tells that the time is up, where the focus goes', async () => {
    open({ exam: { ...PAPER, startedAt: before(95) }, essay: '' });
    expect(await screen.findByRole('heading', { name: 'O tempo acabou' })).toHaveFocus();
  });

  it('asks before it is given up', async () => {
    const { user: by, services } = open({ exam: { ...PAPER, endedAt: before(0) }, essay: '' });
    await press(by, 'Encerrar sem enviar');
    await press(by, 'Continuar com o simulado');
    expect(services.mockExams.current.get()).not.toBeNull();
    await press(by, 'Encerrar sem enviar');
    await press(by, 'Encerrar');
    expect(await screen.findByText('Novo simulado')).toBeVisible();
  });
});

it('a typed text stands still from the moment the time is up', async () => {
  const exam = { ...RUNNING, startedAt: before(89) };
  const { services, user: by } = open({ exam, essay: 'Um texto' });
  const field = await screen.findByRole('textbox', { name: /^Sua redação/ });
  services.clock.advance(61_000);
  await by.type(field, ' tarde demais');
  expect(await screen.findByRole('dialog', { name: 'O tempo acabou' })).toBeVisible();
  expect(services.mockExams.drafts.load().essay).toBe('Um texto');
});

it('the clock runs by itself: nothing else is drawn anew every second', async () => {
  const ProposalDrawer = vi.fn(() => null);
  const { services } = open({ ProposalDrawer });
  expect(await screen.findByRole('timer')).toHaveTextContent('1:10:00');
  const drawn = ProposalDrawer.mock.calls.length;
  for (let second = 0; second < 3; second += 1)
    act(() => {
      services.clock.advance(1000);
      window.dispatchEvent(new Event('focus'));
    });
  expect(screen.getByRole('timer')).toHaveTextContent('1:09:57');
  expect(ProposalDrawer).toHaveBeenCalledTimes(drawn);
});
