import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { QueryProvider } from '@/app/layouts/query-provider';
import { AppError } from '@/contracts/app-error';
import type { AnnouncementBackend } from '@/data/ports/announcements';
import type { AnnouncementText } from '@/domain/announcements/announcement';
import { useAnnouncements, useRemoveAnnouncement, useSaveAnnouncement } from '@/queries/announcement-queries';
import { TEST_NOW } from '../support/builders';
import { fakeAnnouncements } from '../support/classrooms';
import { fakeServices, renderWithServices } from '../support/services';

const TEXT: AnnouncementText = {
  titulo: 'Manutenção',
  conteudo: 'Domingo.',
  publico: 'todos',
  publicar_em: null,
  fixado: false,
};
const WRITTEN = { ...TEXT, id: 'a', criado_em: TEST_NOW, publicar_em: TEST_NOW, autor_nome: 'Equipe' };

function Desk() {
  const { data } = useAnnouncements();
  const save = useSaveAnnouncement();
  const remove = useRemoveAnnouncement();
  return (
    <>
      <p>{data?.map(({ titulo }) => titulo).join(', ') || 'nenhum'}</p>
      <button onClick={() => save.mutate({ id: null, text: TEXT })}>publish</button>
      <button onClick={() => save.mutate({ id: 'a', text: TEXT, seen: WRITTEN })}>edit</button>
      <button onClick={() => remove.mutate('a')}>remove</button>
    </>
  );
}

it.each([
  ['publish', 'that went well', [TEXT]],
  ['edit', 'that went well', ['a', TEXT, WRITTEN]],
  ['remove', 'that went well', ['a']],
  ['publish', 'that failed', [TEXT]],
  ['edit', 'that failed', ['a', TEXT, WRITTEN]],
  ['remove', 'that failed', ['a']],
] as const)('announcements are read again after %s %s', async (name, outcome, given) => {
  const list = vi.fn<AnnouncementBackend['list']>().mockResolvedValueOnce([]).mockResolvedValue([WRITTEN]);
  const write = vi.fn(async () => {
    if (outcome === 'that failed') throw new AppError('not-found');
  });
  const services = fakeServices({ backend: { announcements: fakeAnnouncements({ list, [name]: write }) } });
  renderWithServices(
    <QueryProvider>
      <Desk />
    </QueryProvider>,
    { services },
  );
  expect(await screen.findByText('nenhum')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name }));
  expect(await screen.findByText('Manutenção')).toBeInTheDocument();
  expect(write).toHaveBeenCalledExactlyOnceWith(...given);
});
