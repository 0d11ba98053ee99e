import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Link, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import DevAnnouncementsPage from '@/app/pages/dev-announcements-page';
import { AppError } from '@/contracts/app-error';
import type { AnnouncementBackend } from '@/data/ports/announcements';
import type { Announcement, AnnouncementText } from '@/domain/announcements/announcement';
import { buildUser, TEST_NOW } from '../../support/builders';
import { fakeAnnouncements } from '../../support/classrooms';
import { fakeServices, renderWithServices } from '../../support/services';

export const HOME = '/dashboard/dev';
export const EXAM: Announcement = {
  id: 'prova',
  titulo: 'Semana da prova',
  conteudo: 'Descanse.\n\nE leve caneta preta.',
  criado_em: TEST_NOW,
  autor_nome: 'Davi Prado',
  publico: 'todos',
  publicar_em: TEST_NOW,
  fixado: false,
};
export const CLOSED: Announcement = {
  ...EXAM,
  id: 'manutencao',
  titulo: 'Manutenção no sábado',
  autor_nome: 'Ana',
};

export const EMPTY = { titulo: '', conteudo: '', publico: 'todos', publicar_em: '', fixado: false } as const;

/** Announcements stored in memory as a server would store them. */
function memoryAnnouncements(start: readonly Announcement[]) {
  let list = [...start];
  const change = (next: Announcement[]) => {
    list = next;
  };
  const find = (id: string) => {
    const found = list.find((one) => one.id === id);
    if (!found) throw new AppError('not-found');
    return found;
  };
  return {
    change: (make: (list: Announcement[]) => Announcement[]) => change(make(list)),
    announcements: {
      list: async () => list,
      async publish(text: AnnouncementText) {
        const published = {
          ...text,
          publicar_em: text.publicar_em ?? TEST_NOW,
          id: `${list.length + 1}`,
          criado_em: TEST_NOW,
          autor_nome: 'Davi Prado',
        };
        change([published, ...list]);
      },
      async edit(id: string, text: AnnouncementText, seen?: Announcement) {
        const known = find(id);
        const { publicar_em, ...rest } = known;
        if (seen && (rest.titulo !== seen.titulo || rest.conteudo !== seen.conteudo))
          return 'conflict' as const;
        const changed = { ...text, publicar_em: text.publicar_em ?? publicar_em };
        change(list.map((one) => (one.id === id ? { ...one, ...changed } : one)));
        return 'saved' as const;
      },
      async remove(id: string) {
        find(id);
        change(list.filter((one) => one.id !== id));
      },
    },
  };
}

export async function renderPage(
  given: Partial<AnnouncementBackend> = {},
  { start = [EXAM, CLOSED], route = HOME } = {},
) {
  const memory = memoryAnnouncements(start);
  const services = fakeServices({
    user: buildUser({ userType: 'dev', name: 'Davi Prado' }),
    backend: { announcements: fakeAnnouncements({ ...memory.announcements, ...given }) },
  });
  const { queryClient } = await act(async () => renderWithServices(<Around />, { services, route }));
  return {
    user: userEvent.setup(),
    /** Changes the announcements as another user would, without notifying this page. */
    changeUnseen: memory.change,
    /** Changes the announcements as another user would, and lets this page reload them. */
    async change(make: (list: Announcement[]) => Announcement[]) {
      memory.change(make);
      await act(() => queryClient.invalidateQueries());
    },
  };
}

function Around() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [isOver, setIsOver] = useState(false);
  return (
    <>
      {!isOver && (
        <Routes>
          <Route path={HOME} element={<DevAnnouncementsPage />} />
          <Route path="*" element={<h1>Outra página</h1>} />
        </Routes>
      )}
      <output aria-label="Endereço">{pathname + search}</output>
      <button onClick={() => void navigate(-1)}>Voltar no navegador</button>
      <button onClick={() => setIsOver(true)}>Fim da sessão</button>
      <Link to="/dashboard/dev/mensagens">Mensagens</Link>
      <Link to={HOME}>Área</Link>
    </>
  );
}

export const address = () => screen.getByRole('status', { name: 'Endereço' }).textContent;
export const titles = () =>
  screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
export const newLink = () => screen.findByRole('link', { name: 'Novo comunicado' });
export const field = (name: string) => screen.getByLabelText(name);
export const fill = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
export const preview = () => within(screen.getByRole('region', { name: 'Prévia' }));
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
export const question = () => screen.findByRole('alertdialog', { name: 'Sair sem salvar?' });

export async function startNew() {
  await userEvent.click(await newLink());
  fill('Título', 'Aulão de véspera');
  fill('Conteúdo', 'Domingo, às 10h.');
}
