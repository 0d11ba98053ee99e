import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '@/contracts/app-error';
import type { CoTeacherBackend } from '@/data/ports/co-teachers';
import type { ClassTeam } from '@/domain/classrooms/class-team';
import { paths } from '@/lib/paths';
import { buildTeacher, fakeCoTeachers } from '../../../support/classrooms';
import { address, renderClassroom } from '../render-classroom';
import { findToast, showToasts } from '../../../support/toasts';

beforeEach(showToasts);

const desde = '2025-08-04T12:00:00.000Z';
const otavio = { id: buildTeacher().id, nome: 'Otávio Reis', dono: true, desde };
const lia = { id: 'lia', nome: 'Lia Castro', dono: false, desde };
const convite = { codigo: 'codigo-lia', valido_ate: '2025-10-29T18:00:00.000Z' };
const ADDRESS = 'http://localhost:3000/sala-professor/codigo-lia';

async function open(team: Partial<ClassTeam>, given: Partial<CoTeacherBackend> = {}) {
  let known: ClassTeam = { professores: [otavio, lia], sou_dono: true, convite: null, oferta: null, ...team };
  const coTeachers = fakeCoTeachers({ team: async () => known, ...given });
  const view = await renderClassroom(undefined, { coTeachers });
  return { ...view, changeTeam: (changes: Partial<ClassTeam>) => void (known = { ...known, ...changes }) };
}
const panel = () => within(screen.getByRole('region', { name: 'Professores' }));

it('on a device a class has one teacher, which is said', async () => {
  await renderClassroom();
  expect(panel().getByText(/cada sala tem um professor só, porque ela fica neste aparelho/)).toBeVisible();
  expect(panel().queryByRole('button')).toBeNull();
});

describe('the teachers of a class', () => {
  it('are named, the owner as such', async () => {
    await open({});
    const [first, second] = await panel().findAllByRole('listitem');
    expect(first).toHaveTextContent('Otávio Reis (você)responsável');
    expect(second).toHaveTextContent('Lia Castro');
    expect(screen.getByRole('heading', { name: 'Professores' })).not.toHaveFocus();
  });

  it('that could not be read are asked for again', async () => {
    const team = vi
      .fn<CoTeacherBackend['team']>()
      .mockRejectedValueOnce(new AppError('offline'))
      .mockResolvedValue({ professores: [otavio], sou_dono: true, convite: null, oferta: null });
    const { user } = await open({}, { team });
    await user.click(await panel().findByRole('button', { name: 'Tentar de novo' }));
    expect(await panel().findByText('Otávio Reis')).toBeVisible();
  });

  it('are invited by a link that is copied, with its last day, and revoked', async () => {
    const invite = vi.fn<CoTeacherBackend['invite']>().mockRejectedValueOnce(new AppError('offline'));
    const revokeInvite = vi.fn<CoTeacherBackend['revokeInvite']>();
    const { user, changeTeam } = await open({}, { invite, revokeInvite });
    await user.click(await panel().findByRole('button', { name: 'Convidar professor' }));
    expect(await panel().findByText(/Sem conexão com a internet/)).toBeVisible();

    invite.mockImplementation(async () => {
      changeTeam({ convite });
      return convite;
    });
    await user.click(panel().getByRole('button', { name: 'Convidar professor' }));
    expect(await panel().findByLabelText('Link para o professor')).toHaveValue(ADDRESS);
    expect(panel().getByText(/serve para um professor só e vale até 29 de outubro de 2025/)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Professores' })).toHaveFocus());
    await user.click(panel().getByRole('button', { name: 'Copiar link' }));
    expect(await navigator.clipboard.readText()).toBe(ADDRESS);

    revokeInvite.mockImplementation(async () => changeTeam({ convite: null }));
    await user.click(panel().getByRole('button', { name: 'Encerrar convite' }));
    expect(await findToast('Convite encerrado')).toBeVisible();
    expect(await panel().findByRole('button', { name: 'Convidar professor' })).toBeVisible();
  });

  it('are removed by the owner, after a question', async () => {
    const remove = vi.fn<CoTeacherBackend['remove']>();
    const { user, changeTeam } = await open({}, { remove });
    remove.mockImplementation(async () => changeTeam({ professores: [otavio] }));
    expect(panel().queryByRole('button', { name: /Remover Otávio/ })).toBeNull();
    await user.click(await panel().findByRole('button', { name: 'Remover Lia Castro dos professores' }));
    await user.click(await screen.findByRole('button', { name: 'Remover' }));
    expect(await findToast('Professor removido')).toHaveTextContent('Lia Castro não vê mais esta sala.');
    expect(remove).toHaveBeenCalledExactlyOnceWith('sala-3a', 'lia');
    await waitFor(() => expect(panel().queryByText('Lia Castro')).toBeNull());
  });

  it('beside the owner choose nobody, and may leave', async () => {
    const remove = vi.fn<CoTeacherBackend['remove']>().mockResolvedValue();
    const owner = { ...lia, dono: true };
    const own = { ...otavio, dono: false };
    const { user } = await open({ professores: [owner, own], sou_dono: false }, { remove });
    await panel().findByText('Lia Castro');
    expect(panel().queryByRole('button', { name: 'Convidar professor' })).toBeNull();
    expect(panel().queryByRole('button', { name: /Remover/ })).toBeNull();
    await user.click(panel().getByRole('button', { name: 'Deixar de dar aula nesta sala' }));
    await user.click(await screen.findByRole('button', { name: 'Sair da sala' }));
    expect(await findToast('Você saiu da sala')).toBeVisible();
    expect(remove).toHaveBeenCalledExactlyOnceWith('sala-3a', otavio.id);
    await waitFor(() => expect(address()).toBe(paths.teacher.classrooms));
  });
});

describe('a class that is handed over', () => {
  const toLia = { professor_id: 'lia', nome: 'Lia Castro', criada_em: '2025-10-20T15:00:00.000Z' };
  const owner = { ...lia, dono: true };
  const own = { ...otavio, dono: false };
  const offered = {
    professores: [owner, own],
    sou_dono: false,
    oferta: { professor_id: otavio.id, nome: 'Otávio Reis', criada_em: desde },
  };

  it('is offered by its owner after a question, stays hers until the answer, and the offer is taken back', async () => {
    const offer = vi.fn<CoTeacherBackend['offer']>().mockRejectedValueOnce(new AppError('offline'));
    const endOffer = vi.fn<CoTeacherBackend['endOffer']>();
    const { user, changeTeam } = await open({}, { offer, endOffer });
    await user.click(await panel().findByRole('button', { name: 'Passar a sala para Lia Castro' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/Se aceitar, só Lia Castro poderá excluir a sala/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Oferecer a sala' }));
    expect(await dialog.findByText(/Sem conexão com a internet/)).toBeVisible();
    offer.mockImplementation(async () => changeTeam({ oferta: toLia }));
    await user.click(dialog.getByRole('button', { name: 'Oferecer a sala' }));
    expect(await findToast('Sala oferecida')).toHaveTextContent(
      'A sala continua sua até Lia Castro aceitar.',
    );
    expect(offer).toHaveBeenLastCalledWith('sala-3a', 'lia');
    expect(
      await panel().findByText(/Você ofereceu a sala a Lia Castro em 20 de outubro de 2025/),
    ).toBeVisible();
    expect(panel().queryByRole('button', { name: 'Passar a sala para Lia Castro' })).toBeNull();

    endOffer.mockImplementation(async () => changeTeam({ oferta: null }));
    await user.click(panel().getByRole('button', { name: 'Retirar a oferta' }));
    expect(await panel().findByRole('button', { name: 'Passar a sala para Lia Castro' })).toBeVisible();
    expect(endOffer).toHaveBeenCalledExactlyOnceWith('sala-3a');
  });

  it('is accepted by whom it is offered to', async () => {
    const acceptOffer = vi.fn<CoTeacherBackend['acceptOffer']>();
    const { user, changeTeam } = await open(offered, { acceptOffer });
    acceptOffer.mockImplementation(async () => {
      changeTeam({ professores: [otavio, lia], sou_dono: true, oferta: null });
      return {};
    });
    expect(await panel().findByText(/Lia Castro quer passar esta sala para você/)).toBeVisible();
    await user.click(panel().getByRole('button', { name: 'Aceitar a sala' }));
    expect(await findToast('A sala agora é sua')).toHaveTextContent('Lia Castro continua dando aula');
    expect(await panel().findByRole('button', { name: 'Convidar professor' })).toBeVisible();
  });

  it('is declined', async () => {
    const endOffer = vi.fn<CoTeacherBackend['endOffer']>();
    const { user, changeTeam } = await open(offered, { endOffer });
    endOffer.mockImplementation(async () => changeTeam({ oferta: null }));
    await user.click(await panel().findByRole('button', { name: 'Recusar' }));
    await waitFor(() => expect(panel().queryByText(/quer passar esta sala/)).toBeNull());
  });

  it.each([
    ['limite_de_salas', 'Você já tem 100 salas suas.'],
    ['limite_de_quem_passa', 'Lia Castro já dá aula em 100 salas de outros professores'],
  ] as const)('is not accepted with %s, which says what to do', async (motivo, sentence) => {
    const { user } = await open(offered, { acceptOffer: async () => ({ motivo }) });
    await user.click(await panel().findByRole('button', { name: 'Aceitar a sala' }));
    expect(await panel().findByRole('alert')).toHaveTextContent(sentence);
    expect(panel().getByRole('button', { name: 'Aceitar a sala' })).toBeEnabled();
  });

  it('is not accepted once the offer was taken back, which is said', async () => {
    const acceptOffer = vi.fn<CoTeacherBackend['acceptOffer']>();
    const { user, changeTeam } = await open(offered, { acceptOffer });
    acceptOffer.mockImplementation(async () => {
      changeTeam({ oferta: null });
      return { motivo: 'sem_oferta' };
    });
    await user.click(await panel().findByRole('button', { name: 'Aceitar a sala' }));
    expect(await findToast('A oferta foi retirada')).toBeVisible();
    await waitFor(() => expect(panel().queryByText(/quer passar esta sala/)).toBeNull());
  });
});
