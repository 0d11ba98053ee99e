import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { AppError } from '@/contracts/app-error';
import { buildClassroom } from '../../../support/classrooms';
import { renderClassroom } from '../render-classroom';

const NAME = 'Treinar com frases dos colegas';

it('a teacher lets the class practise sentences of one another, and ends it', async () => {
  const shareSentences = vi.fn(async (_id: string, frases_no_treino: boolean) =>
    changeUnseen({ frases_no_treino }),
  );
  const { user, changeUnseen } = await renderClassroom(buildClassroom(), { given: { shareSentences } });
  const box = screen.getByRole('switch', { name: NAME });
  expect(box).not.toBeChecked();
  expect(box).toHaveAccessibleDescription(/sem o nome de quem escreveu.*Ao desligar, elas somem na hora/);
  await user.click(box);
  await waitFor(() => expect(box).toBeEnabled());
  expect(box).toBeChecked();
  await user.click(box);
  await waitFor(() => expect(box).toBeEnabled());
  expect(box).not.toBeChecked();
  expect(shareSentences.mock.calls).toEqual([
    ['sala-3a', true],
    ['sala-3a', false],
  ]);
});

it('what the server did not store is not shown as on', async () => {
  const shareSentences = () => Promise.reject(new AppError('offline'));
  const { user } = await renderClassroom(buildClassroom({ frases_no_treino: false }), {
    given: { shareSentences },
  });
  await user.click(screen.getByRole('switch', { name: NAME }));
  expect(await screen.findByText(/Sem conexão com a internet/)).toBeInTheDocument();
  expect(screen.getByRole('switch', { name: NAME })).not.toBeChecked();
});

it('a class that practises so shows it', async () => {
  await renderClassroom(buildClassroom({ frases_no_treino: true }));
  expect(screen.getByRole('switch', { name: NAME })).toBeChecked();
});
