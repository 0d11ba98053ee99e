import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { WaitingCount } from '@/features/review-queue/waiting-count';
import { ReviewQueue } from '@/features/review-queue/review-queue';
import { buildTeacher } from '../../support/classrooms';
import { fakeServices, renderWithServices } from '../../support/services';

/** Shows the queue with the sample classes of the demo mode. */
function show(route = '/dashboard/teacher/revisar') {
  const services = fakeServices({ user: buildTeacher() });
  const view = renderWithServices(
    <>
      <WaitingCount />
      <ReviewQueue />
    </>,
    { services, route },
  );
  return { ...view, services, user: userEvent.setup() };
}

const rows = async () =>
  within(await screen.findByRole('region', { name: 'Redações da fila' })).findAllByRole('listitem');

/** Parses the number in "1.234 redações". */
const total = async () => {
  const text = (await screen.findByText(/^redaç(ão|ões)$/)).textContent ?? '';
  return Number.parseInt(text.replace('.', ''), 10);
};

describe('the review queue', () => {
  it('lists what waits over all classes, each leading to its essay with the way back', async () => {
    const { services } = show('/dashboard/teacher/revisar?ordem=nome');
    const waiting = await services.backend.reviews.waiting();
    expect(await screen.findByText(`${waiting > 99 ? '99+' : waiting}`)).toBeVisible();
    const [first] = await rows();
    expect(within(first!).getByRole('link')).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/dashboard\/teacher\/redacoes\/.+\?ordem=nome&fila=$/),
    );
  });

  it('is narrowed by class and name, and says when nothing is left', async () => {
    const { user } = show();
    const before = await total();
    const classes = await screen.findByLabelText('Sala');
    await waitFor(() => expect(within(classes).getAllByRole('option').length).toBeGreaterThan(1));
    await user.selectOptions(classes, within(classes).getAllByRole('option')[1]!);
    await waitFor(async () => expect(await total()).toBeLessThan(before));
    await user.type(screen.getByLabelText('Aluno'), 'xilofone');
    expect(await screen.findByText('Nada com este filtro')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Ver todas' }));
    await waitFor(async () => expect(await total()).toBe(before));
  });

  it('says nothing of a queue that is on its way, even after an empty one', async () => {
    const { user, services } = show();
    await total();
    await user.type(screen.getByLabelText('Aluno'), 'xilofone');
    expect(await screen.findByText('Nada com este filtro')).toBeVisible();
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    const { reviews } = services.backend;
    const queue = reviews.queue.bind(reviews);
    vi.spyOn(reviews, 'queue').mockImplementation(async (...asked) => held.then(() => queue(...asked)));
    await user.click(screen.getByRole('radio', { name: 'Em rascunho' }));
    expect(await screen.findByText(/^Carregando/)).toBeInTheDocument();
    expect(screen.queryByText(/^Nenhuma|^Nada/)).toBeNull();
    answer();
    expect(await screen.findByText('Nada com este filtro')).toBeVisible();
  });

  it('has the reviews begun and those published apart', async () => {
    const { user, services } = show();
    const { itens } = await services.backend.reviews.queue(
      { estado: 'a_revisar', ordem: 'nome', sala: '', tema: '', busca: '' },
      1,
    );
    await services.backend.reviews.keepDraft(itens[0]!.id, [{ comment: 'Bom.', level: '', reason: '' }]);
    await user.click(screen.getByRole('radio', { name: 'Em rascunho' }));
    expect(await rows()).toHaveLength(1);
    expect(screen.getByText('Em rascunho', { selector: 'span' })).toBeVisible();
  });
});
