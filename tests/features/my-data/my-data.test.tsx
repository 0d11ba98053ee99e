import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '@/contracts/app-error';
import type { AccountBackend } from '@/data/ports/account';
import { noModel } from '@/data/local/create-local-services';
import { Suspense } from 'react';
import { whatIsLost } from '@/features/my-data/delete-account-dialog';
import { DeviceNote, MyData } from '@/features/my-data/my-data';
import { storagePlaces } from '@/features/my-data/storage-table';
import type { CoTeacherBackend } from '@/data/ports/co-teachers';
import type { ClassFate } from '@/domain/classrooms/class-team';
import { buildUser, TEST_NOW } from '../../support/builders';
import { buildTeacher, fakeCoTeachers } from '../../support/classrooms';
import { fakeServices, onServer, renderWithServices, type FakeOptions } from '../../support/services';
import { countToasts, findToast, showToasts } from '../../support/toasts';

beforeEach(showToasts);

async function renderPage(options: FakeOptions) {
  const services = fakeServices(options);
  const page = (
    <Suspense>
      <MyData />
    </Suspense>
  );
  return act(async () => renderWithServices(page, { services }));
}

function fakeAccount(changes: Partial<AccountBackend> = {}) {
  return {
    collect: vi.fn<AccountBackend['collect']>(() => Promise.reject(new AppError('offline'))),
    delete: vi.fn<AccountBackend['delete']>(async () => 'deleted'),
    ...changes,
  };
}

async function openDialog() {
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Excluir minha conta' }));
  const dialog = await screen.findByRole('dialog', { name: 'Excluir sua conta?' });
  return { user, dialog: within(dialog) };
}

describe('the page of the own data', () => {
  it('says why a copy could not be made', async () => {
    await renderPage({ backend: { account: fakeAccount() }, capabilities: onServer });
    await userEvent.click(await screen.findByRole('button', { name: 'Baixar os dados (JSON)' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Sem conexão com a internet.');
  });

  it('says that the copy came, names it by the day in São Paulo and gives the keyboard back', async () => {
    const { account: real } = fakeServices().backend;
    const files: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      files.push(this.download);
    });
    URL.createObjectURL = () => 'blob:x';
    URL.revokeObjectURL = () => undefined;
    const collect: AccountBackend['collect'] = (options) => real.collect(options);
    await renderPage({
      now: () => new Date('2026-11-22T01:30:00Z'),
      backend: { account: fakeAccount({ collect }) },
      capabilities: onServer,
    });
    const button = await screen.findByRole('button', { name: 'Baixar os dados (JSON)' });
    await userEvent.click(button);
    expect(await findToast('Cópia baixada')).toBeVisible();
    expect(files).toEqual(['meus-dados-grifo-2026-11-21.json']);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Baixar os dados (JSON)' })).toHaveFocus());
  });

  it('gives the estimate of the browser for what the app takes on this device', async () => {
    vi.stubGlobal('navigator', {
      ...navigator,
      storage: { estimate: async () => ({ usage: 2_400_000 }), persisted: async () => true },
    });
    await act(async () => render(<DeviceNote />));
    vi.unstubAllGlobals();
    expect(screen.getByText(/^O Grifo ocupa 2,4\sMB neste aparelho.*O navegador prometeu/)).toBeVisible();
  });

  it('gives no figure where the browser counts nothing: something is always kept', async () => {
    vi.stubGlobal('navigator', {
      ...navigator,
      storage: { estimate: async () => ({ usage: 0 }), persisted: async () => false },
    });
    await act(async () => render(<DeviceNote />));
    vi.unstubAllGlobals();
    expect(screen.getByText(/^Se faltar espaço/)).toBeVisible();
  });

  it.each([
    ['student', /redações com as correções, canetinhas/],
    ['teacher', /salas com temas, alunos e seus comentários/],
    ['dev', /: perfil, mensagens e o que/],
  ] as const)('promises a %s a copy of what there is', async (userType, promised) => {
    await renderPage({ user: buildUser({ userType }) });
    expect(await screen.findByText(promised)).toHaveTextContent(/^Tudo em um arquivo/);
  });

  it('has what comes with an answer below everything that can be pressed', async () => {
    await renderPage({ model: { ...noModel, isAvailable: async () => true } });
    const choice = await screen.findByRole('switch', { name: 'Usar um modelo de IA para corrigir' });
    const end = screen.getByRole('button', { name: 'Excluir minha conta' });
    expect(end.compareDocumentPosition(choice) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('shows the answer that was given while the server cannot be asked', async () => {
    await renderPage({
      model: { ...noModel, decision: { ...noModel.decision, get: () => true }, decidedAt: () => TEST_NOW },
    });
    expect(await screen.findByRole('switch', { name: 'Usar um modelo de IA para corrigir' })).toBeChecked();
  });

  it('has no question about a model where there is none, and a switch where there is one', async () => {
    const decide = vi.fn(() => true);
    await renderPage({ model: { ...noModel, isAvailable: async () => true, decide } });
    await userEvent.click(await screen.findByRole('switch', { name: 'Usar um modelo de IA para corrigir' }));
    expect(decide).toHaveBeenCalledWith(true);
  });

  it.each(['student', 'teacher', 'dev'] as const)('tells a %s of every kind of thing once', (role) => {
    for (const isOnServer of [true, false]) {
      const rows = storagePlaces(role, isOnServer).map(({ what }) => what);
      expect(new Set(rows).size).toBe(rows.length);
      expect(rows.some((what) => what.includes('Senha'))).toBe(true);
    }
  });
});

describe('deleting the account', () => {
  it('wants the word and the password, and not one without the other', async () => {
    const account = fakeAccount();
    await renderPage({ backend: { account }, capabilities: onServer });
    const { user, dialog } = await openDialog();
    const confirm = dialog.getByRole('button', { name: 'Excluir conta' });
    await user.type(dialog.getByLabelText('Digite EXCLUIR para confirmar'), 'excluir');
    expect(confirm).toBeDisabled();
    await user.type(dialog.getByLabelText('Sua senha'), 'caneta-azul');
    expect(confirm).toBeEnabled();
    await user.click(confirm);
    await waitFor(() => expect(account.delete).toHaveBeenCalledExactlyOnceWith({ password: 'caneta-azul' }));
  });

  it.each([
    ['wrong-credentials', 'A senha não confere. Nada foi excluído.'],
    ['offline', 'Sem conexão com a internet. Confira a rede e tente de novo. Nada foi excluído.'],
  ] as const)('that fails by %s says so and stays open', async (code, sentence) => {
    const account = fakeAccount({ delete: () => Promise.reject(new AppError(code)) });
    await renderPage({ backend: { account }, capabilities: onServer });
    const { user, dialog } = await openDialog();
    await user.type(dialog.getByLabelText('Sua senha'), 'x');
    await user.type(dialog.getByLabelText('Digite EXCLUIR para confirmar'), 'EXCLUIR');
    await user.click(dialog.getByRole('button', { name: 'Excluir conta' }));
    expect(await dialog.findByText(sentence)).toBeVisible();
    expect(dialog.getByLabelText('Sua senha')).toHaveFocus();
  });

  it.each([
    ['of this device is told by the page', false, 1],
    ['on a server is told by the end of its session, not twice', true, 0],
  ])('%s', async (_requirement, isOnServer, count) => {
    const remove = vi.fn<AccountBackend['delete']>(async () => 'deleted');
    const account = fakeAccount({ delete: remove });
    await renderPage({ backend: { account }, capabilities: { ...onServer, hasServer: isOnServer } });
    const { user, dialog } = await openDialog();
    if (isOnServer) await user.type(dialog.getByLabelText('Sua senha'), 'x');
    await user.type(dialog.getByLabelText('Digite EXCLUIR para confirmar'), 'EXCLUIR');
    await user.click(dialog.getByRole('button', { name: 'Excluir conta' }));
    await waitFor(() => expect(remove).toHaveBeenCalledOnce());
    await act(async () => remove.mock.results[0]?.value);
    expect(await countToasts()).toBe(count);
  });

  it('that got no answer does not claim that anything stands', async () => {
    await renderPage({
      backend: { account: fakeAccount({ delete: async () => 'unanswered' }) },
      capabilities: onServer,
    });
    const { user, dialog } = await openDialog();
    await user.type(dialog.getByLabelText('Sua senha'), 'x');
    await user.type(dialog.getByLabelText('Digite EXCLUIR para confirmar'), 'EXCLUIR');
    await user.click(dialog.getByRole('button', { name: 'Excluir conta' }));
    // Shown without any other message, because nobody knows yet whether the account was deleted.
    const sentence = 'Não deu para confirmar a exclusão. Tente de novo para ver se a conta ainda existe.';
    expect(await dialog.findByText(sentence)).toBeVisible();
    expect(dialog.getByLabelText('Sua senha')).toHaveFocus();
  });

  describe('of a teacher tells first what becomes of the classes', () => {
    const LIA = { id: 'lia', nome: 'Lia Castro' };
    const CAIO = { id: 'caio', nome: 'Caio Prado' };
    const fate = (changes: Partial<ClassFate>): ClassFate => ({
      id: 's',
      nome: '3º A',
      alunos: 28,
      redacoes: 1,
      fica_com: null,
      oferecida: false,
      professores: [],
      ...changes,
    });
    const open = async (coTeachers: Partial<CoTeacherBackend>) => {
      const user = buildTeacher();
      const backend = { account: fakeAccount(), coTeachers: fakeCoTeachers(coTeachers) };
      await renderPage({ user, backend, capabilities: onServer });
      return openDialog();
    };

    it('that each passes on, and which are lost', async () => {
      const fates = async () => [
        fate({ fica_com: 'lia', professores: [LIA] }),
        fate({ id: 't', nome: '2º B', redacoes: 1200 }),
      ];
      const { dialog } = await open({ fates });
      const told = within(await dialog.findByRole('region', { name: 'O que acontece com suas salas' }));
      expect(told.getByText(/fica com Lia Castro/)).toHaveTextContent('3º A fica com Lia Castro.');
      expect(told.getByText(/1\.200 redações recebidas/)).toHaveTextContent('2º B: 28 alunos');
      expect(told.getByText(/Para ela continuar, convide antes um professor/)).toBeVisible();
      expect(dialog.getByText(/As salas em que só você dá aula/)).toBeVisible();
    });

    it('and lets her choose who gets one', async () => {
      let known = fate({ fica_com: 'lia', professores: [LIA, CAIO] });
      const offer = vi.fn<CoTeacherBackend['offer']>().mockRejectedValueOnce(new AppError('offline'));
      const { user, dialog } = await open({ fates: async () => [known], offer });
      const choice = await dialog.findByLabelText('Quem fica com 3º A');
      expect(choice).toHaveValue('lia');
      expect(choice).toHaveAccessibleDescription('Quem dá aula nela há mais tempo.');
      await user.selectOptions(choice, 'caio');
      expect(await dialog.findByText(/Sem conexão com a internet/)).toBeVisible();
      expect(choice).toHaveValue('lia');
      offer.mockImplementation(async () => {
        known = { ...known, fica_com: 'caio', oferecida: true, professores: [CAIO, LIA] };
      });
      await user.selectOptions(choice, 'caio');
      await waitFor(() => expect(choice).toHaveValue('caio'));
      expect(choice).toHaveAccessibleDescription('Você ofereceu a sala a esta pessoa.');
      expect(offer).toHaveBeenLastCalledWith('s', 'caio');
    });

    it('also where that could not be read at first, and never keeps her from deleting', async () => {
      const fates = vi
        .fn<CoTeacherBackend['fates']>()
        .mockRejectedValueOnce(new AppError('offline'))
        .mockResolvedValue([fate({ fica_com: 'lia', professores: [LIA] })]);
      const { user, dialog } = await open({ fates });
      await user.click(await dialog.findByRole('button', { name: 'Tentar de novo' }));
      expect(await dialog.findByText(/fica com Lia Castro/)).toBeVisible();
      expect(dialog.getByLabelText('Sua senha')).toBeEnabled();
    });
  });

  it('names the work that was not sent', () => {
    const nothing = {
      waitingEssays: 0,
      waitingRatings: 0,
      waitingMessages: 0,
      hasDraft: false,
      hasMock: false,
      hasMessage: false,
    };
    const some = {
      waitingEssays: 2,
      waitingRatings: 1,
      waitingMessages: 2,
      hasDraft: true,
      hasMock: true,
      hasMessage: true,
    };
    const more = whatIsLost('student', some).slice(whatIsLost('student', nothing).length);
    expect(more).toEqual([
      '2 redações que ainda aguardam envio',
      '1 avaliação de correção que ainda aguarda envio',
      '2 mensagens à equipe que ainda aguardam envio',
      'O rascunho que está na folha',
      'O simulado que ainda não foi enviado',
      'A mensagem à equipe que você começou',
    ]);
    expect(whatIsLost('student', { ...nothing, waitingEssays: 1 })).toContain(
      '1 redação que ainda aguarda envio',
    );
  });
});
