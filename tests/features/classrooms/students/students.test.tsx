import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '@/contracts/app-error';
import type { ClassroomBackend } from '@/data/ports/classrooms';
import { buildClassroom, buildPlace } from '../../../support/classrooms';
import { renderClassroom } from '../render-classroom';
import { findToast, showToasts } from '../../../support/toasts';

beforeEach(showToasts);

const section = () => within(screen.getByRole('region', { name: 'Alunos' }));
const names = () =>
  section()
    .getAllByRole('listitem')
    .map((row) => row.querySelector('p')?.textContent);
const field = () => screen.getByLabelText('Nome do aluno');
const removed = () => findToast('Aluno removido!');
const pressIn = (toast: HTMLElement, name: string) =>
  userEvent.click(within(toast).getByRole('button', { name }));

describe('the list', () => {
  it('has everybody by name, and marks who is only expected', async () => {
    await renderClassroom();
    expect(names()).toEqual(['Davi Nunes', 'Helena Prado', 'Larissa Antunes']);
    const [davi, helena] = section().getAllByRole('listitem');
    expect(davi).toHaveTextContent('ainda não entrou');
    expect(helena).toHaveTextContent('entrou há 2 meses');
    expect(
      within(helena as HTMLElement).getByRole('link', { name: 'Redações de Helena Prado' }),
    ).toHaveAttribute('href', '/?aba=redacoes&aluno=aluna-helena');
    expect(screen.getByText('2 alunos, 1 ainda não entrou')).toBeVisible();
  });

  it('of nobody says what to do', async () => {
    await renderClassroom(buildClassroom({ alunos: [], nomes: [] }));
    expect(section().getByText(/^Ninguém por enquanto/)).toBeVisible();
  });
});

describe('who came by the name alone', () => {
  const place = buildPlace({ nome: 'Helena Prado', redacoes: 2, pretendente_id: 'aluna-helena' });
  const claimed = buildClassroom({ nomes: [{ ...place, mostrado: 'Helena Prado (2)' }] });
  const question = () => screen.queryByRole('region', { name: 'Quem entrou pelo nome' });

  it('gets the essays that wait by one press, which can be undone', async () => {
    const assignPlace = vi.fn<ClassroomBackend['assignPlace']>().mockResolvedValue();
    const undoPlace = vi.fn<ClassroomBackend['undoPlace']>().mockResolvedValue();
    const { user, changeUnseen } = await renderClassroom(claimed, { given: { assignPlace, undoPlace } });
    await waitFor(() =>
      expect(question()).toHaveTextContent(
        'Helena Prado entrou pelo nome. 2 redações esperam: são desta pessoa?',
      ),
    );
    expect(section().getByText('espera você confirmar')).toBeVisible();
    changeUnseen({ nomes: [] });
    await user.click(screen.getByRole('button', { name: 'Sim, Helena Prado é quem eu esperava' }));
    expect(assignPlace).toHaveBeenCalledWith('sala-3a', place.id, 'aluna-helena');
    const toast = await findToast('Aluno confirmado!');
    await waitFor(() => expect(question()).toBeNull());
    await pressIn(toast, 'Desfazer');
    expect(undoPlace).toHaveBeenCalledWith('sala-3a', 'aluna-helena', null);
  });

  it('stays without them where it is somebody else', async () => {
    const refusePlace = vi.fn<ClassroomBackend['refusePlace']>().mockResolvedValue();
    const { user, changeUnseen } = await renderClassroom(claimed, { given: { refusePlace } });
    changeUnseen({ nomes: [{ ...place, pretendente_id: null }] });
    await user.click(screen.getByRole('button', { name: 'Não, Helena Prado é outra pessoa' }));
    expect(refusePlace).toHaveBeenCalledWith('sala-3a', place.id, 'aluna-helena');
    expect(await findToast('Nada foi entregue')).toBeVisible();
    await waitFor(() => expect(question()).toBeNull());
    expect(section().getByText('ainda não entrou')).toBeVisible();
  });

  it('is asked about again where the answer did not get through', async () => {
    const assignPlace = () => Promise.reject(new AppError('offline'));
    const { user } = await renderClassroom(claimed, { given: { assignPlace } });
    await user.click(screen.getByRole('button', { name: /^Sim, Helena Prado/ }));
    expect(await findToast('A resposta não foi guardada')).toBeVisible();
    expect(question()).toBeVisible();
  });
});

describe('adding', () => {
  it('takes Enter and the button, says so, and leaves the field ready for the next name', async () => {
    const expectStudents = vi.fn<ClassroomBackend['expectStudents']>().mockResolvedValue();
    const { user } = await renderClassroom(undefined, { given: { expectStudents } });
    await user.type(field(), '  Caio   Ferreira {Enter}');
    await user.type(field(), 'Tainá Rocha');
    await user.click(screen.getByRole('button', { name: 'Adicionar' }));
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue('');
    expect(expectStudents.mock.calls).toEqual([
      ['sala-3a', [{ id: expect.any(String), nome: 'Caio Ferreira', email: null }]],
      ['sala-3a', [{ id: expect.any(String), nome: 'Tainá Rocha', email: null }]],
    ]);
    expect(await findToast('Aluno adicionado!')).toBeVisible();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('needs a name, which the catalogue says', async () => {
    const { user } = await renderClassroom();
    await user.type(field(), '   {Enter}');
    expect(await findToast('Nome obrigatório')).toHaveTextContent('Por favor, informe o nome do aluno.');
    expect(field()).toHaveAccessibleDescription(/Por favor, informe o nome do aluno\.$/);
    await user.type(field(), 'A');
    expect(field()).toBeValid();
  });

  it('cuts nothing off a name that is too long: it says so', async () => {
    const { user } = await renderClassroom();
    await user.click(field());
    await user.paste('a'.repeat(500));
    expect(screen.getByText('500/100')).toBeVisible();
    await user.keyboard('{Enter}');
    expect(field()).toHaveAccessibleDescription(/Nome do aluno deve ter no máximo 100 caracteres$/);
    expect(field()).toHaveValue('a'.repeat(500));
  });

  it('of a name that is there is allowed, with a hint', async () => {
    const expectStudents = vi.fn<ClassroomBackend['expectStudents']>().mockResolvedValue();
    const { user } = await renderClassroom(undefined, { given: { expectStudents } });
    await user.type(field(), 'helena prado');
    expect(screen.getByText(/^Já há “Helena Prado” na lista\./)).toBeVisible();
    await user.keyboard('{Enter}');
    expect(expectStudents).toHaveBeenCalledOnce();
  });

  it('that failed keeps the name until it is tried again or dropped', async () => {
    const expectStudents = vi
      .fn<ClassroomBackend['expectStudents']>()
      .mockRejectedValueOnce(new AppError('offline'))
      .mockRejectedValueOnce(new AppError('offline'))
      .mockResolvedValue();
    const { user } = await renderClassroom(undefined, { given: { expectStudents } });
    await user.type(field(), 'Caio Ferreira{Enter}');
    await user.type(field(), 'Tainá Rocha{Enter}');
    const alerts = await section().findAllByRole('alert');
    expect(alerts.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/^Caio Ferreira.*Não foi adicionado\. Sem conexão/),
      expect.stringMatching(/^Tainá Rocha/),
    ]);
    await user.click(within(alerts[0] as HTMLElement).getByRole('button', { name: 'Tentar de novo' }));
    await user.click(within(alerts[1] as HTMLElement).getByRole('button', { name: 'Descartar' }));
    await waitFor(() => expect(section().queryByRole('alert')).toBeNull());
    expect(expectStudents).toHaveBeenCalledTimes(3);
    // The retry uses the same id, so that one name remains if both attempts arrive.
    expect(expectStudents.mock.calls[2]).toEqual(expectStudents.mock.calls[0]);
    expect(await findToast('Aluno adicionado!')).toBeVisible();
  });
});

describe('removing', () => {
  const remove = (user: Awaited<ReturnType<typeof renderClassroom>>['user'], name: string) =>
    user.click(screen.getByRole('button', { name: `Remover ${name}` }));
  const confirm = () => screen.getByRole('button', { name: 'Remover' });

  it('asks, does not take a press outside for an answer, and does nothing when cancelled', async () => {
    const removeStudent = vi.fn<ClassroomBackend['removeStudent']>();
    const { user } = await renderClassroom(undefined, { given: { removeStudent } });
    await remove(user, 'Helena Prado');
    const dialog = await screen.findByRole('alertdialog', { name: 'Remover Helena Prado?' });
    fireEvent.pointerDown(dialog.parentElement as HTMLElement);
    expect(dialog).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(removeStudent).not.toHaveBeenCalled();
  });

  it('a student can be undone from the toast', async () => {
    const removeStudent = vi.fn<ClassroomBackend['removeStudent']>().mockResolvedValue();
    const restoreStudent = vi.fn<ClassroomBackend['restoreStudent']>().mockResolvedValue();
    const { user } = await renderClassroom(undefined, { given: { removeStudent, restoreStudent } });
    await remove(user, 'Helena Prado');
    await user.click(await screen.findByRole('button', { name: 'Remover' }));
    const toast = await removed();
    expect(removeStudent).toHaveBeenCalledExactlyOnceWith('sala-3a', 'aluna-helena');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await pressIn(toast, 'Desfazer');
    expect(restoreStudent).toHaveBeenCalledExactlyOnceWith('sala-3a', 'aluna-helena');
    expect(await findToast('Remoção desfeita')).toHaveTextContent('Helena Prado está na lista de novo.');
  });

  it('a name of the list can be undone, too', async () => {
    const forgetExpected = vi.fn<ClassroomBackend['forgetExpected']>().mockResolvedValue(true);
    const expectStudents = vi.fn<ClassroomBackend['expectStudents']>().mockResolvedValue();
    const davi = { id: 'nome-davi', nome: 'Davi Nunes', email: 'davi@exemplo.com' };
    const { user } = await renderClassroom(buildClassroom({ nomes: [buildPlace(davi)] }), {
      given: { forgetExpected, expectStudents },
    });
    await remove(user, 'Davi Nunes');
    await user.click(await screen.findByRole('button', { name: 'Remover' }));
    await pressIn(await removed(), 'Desfazer');
    expect(forgetExpected).toHaveBeenCalledExactlyOnceWith('sala-3a', 'nome-davi', 0);
    expect(expectStudents).toHaveBeenCalledExactlyOnceWith('sala-3a', [davi]);
  });

  it('a name with essays says how many go with it, and offers no way back', async () => {
    const forgetExpected = vi
      .fn<ClassroomBackend['forgetExpected']>()
      .mockResolvedValueOnce(false)
      .mockResolvedValue(true);
    const { user } = await renderClassroom(buildClassroom({ nomes: [buildPlace({ redacoes: 2 })] }), {
      given: { forgetExpected },
    });
    expect(screen.getByRole('link', { name: 'Redações de Davi Nunes' })).toBeVisible();
    await remove(user, 'Davi Nunes');
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      /as 2 redações que você fotografou para este nome.*Não há como desfazer/,
    );
    await user.click(screen.getByRole('button', { name: 'Remover e apagar' }));
    expect(await screen.findByText(/Entraram mais redações com este nome.*nada foi apagado/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remover e apagar' }));
    expect(within(await removed()).queryByRole('button', { name: 'Desfazer' })).toBeNull();
    expect(forgetExpected.mock.calls).toEqual([1, 2].map(() => ['sala-3a', 'nome-davi', 2]));
  });

  it('leaves the keyboard at the head of the list once the row is gone', async () => {
    const { user, change } = await renderClassroom(undefined, { given: { removeStudent: async () => {} } });
    await remove(user, 'Helena Prado');
    await user.click(await screen.findByRole('button', { name: 'Remover' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Remover Helena Prado' })).toHaveFocus());
    await change({ alunos: [] });
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Alunos' })).toHaveFocus());
  });

  it('that failed says why in the dialog, which stays for another try', async () => {
    const removeStudent = vi
      .fn<ClassroomBackend['removeStudent']>()
      .mockRejectedValueOnce(new AppError('server-unavailable'))
      .mockResolvedValue();
    const { user } = await renderClassroom(undefined, { given: { removeStudent } });
    await remove(user, 'Helena Prado');
    await user.click(await screen.findByRole('button', { name: 'Remover' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('O servidor está com um problema');
    expect(confirm()).toHaveFocus();
    await user.click(confirm());
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('that could not be undone says so and offers another try', async () => {
    const restoreStudent = vi
      .fn<ClassroomBackend['restoreStudent']>()
      .mockRejectedValueOnce(new AppError('offline'))
      .mockResolvedValue();
    const { user } = await renderClassroom(undefined, {
      given: { removeStudent: async () => {}, restoreStudent },
    });
    await remove(user, 'Helena Prado');
    await user.click(await screen.findByRole('button', { name: 'Remover' }));
    await pressIn(await removed(), 'Desfazer');
    await pressIn(await findToast('Não deu para desfazer'), 'Tentar de novo');
    expect(await findToast('Remoção desfeita')).toBeVisible();
  });
});
