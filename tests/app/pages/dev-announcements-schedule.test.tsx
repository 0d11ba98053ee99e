import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnnouncementBackend } from '@/data/ports/announcements';
import type { Announcement } from '@/domain/announcements/announcement';
import { announcementDraft } from '@/features/newsroom/use-announcement-form';
import { showToasts } from '../../support/toasts';
import {
  HOME,
  EXAM,
  CLOSED,
  renderPage,
  address,
  field,
  fill,
  preview,
  press,
  startNew,
} from './render-dev-announcements';

beforeEach(() => {
  showToasts();
  announcementDraft.drop();
});

describe('for whom, when and where', () => {
  it('says for whom each is, when it comes out, and what is pinned', async () => {
    const scheduled: Announcement = {
      ...EXAM,
      id: 'depois',
      publico: 'alunos',
      publicar_em: '2025-10-24T12:30:00.000Z',
      fixado: true,
    };
    await renderPage({}, { start: [scheduled, CLOSED] });
    expect(await screen.findByText('1 publicado, 1 agendado')).toBeVisible();
    const [first, second] = screen.getAllByRole('listitem').map((row) => within(row));
    expect(first?.getByText(/Alunos · Davi Prado$/)).toHaveTextContent(
      'Sai em 24 de outubro de 2025 às 09:30 · Alunos · Davi Prado',
    );
    expect(first?.getByText('Agendado')).toBeVisible();
    expect(first?.getByText('Fixado no topo')).toBeVisible();
    expect(second?.getByText(/Todos · Ana$/)).toHaveTextContent('22/10/2025 · Todos · Ana');
    expect(second?.queryByText(/Agendado|Fixado/)).toBeNull();
  });

  it('is for some, at an hour in Brasília, and pinned, as its author says', async () => {
    const publish = vi.fn<AnnouncementBackend['publish']>().mockResolvedValue();
    await renderPage({ publish });
    await startNew();
    fill('Para quem', 'professores');
    fill('Publicar em', '2025-10-24T09:30');
    await userEvent.click(screen.getByRole('switch', { name: 'Fixar no topo' }));
    expect(await preview().findByText(/24\/10\/2025/)).toBeVisible();
    await press('Agendar');
    await waitFor(() => expect(address()).toBe(HOME));
    expect(publish).toHaveBeenCalledWith({
      titulo: 'Aulão de véspera',
      conteudo: 'Domingo, às 10h.',
      publico: 'professores',
      publicar_em: '2025-10-24T12:30:00.000Z',
      fixado: true,
    });
  });

  it('does not go out at once because an hour is over: the field says so', async () => {
    const publish = vi.fn<AnnouncementBackend['publish']>();
    await renderPage({ publish });
    await startNew();
    fill('Publicar em', '2025-10-22T14:59');
    await press('Agendar');
    expect(await screen.findByText(/^Este horário já passou\./)).toBeVisible();
    expect(field('Publicar em')).toHaveFocus();
    expect(publish).not.toHaveBeenCalled();
  });

  it('keeps its day, which its editor names', async () => {
    await renderPage();
    await userEvent.click(await screen.findByRole('link', { name: 'Editar: Semana da prova' }));
    expect(screen.getByText(/^Publicado em 22 de outubro de 2025 às 15:00\./)).toBeVisible();
    expect(screen.queryByLabelText('Publicar em')).toBeNull();
  });
});
