import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { AppError } from '@/contracts/app-error';
import type { PracticeReader } from '@/data/services';
import { PracticeScreen } from '@/features/practice/practice-screen';
import { buildCorrection } from '../../support/builders';
import {
  fakeServices,
  type FakeOptions,
  type FakeServices,
  renderWithServices,
} from '../../support/services';

const WRONG = 'O acesso a escola depende do bairro em que se nasce.';
const RIGHT = 'O acesso à escola depende do bairro em que se nasce.';

/** The essay has one faulty sentence; its answer is right as expected, wrong as it was, open in any other wording. */
const reader: PracticeReader = {
  readForPractice: async () => ({
    sentences: [{ fault: 'crase', wrong: WRONG, right: RIGHT }],
    faults: { crase: 4 },
  }),
  async judge({ task, answer }) {
    const pair = task.kind === 'sentence' ? task.pair : { wrong: '', right: '' };
    const outcome = answer === pair.right ? 'right' : answer === pair.wrong ? 'wrong' : 'open';
    return { outcome, reason: null, rule: { message: '“Acesso” pede “a”, e “escola” pede outro.' } };
  },
};
const essay = buildCorrection({ id: 'essay-1', submittedAt: '2025-10-14T15:00:00Z' });

const withEssay = (options: FakeOptions = {}) =>
  fakeServices({ practiceReader: reader, history: [essay], ...options });
const show = (services: FakeServices) => renderWithServices(<PracticeScreen />, { services });
const field = () => screen.findByRole('textbox', { name: 'Sua frase' });
const ten = () => screen.getByRole('list', { name: 'Os dez de hoje' });

async function answer(text: string) {
  const sentence = await field();
  await userEvent.clear(sentence);
  await userEvent.type(sentence, `${text}{Enter}`);
}

describe('practice without an essay', () => {
  it('asks ten exercises of the bank', async () => {
    show(fakeServices());
    expect(await screen.findByRole('heading', { name: 'Dez frases por dia' })).toBeVisible();
    expect(within(ten()).getAllByRole('listitem')).toHaveLength(10);
    expect(screen.getByText('0 de 10 hoje')).toBeVisible();
  });
});

describe('practice on an own sentence', () => {
  it('says where it comes from, tells the rule and the streak of a right answer, and goes on', async () => {
    show(withEssay());
    expect(await field()).toHaveValue(WRONG);
    expect(screen.getByRole('link', { name: 'da sua redação de 14 de outubro' })).toHaveAttribute(
      'href',
      '/dashboard/student/corrected-essays?ver=essay-1',
    );
    await answer(RIGHT);
    expect(await screen.findByRole('heading', { name: 'Certo' })).toBeVisible();
    expect(screen.getByText(/“Acesso” pede “a”/)).toBeVisible();
    expect(screen.getByText(/Você tinha escrito “a”. Crase: 1 de 5 seguidas/)).toBeVisible();
    expect(within(ten()).getByText('1, certa')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Próxima' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('1 de 10 hoje')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Certo' })).not.toBeInTheDocument();
  });

  it('shows what was expected where the answer is wrong, and keeps it in view with the next one', async () => {
    show(withEssay());
    await answer(WRONG);
    expect(await screen.findByRole('heading', { name: 'Ainda não: à' })).toBeVisible();
    expect(screen.getByText(/A frase volta no fim de hoje/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Próxima' }));
    expect(within(screen.getByRole('region', { name: 'A anterior' })).getByText(/Ainda não:/)).toBeVisible();
  });

  it('counts nothing for an answer that nobody can judge', async () => {
    const services = withEssay();
    show(services);
    await answer('O acesso ao ensino depende do bairro em que se nasce.');
    expect(await screen.findByRole('heading', { name: 'Esta não sei conferir' })).toBeVisible();
    expect(screen.getByText('0 de 10 hoje')).toBeVisible();
    const { hoje } = await services.backend.practice.state('2025-10-22T03:00:00Z', '2025-11-05T03:00:00Z');
    expect(hoje).toEqual([]);
  });

  it('takes a sentence out for good that was no fault', async () => {
    const services = withEssay();
    const { unmount } = show(services);
    await answer(WRONG);
    await userEvent.click(await screen.findByRole('button', { name: 'Isto não era erro' }));
    expect(screen.queryByRole('heading', { name: 'Ainda não: à' })).not.toBeInTheDocument();
    unmount();
    show(services);
    await screen.findByText(/de 10 hoje/);
    expect(screen.queryByDisplayValue(WRONG)).not.toBeInTheDocument();
  });

  it('asks a wrong one again the next day, and not a right one', async () => {
    const services = withEssay();
    const first = show(services);
    await answer(WRONG);
    await screen.findByRole('heading', { name: 'Ainda não: à' });
    first.unmount();
    services.clock.set('2025-10-23T15:00:00Z');
    const second = show(services);
    expect(await field()).toHaveValue(WRONG);
    await answer(RIGHT);
    await screen.findByRole('heading', { name: 'Certo' });
    second.unmount();
    services.clock.set('2025-10-24T15:00:00Z');
    show(services);
    await screen.findByText('0 de 10 hoje');
    expect(screen.queryByDisplayValue(WRONG)).not.toBeInTheDocument();
  });
});

describe('practice without a network', () => {
  const offline = (services: FakeServices): FakeServices => ({
    ...services,
    backend: {
      ...services.backend,
      practice: { ...services.backend.practice, state: () => Promise.reject(new AppError('offline')) },
    },
  });

  it('is what this device saw last', async () => {
    const services = withEssay();
    const { unmount } = show(services);
    await answer(RIGHT);
    await screen.findByRole('heading', { name: 'Certo' });
    unmount();
    show(offline(services));
    expect(await screen.findByText('1 de 10 hoje')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Até ficar firme' })).toBeVisible();
  });

  it('says so where the device saw nothing yet', async () => {
    show(offline(withEssay()));
    expect(await screen.findByText('Não deu para carregar o seu treino')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
  });
});
