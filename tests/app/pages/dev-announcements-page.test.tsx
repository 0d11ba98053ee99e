import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '@/contracts/app-error';
import type { AnnouncementBackend } from '@/data/ports/announcements';
import { announcementDraft } from '@/features/newsroom/use-announcement-form';
import { buildUser } from '../../support/builders';
import { findToast, showToasts } from '../../support/toasts';
import {
  HOME,
  EMPTY,
  renderPage,
  address,
  titles,
  newLink,
  field,
  fill,
  preview,
  press,
  question,
  startNew,
} from './render-dev-announcements';

beforeEach(() => {
  showToasts();
  announcementDraft.drop();
});

describe('the list', () => {
  it('shows what is out, each with its ways to be changed and deleted', async () => {
    await renderPage();
    expect(await screen.findByText('2 publicados')).toBeVisible();
    expect(titles()).toEqual(['Semana da prova', 'Manutenção no sábado']);
    expect(screen.getByText('· Ana', { exact: false })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Editar: Semana da prova' })).toHaveAttribute(
      'href',
      `${HOME}?ver=prova`,
    );
    expect(screen.getByRole('button', { name: 'Excluir: Manutenção no sábado' })).toBeVisible();
  });

  it('says when nothing is out', async () => {
    await renderPage({}, { start: [] });
    expect(await screen.findByRole('heading', { name: 'Nenhum comunicado publicado' })).toBeVisible();
  });
});

describe('a new announcement', () => {
  it('is published, told in the words of the catalogue, and stands first', async () => {
    await renderPage();
    await startNew();
    await press('Publicar');
    await waitFor(() => expect(address()).toBe(HOME));
    expect(await findToast('Sucesso')).toHaveTextContent('Comunicado criado com sucesso');
    await waitFor(() => expect(titles()[0]).toBe('Aulão de véspera'));
    expect(await newLink()).toHaveFocus();
  });

  it('needs title and content: nothing is sent, and the focus is on what is missing', async () => {
    const publish = vi.fn<AnnouncementBackend['publish']>();
    await renderPage({ publish });
    await userEvent.click(await newLink());
    fill('Conteúdo', '  \n ');
    await press('Publicar');
    expect(await findToast('Erro')).toHaveTextContent('Título e conteúdo são obrigatórios');
    expect(field('Título')).toHaveFocus();
    expect(field('Título')).toHaveAccessibleDescription('Título é obrigatório');
    expect(field('Conteúdo')).toHaveAccessibleDescription(/Conteúdo é obrigatório$/);
    expect(publish).not.toHaveBeenCalled();
  });

  it.each([
    ['Título', 200, '201/200', 'Título deve ter no máximo 200 caracteres'],
    ['Conteúdo', 10_000, '10.001/10.000', 'Conteúdo deve ter no máximo 10.000 caracteres'],
  ])(
    '%s has its limit: it is counted and told, and nothing is cut off',
    async (name, most, count, sentence) => {
      const publish = vi.fn<AnnouncementBackend['publish']>();
      await renderPage({ publish });
      await startNew();
      fill(name, '🦅'.repeat(most + 1));
      expect(screen.getByText(count)).toBeVisible();
      await press('Publicar');
      expect(await screen.findByText(sentence)).toBeVisible();
      expect(field(name)).toHaveValue('🦅'.repeat(most + 1));
      expect(publish).not.toHaveBeenCalled();
    },
  );

  it('is seen beside its fields as readers will see it: plain text, line breaks, safe links', async () => {
    await renderPage();
    await userEvent.click(await newLink());
    expect(preview().getByText(/aparece aqui enquanto você escreve/)).toBeVisible();
    fill('Título', '<b>Aulão</b>');
    fill('Conteúdo', 'Às 10h\nde domingo.\n\nhttps://www.gov.br/inep e javascript:alert(1)');
    expect(await preview().findByRole('heading', { name: '<b>Aulão</b>' })).toBeVisible();
    expect(preview().getByText(/Às 10h/).textContent).toBe('Às 10h\nde domingo.');
    expect(preview().getByText(/22\/10\/2025/)).toBeVisible();
    expect(preview().getByText(/· Davi Prado/)).toBeVisible();
    const links = preview().getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['https://www.gov.br/inep']);
    expect(preview().queryByText(/como texto, sem link/)).not.toBeInTheDocument();
  });

  it('says which addresses stay text, and what links lead to', async () => {
    await renderPage();
    await userEvent.click(await newLink());
    fill('Conteúdo', 'https://www.gov.br/inep e https://bit.ly/enem');
    expect(await preview().findByText('Este endereço fica como texto, sem link:')).toBeVisible();
    expect(
      preview()
        .getAllByRole('listitem')
        .map((one) => one.textContent),
    ).toEqual(['https://bit.ly/enem']);
    expect(preview().getByText(/Só viram links as páginas https:\/\/ do Inep/)).toBeVisible();
    expect(preview().getByRole('link')).toHaveAccessibleName(/abre em outra aba/);
    fill('Conteúdo', 'https://bit.ly/enem e http://exemplo.com.br');
    expect(await preview().findByText('Estes endereços ficam como texto, sem link:')).toBeVisible();
    expect(preview().queryByRole('link')).not.toBeInTheDocument();
  });

  it.each([
    ['no connection', 'offline', /Sem conexão com a internet/],
    ['a refusal', 'refused', /O servidor não aceitou/],
  ] as const)('is not lost by %s, and can be sent again', async (_what, code, sentence) => {
    const publish = vi.fn<AnnouncementBackend['publish']>().mockRejectedValueOnce(new AppError(code));
    publish.mockResolvedValue();
    await renderPage({ publish });
    await startNew();
    await press('Publicar');
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(await findToast('Erro')).toHaveTextContent('Não foi possível criar o comunicado');
    expect(field('Título')).toHaveValue('Aulão de véspera');
    expect(screen.getByRole('button', { name: 'Publicar' })).toHaveFocus();
    await press('Publicar');
    await waitFor(() => expect(address()).toBe(HOME));
    expect(publish).toHaveBeenCalledTimes(2);
  });
});

describe('an announcement that is out', () => {
  const edit = async () =>
    userEvent.click(await screen.findByRole('link', { name: 'Editar: Semana da prova' }));

  it('is changed, under its own date and author', async () => {
    await renderPage();
    await edit();
    expect(field('Título')).toHaveValue('Semana da prova');
    fill('Título', 'Semana do ENEM');
    expect(preview().getByText(/· Davi Prado/)).toBeVisible();
    await press('Salvar');
    await waitFor(() => expect(address()).toBe(HOME));
    expect(await findToast('Sucesso')).toHaveTextContent('Comunicado atualizado com sucesso');
    await waitFor(() => expect(titles()).toEqual(['Semana do ENEM', 'Manutenção no sábado']));
    expect(screen.getByRole('link', { name: 'Editar: Semana do ENEM' })).toHaveFocus();
  });

  it('that was deleted meanwhile keeps its text, to be published anew', async () => {
    const { change } = await renderPage();
    await edit();
    fill('Título', 'Semana do ENEM');
    await change((list) => list.filter(({ id }) => id !== 'prova'));
    await press('Salvar');
    expect(await screen.findByText(/foi excluído enquanto você editava/)).toBeVisible();
    await press('Publicar');
    await waitFor(() => expect(titles()).toEqual(['Semana do ENEM', 'Manutenção no sábado']));
  });

  it('that somebody else changes meanwhile says so, and the fields stay as they are', async () => {
    const { change } = await renderPage();
    await edit();
    fill('Título', 'Semana do ENEM');
    await change((list) => list.map((one) => ({ ...one, titulo: 'De outra pessoa' })));
    expect(await screen.findByText(/Outra pessoa mudou este comunicado/)).toBeVisible();
    expect(field('Título')).toHaveValue('Semana do ENEM');
    await press('Ficar com o salvo');
    expect(field('Título')).toHaveValue('De outra pessoa');
  });

  it('that somebody else changed before it was heard of is not overwritten unread', async () => {
    const { changeUnseen } = await renderPage();
    await edit();
    fill('Título', 'Semana do ENEM');
    changeUnseen((list) => list.map((one) => ({ ...one, titulo: 'De outra pessoa' })));
    await press('Salvar');
    const notice = await screen.findByRole('alert', { name: /Outra pessoa mudou este comunicado/ });
    expect(within(notice).getByText('De outra pessoa')).toBeVisible();
    expect(field('Título')).toHaveValue('Semana do ENEM');
    await press('Salvar o meu');
    await waitFor(() => expect(titles()).toContain('Semana do ENEM'));
  });

  it('that is not there says so, with the way to the others', async () => {
    const { user } = await renderPage({}, { route: `${HOME}?ver=nenhum` });
    await user.click(await screen.findByRole('button', { name: 'Ver comunicados' }));
    expect(address()).toBe(HOME);
  });
});

describe('what is begun and not saved', () => {
  it.each([
    [
      'by a link',
      () => userEvent.click(screen.getByRole('link', { name: 'Mensagens' })),
      '/dashboard/dev/mensagens',
    ],
    ['by “Cancelar”', () => press('Cancelar'), HOME],
    ['by the browser’s back', () => press('Voltar no navegador'), HOME],
  ])('is asked about on the way out %s', async (_way, leave, expected) => {
    await renderPage();
    await startNew();
    await act(leave);
    await userEvent.click(within(await question()).getByRole('button', { name: 'Continuar editando' }));
    expect(field('Título')).toHaveValue('Aulão de véspera');
    await act(leave);
    await userEvent.click(within(await question()).getByRole('button', { name: 'Sair sem salvar' }));
    await waitFor(() => expect(address()).toBe(expected));
    expect(announcementDraft.find(buildUser().id)).toBeNull();
  });

  it('is not asked about while nothing was changed', async () => {
    await renderPage();
    await userEvent.click(await newLink());
    await press('Cancelar');
    await waitFor(() => expect(address()).toBe(HOME));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('is left behind for whoever wrote it by whatever takes the page away', async () => {
    await renderPage();
    await startNew();
    await press('Fim da sessão');
    expect(announcementDraft.find(buildUser().id)).toEqual({
      id: null,
      text: { ...EMPTY, titulo: 'Aulão de véspera', conteudo: 'Domingo, às 10h.' },
    });
  });

  const leftBehind = (id: string | null) =>
    announcementDraft.keep(buildUser().id, {
      id,
      text: { ...EMPTY, titulo: 'Aulão', conteudo: 'Domingo, às 10h.' },
    });

  it.each([
    ['a new one', null, 'Novo comunicado'],
    ['one that is out', 'prova', 'Editar comunicado'],
    ['one that was deleted meanwhile', 'outro', 'Novo comunicado'],
  ])('is found again: %s', async (_which, id, heading) => {
    leftBehind(id);
    const { user } = await renderPage();
    const notice = within(await screen.findByRole('region', { name: 'Rascunho' }));
    expect(notice.getByText(/por terminar: “Aulão”/)).toBeVisible();
    await user.click(notice.getByRole('link', { name: 'Continuar' }));
    expect(await screen.findByText(/O que você tinha escrito está aqui/)).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: heading })).toBeVisible();
    expect(field('Conteúdo')).toHaveValue('Domingo, às 10h.');
  });

  it('can be given up', async () => {
    leftBehind(null);
    const { user } = await renderPage();
    await user.click(await screen.findByRole('button', { name: 'Descartar' }));
    expect(screen.queryByRole('region', { name: 'Rascunho' })).toBeNull();
    expect(announcementDraft.find(buildUser().id)).toBeNull();
  });
});

describe('deleting', () => {
  const ask = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Excluir: Semana da prova' }));
    return within(await screen.findByRole('alertdialog', { name: 'Excluir comunicado?' }));
  };

  it('asks first; a press outside answers nothing', async () => {
    await renderPage();
    const dialog = await ask();
    expect(dialog.getByText('Semana da prova')).toBeVisible();
    fireEvent.pointerDown(document.body);
    fireEvent.click(document.body);
    expect(screen.getByRole('alertdialog')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(titles()).toHaveLength(2);
  });

  it('takes it off the list, says so, and the keyboard goes on from the top', async () => {
    await renderPage();
    const dialog = await ask();
    await userEvent.click(dialog.getByRole('button', { name: 'Excluir' }));
    await waitFor(() => expect(titles()).toEqual(['Manutenção no sábado']));
    expect(await findToast('Sucesso')).toHaveTextContent('Comunicado excluído com sucesso');
    await waitFor(() => expect(screen.getByRole('heading', { level: 2 })).toHaveFocus());
  });

  it('that fails says so in the dialog, and can be tried again', async () => {
    const remove = vi.fn<AnnouncementBackend['remove']>().mockRejectedValueOnce(new AppError('offline'));
    remove.mockResolvedValue();
    await renderPage({ remove });
    const dialog = await ask();
    await userEvent.click(dialog.getByRole('button', { name: 'Excluir' }));
    expect(await dialog.findByText(/Sem conexão/)).toBeVisible();
    expect(await findToast('Erro')).toHaveTextContent('Não foi possível excluir o comunicado');
    await userEvent.click(dialog.getByRole('button', { name: 'Excluir' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('what somebody else has deleted first is deleted', async () => {
    const remove = vi.fn<AnnouncementBackend['remove']>().mockRejectedValue(new AppError('not-found'));
    await renderPage({ remove });
    await userEvent.click((await ask()).getByRole('button', { name: 'Excluir' }));
    expect(await findToast('Sucesso')).toHaveTextContent('Comunicado excluído com sucesso');
  });
});
