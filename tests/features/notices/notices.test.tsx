import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { NoticeBell } from '@/features/notices/notice-bell';
import { Notices } from '@/features/notices/notices';
import type { Notice } from '@/domain/notices/notice';
import { paths } from '@/lib/paths';
import { buildTeacher } from '../../support/classrooms';
import { fakeServices, renderWithServices } from '../../support/services';
import { TEST_NOW } from '../../support/builders';

const SENT: Notice = {
  chave: 'enviada:3a:t',
  tipo: 'enviada',
  sala_id: '3a',
  sala_nome: '3º A',
  tema_id: 't',
  tema: 'A água',
  prazo: null,
  quantos: 12,
  quando: TEST_NOW,
  lido: false,
  aluno_id: null,
  aluno_nome: null,
  envio_id: null,
  redacao_id: null,
};
const JOINED: Notice = {
  ...SENT,
  chave: 'entrou:3a',
  tipo: 'entrou',
  tema_id: null,
  tema: null,
  quantos: 1,
  aluno_id: 'ana',
  aluno_nome: 'Ana Souza',
};

/** The bell above the list, with a backend that stores read marks. */
function show(given: readonly Notice[]) {
  let list = [...given];
  const notices = {
    count: async () => list.filter(({ lido }) => !lido).length,
    list: async () => list,
    isMailed: async () => null,
    setMailed: async () => {},
    stopMails: async () => false,
    markRead: async (key: string) => {
      list = list.map((one) => (key === '' || one.chave === key ? { ...one, lido: true } : one));
    },
  };
  const services = fakeServices({ user: buildTeacher(), backend: { notices } });
  const view = renderWithServices(
    <>
      <NoticeBell to={paths.teacher.notices} />
      <Notices />
    </>,
    { services },
  );
  const arrive = (one: Notice) => (list = [one, ...list]);
  return { ...view, arrive, user: userEvent.setup() };
}

const row = (name: RegExp) => screen.findByRole('link', { name });

describe('the notices', () => {
  it('say in a sentence what happened, and lead there', async () => {
    show([SENT, JOINED]);
    expect(await row(/^12 redações chegaram em 3º A/)).toHaveAttribute(
      'href',
      '/dashboard/teacher/revisar?sala=3a&tema=t',
    );
    expect(await row(/^Ana Souza entrou em 3º A.*não lido$/)).toHaveAttribute(
      'href',
      '/dashboard/teacher/classrooms/3a/alunos/ana',
    );
    expect(screen.getByRole('link', { name: 'Avisos, 2 não lidos' })).toBeVisible();
  });

  it('are read once opened', async () => {
    const { user } = show([SENT, JOINED]);
    await user.click(await row(/^12 redações/));
    expect(await screen.findByRole('link', { name: 'Avisos, 1 não lido' })).toBeVisible();
    expect(await row(/^12 redações/)).not.toHaveTextContent('não lido');
  });

  it('are all read at once, and the focus stays with the list', async () => {
    const { user } = show([SENT, JOINED]);
    await user.click(await screen.findByRole('button', { name: 'Marcar todos como lidos' }));
    expect(await screen.findByRole('link', { name: 'Avisos' })).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Avisos' })).toHaveFocus();
  });

  it('are told in passing when new ones come, and only then', async () => {
    const { arrive } = show([SENT]);
    const bell = await screen.findByRole('link', { name: 'Avisos, 1 não lido' });
    const told = bell.nextElementSibling as HTMLElement;
    expect(told).toHaveAttribute('aria-live', 'polite');
    expect(told).toBeEmptyDOMElement();
    arrive(JOINED);
    window.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(told).toHaveTextContent('1 aviso novo'));
  });

  it('say where there are none, and that they could not be read', async () => {
    show([]);
    expect(await screen.findByRole('heading', { name: 'Nenhum aviso por enquanto' })).toBeVisible();
    expect(within(document.body).queryByRole('button')).toBeNull();
  });
});
