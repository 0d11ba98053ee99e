import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation, useNavigate } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import AnnouncementsPage from '@/app/pages/announcements-page';
import type { AnnouncementBackend } from '@/data/ports/announcements';
import type { Announcement } from '@/domain/announcements/announcement';
import { SAMPLE_ANNOUNCEMENTS } from '@/domain/announcements/sample-announcements';
import { paths } from '@/lib/paths';
import { ToastHost } from '@/ui/toast';
import { TEST_NOW } from '../../support/builders';
import { fakeAnnouncements } from '../../support/classrooms';
import { fakeServices, renderWithServices, type FakeServices } from '../../support/services';

const BOARD = paths.student.announcements;

function Address() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <output aria-label="Endereço">{pathname + search}</output>
      <button onClick={() => void navigate(-1)}>Voltar no navegador</button>
    </>
  );
}

async function renderPage(services: FakeServices = fakeServices(), route: string = BOARD) {
  await act(async () => {
    renderWithServices(
      <>
        <AnnouncementsPage />
        <Address />
        <ToastHost />
      </>,
      { services, route },
    );
  });
  return userEvent.setup();
}

const address = () => screen.getByRole('status', { name: 'Endereço' }).textContent;
const open = (id: string) => `${BOARD}?ver=${encodeURIComponent(id)}`;

const announcement: Announcement = {
  id: 'a&b',
  titulo: 'Manutenção no <b>sábado</b>',
  conteudo: 'Das 8h\nàs 9h.\n\nMais em https://www.gov.br/inep. <script>alert(1)</script>',
  criado_em: TEST_NOW,
  autor_nome: 'Equipe',
  publico: 'todos',
  publicar_em: TEST_NOW,
  fixado: false,
};

function listing(list: AnnouncementBackend['list']): FakeServices {
  return fakeServices({ backend: { announcements: fakeAnnouncements({ list }) } });
}

describe('the board', () => {
  it('shows date, author, title and beginning of each, newest first, and what is not read in words', async () => {
    await renderPage();
    const cards = await screen.findAllByRole('listitem');
    expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual(
      SAMPLE_ANNOUNCEMENTS.map(({ titulo }) => titulo),
    );
    const card = within(cards[0] as HTMLElement);
    expect(card.getByText('13/10/2025')).toHaveAttribute('title', '13 de outubro de 2025 às 09:00');
    expect(card.getByText(/Equipe pedagógica/)).toBeInTheDocument();
    expect(card.getByText(/^Uma correção traz muita coisa de uma vez/)).toBeInTheDocument();
    expect(card.getByText('Não lido')).toBeInTheDocument();
    expect(screen.getByText(/não lidos de 3/)).toHaveTextContent('3 não lidos de 3');
  });

  it.each([
    ['the first paragraph', `${'Um parágrafo que diz o bastante. '.repeat(3)}\n\nOutro.`, /bastante\.$/],
    ['more where that only greets', 'Olá!\n\nAmanhã às 8h.', /^Olá! Amanhã às 8h\.$/],
    ['no more than fits', 'palavra '.repeat(1000), /^(palavra ){10,}palavra…$/],
  ])('shows as the beginning %s', async (_requirement, conteudo, expected) => {
    await renderPage(listing(async () => [{ ...announcement, conteudo }]));
    expect(await screen.findByText(expected)).toBeInTheDocument();
  });

  it('marks what is pinned, and goes by the day it came out', async () => {
    const pinned = { ...announcement, fixado: true, criado_em: '2025-10-01T12:00:00.000Z' };
    await renderPage(listing(async () => [pinned, { ...announcement, id: 'b' }]));
    const [first, second] = (await screen.findAllByRole('listitem')).map((card) => within(card));
    expect(first?.getByText('Fixado')).toBeVisible();
    expect(first?.getByText('22/10/2025')).toBeVisible();
    expect(second?.queryByText('Fixado')).toBeNull();
  });

  it('opens one by “Ler mais”, which is then read, and comes back to its card', async () => {
    const user = await renderPage();
    const title = 'Como ler uma correção sem se perder';
    await user.click(await screen.findByRole('link', { name: `Ler mais: ${title}` }));
    expect(address()).toBe(open('amostra-como-ler-a-correcao'));
    expect(screen.getByRole('heading', { name: title })).toHaveFocus();
    await waitFor(() => expect(document.title).toBe(`${title} · Grifo`));
    await user.click(screen.getByRole('button', { name: 'Comunicados' }));
    expect(address()).toBe(BOARD);
    expect(screen.getByRole('link', { name: `Ler mais: ${title}` })).toHaveFocus();
    expect(screen.getAllByText('Não lido')).toHaveLength(2);
    expect(screen.getByText(/não lidos de 3/)).toHaveTextContent('2 não lidos de 3');
  });

  it('comes back by the browser, too', async () => {
    const user = await renderPage();
    await user.click((await screen.findAllByRole('link', { name: /^Ler mais/ }))[1] as HTMLElement);
    await user.click(screen.getByRole('button', { name: 'Voltar no navegador' }));
    expect(address()).toBe(BOARD);
    expect(screen.getAllByRole('link', { name: /^Ler mais/ })[1]).toHaveFocus();
  });

  it('says when all are read', async () => {
    const services = fakeServices();
    services.announcementsRead.set(SAMPLE_ANNOUNCEMENTS.map(({ id }) => id));
    await renderPage(services);
    expect(await screen.findByText('Você leu todos.')).toBeInTheDocument();
    expect(screen.queryByText('Não lido')).toBeNull();
  });

  it('says that it is loading, and when there are none', async () => {
    let answer = (_announcements: Announcement[]) => {};
    await renderPage(listing(() => new Promise((resolve) => (answer = resolve))));
    expect(await screen.findByText('Carregando os comunicados')).toBeInTheDocument();
    answer([]);
    expect(
      await screen.findByRole('heading', { name: 'Nenhum comunicado por enquanto' }),
    ).toBeInTheDocument();
  });

  it('that cannot be read says so with the row of the catalogue, and tries again', async () => {
    const list = vi.fn<AnnouncementBackend['list']>().mockRejectedValueOnce(new Error('down'));
    list.mockResolvedValue([announcement]);
    const user = await renderPage(listing(list));
    const failed = await screen.findAllByText('Não foi possível carregar os comunicados');
    expect(failed[0]).toBeInTheDocument();
    expect(await screen.findByText('Erro')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByRole('heading', { name: announcement.titulo })).toBeInTheDocument();
  });
});

describe('one announcement', () => {
  it('opened by its address shows markup as text, line breaks, and safe links', async () => {
    const user = await renderPage(
      listing(async () => [announcement]),
      open(announcement.id),
    );
    expect(await screen.findByRole('heading', { name: announcement.titulo })).not.toHaveFocus();
    expect(screen.getByText(/Das 8h/).textContent).toBe('Das 8h\nàs 9h.');
    expect(screen.getByText(/<script>alert\(1\)<\/script>/)).toBeInTheDocument();
    const link = screen.getByRole('link', { name: /^https:\/\/www.gov.br\/inep ?\(abre em outra aba\)$/ });
    expect(link).toHaveAttribute('href', 'https://www.gov.br/inep');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link.getAttribute('rel')).toContain('noopener');
    await user.click(screen.getByRole('button', { name: 'Comunicados' }));
    expect(address()).toBe(BOARD);
  });

  it('of 10,000 characters without a blank is shown whole', async () => {
    const conteudo = 'a'.repeat(10_000);
    await renderPage(
      listing(async () => [{ ...announcement, conteudo }]),
      open(announcement.id),
    );
    expect(await screen.findByText(conteudo)).toBeInTheDocument();
  });

  it('that does not exist is said so, with the way to the others', async () => {
    const user = await renderPage(fakeServices(), open('nenhum'));
    expect(await screen.findByRole('heading', { name: 'Comunicado não encontrado' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Ver comunicados' }));
    expect(await screen.findAllByRole('link', { name: /^Ler mais/ })).toHaveLength(3);
  });

  it('that cannot be loaded can be tried again', async () => {
    const list = vi.fn<AnnouncementBackend['list']>().mockRejectedValueOnce(new Error('down'));
    list.mockResolvedValue([announcement]);
    const user = await renderPage(listing(list), open(announcement.id));
    await user.click(await screen.findByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByRole('heading', { name: announcement.titulo })).toBeInTheDocument();
  });
});
