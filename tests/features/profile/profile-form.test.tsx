import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { AppError, type ErrorCode } from '@/contracts/app-error';
import { GENDERS, INTERESTS, SCHOOLINGS } from '@/domain/profile/profile';
import { profileDraft } from '@/features/profile/profile-form';
import { buildProfile } from '../../support/profiles';
import { fakeProfile, renderProfile, saveButton, startEditing, write } from './render-profile';
import { findToast, showToasts } from '../../support/toasts';

beforeEach(() => {
  showToasts();
  profileDraft.drop();
});

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the fields', () => {
  it('show what is known, the date as it is written here', async () => {
    await renderProfile();
    await startEditing();
    const shown: Record<string, string> = {
      Nome: 'Marina Duarte',
      'E-mail': 'marina.duarte@example.com',
      Telefone: '(85) 98800-0000',
      Cidade: 'Sobral',
      'Data de nascimento': '14/03/2008',
      Gênero: 'feminino',
      País: 'Brasil',
      Estado: 'Ceará',
      Escolaridade: 'ensino_medio',
      'Área de interesse': 'enem',
    };
    for (const [label, value] of Object.entries(shown)) {
      expect(screen.getByLabelText(label)).toHaveValue(value);
    }
  });

  it.each([
    ['Gênero', GENDERS],
    ['Escolaridade', SCHOOLINGS],
    ['Área de interesse', INTERESTS],
  ])('offer every choice of %s, and none', async (label, choices) => {
    await renderProfile();
    await startEditing();
    const offered = within(screen.getByLabelText(label)).getAllByRole<HTMLOptionElement>('option');
    expect(offered.map(({ value }) => value)).toEqual(['', ...choices]);
  });

  it('never take another e-mail', async () => {
    await renderProfile();
    await startEditing();
    expect(screen.getByLabelText('E-mail')).toHaveAttribute('readonly');
    expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription('Email não pode ser alterado');
  });

  it('say what stays on the device', async () => {
    await renderProfile();
    await startEditing();
    expect(screen.getByText('Estes campos ficam guardados só neste aparelho.')).toBeInTheDocument();
  });

  it('leave a phone alone while it is typed, and put it in order when it is left', async () => {
    await renderProfile();
    await startEditing();
    await write('Telefone', '11987654321');
    expect(screen.getByLabelText('Telefone')).toHaveValue('11987654321');
    await userEvent.tab();
    expect(screen.getByLabelText('Telefone')).toHaveValue('(11) 98765-4321');
  });

  it('put a date in order too', async () => {
    await renderProfile();
    await startEditing();
    await write('Data de nascimento', '01022007');
    await userEvent.tab();
    expect(screen.getByLabelText('Data de nascimento')).toHaveValue('01/02/2007');
  });

  it('list the 27 states of Brazil, and take any of another country', async () => {
    await renderProfile();
    await startEditing();
    expect(within(screen.getByLabelText('Estado')).getAllByRole('option')).toHaveLength(28);
    await write('País', 'Portugal');
    await write('Estado', 'Setúbal');
    await write('País', 'Brasil');
    expect(screen.getByLabelText('Estado')).toHaveValue('Setúbal');
    expect(within(screen.getByLabelText('Estado')).getAllByRole('option')).toHaveLength(29);
  });

  it('count the biography as people count', async () => {
    await renderProfile(fakeProfile(buildProfile({ biografia: '' })));
    await startEditing();
    await userEvent.click(screen.getByLabelText('Biografia'));
    await userEvent.paste('Oi 👩‍🚀');
    expect(screen.getByText('4/200')).toBeInTheDocument();
  });
});

describe('what was changed in another tab or on another device', () => {
  async function editMeanwhile() {
    const profile = fakeProfile();
    await renderProfile(profile);
    await startEditing();
    await write('Cidade', 'Recife');
    await write('Biografia', 'Oi.');
    return profile;
  }
  const notice = () => screen.findByRole('alert', { name: /mudou em outra aba/ });

  it('stays where it is another field', async () => {
    const profile = await editMeanwhile();
    profile.changeElsewhere({ nome: 'Marina D. Lima' });
    await userEvent.click(saveButton());
    await findToast('Sucesso');
    expect(profile.saved).toEqual([{ cidade: 'Recife', biografia: 'Oi.' }]);
    expect(await profile.load()).toMatchObject({ nome: 'Marina D. Lima', cidade: 'Recife' });
  });

  it('is told where it is the same field, and gives way to who chooses so', async () => {
    const profile = await editMeanwhile();
    profile.changeElsewhere({ cidade: 'Natal', nome: 'Marina D. Lima' });
    await userEvent.click(saveButton());
    expect(within(await notice()).getByText('Natal')).toBeVisible();
    expect(screen.getByLabelText('Cidade')).toHaveValue('Recife');
    expect(profile.saved).toEqual([]);
    await press('Salvar o meu');
    await waitFor(() => expect(profile.saved).toEqual([{ cidade: 'Recife', biografia: 'Oi.' }]));
    expect(await profile.load()).toMatchObject({ nome: 'Marina D. Lima' });
  });

  it('may stay, and what else was typed is still there', async () => {
    const profile = await editMeanwhile();
    profile.changeElsewhere({ cidade: 'Natal' });
    await userEvent.click(saveButton());
    await notice();
    await press('Ficar com o salvo');
    expect(screen.getByLabelText('Cidade')).toHaveValue('Natal');
    expect(screen.getByLabelText('Biografia')).toHaveValue('Oi.');
    await userEvent.click(saveButton());
    await waitFor(() => expect(profile.saved).toEqual([{ biografia: 'Oi.' }]));
  });
});

describe('what is wrong', () => {
  it('stands at its field on submit, the first one focused, and goes when it is right', async () => {
    const profile = fakeProfile();
    await renderProfile(profile);
    await startEditing();
    await write('Nome', 'M');
    await write('Telefone', '123');
    await write('Data de nascimento', '01/01/2090');
    await userEvent.click(screen.getByLabelText('Biografia'));
    await userEvent.paste('a'.repeat(200));
    expect(screen.queryByText('Nome deve ter pelo menos 2 caracteres')).toBeNull();
    await userEvent.click(saveButton());
    for (const [label, sentence] of [
      ['Nome', 'Nome deve ter pelo menos 2 caracteres'],
      ['Telefone', 'Formato de telefone inválido'],
      ['Data de nascimento', 'A data de nascimento não pode estar no futuro'],
      ['Biografia', 'Biografia deve ter no máximo 200 caracteres'],
    ] as const) {
      const field = screen.getByLabelText(label);
      await waitFor(() => expect(field).toHaveAccessibleDescription(sentence));
      expect(field).toBeInvalid();
    }
    expect(screen.getByLabelText('Nome')).toHaveFocus();
    expect(profile.saved).toEqual([]);
    await write('Nome', 'Marina');
    await waitFor(() => expect(screen.getByLabelText('Nome')).toBeValid());
  });
});

describe('saving', () => {
  it('waits for a change', async () => {
    await renderProfile();
    await startEditing();
    expect(saveButton()).toBeDisabled();
    await write('Cidade', 'Recife');
    expect(saveButton()).toBeEnabled();
    await write('Cidade', 'Sobral');
    expect(saveButton()).toBeDisabled();
  });

  it('sends what changed, says so, and goes back to the view with the focus on "Editar"', async () => {
    const profile = fakeProfile();
    await renderProfile(profile);
    await startEditing();
    await write('Cidade', '<b>Recife</b>');
    await write('Data de nascimento', '1/2/2007');
    await userEvent.selectOptions(screen.getByLabelText('Gênero'), 'Prefiro não informar');
    await userEvent.click(saveButton());
    expect(await screen.findByText('<b>Recife</b>')).toBeInTheDocument();
    expect(profile.saved).toEqual([
      { cidade: '<b>Recife</b>', data_nascimento: '2007-02-01', genero: 'nao_informar' },
    ]);
    expect(await findToast('Sucesso')).toHaveTextContent('Perfil atualizado com sucesso!');
    expect(screen.getByRole('button', { name: 'Editar' })).toHaveFocus();
    expect(screen.getByText('01/02/2007')).toBeInTheDocument();
  });

  it('shows "Salvando..." and takes no second press', async () => {
    await renderProfile({ ...fakeProfile(), save: () => new Promise(() => undefined) });
    await startEditing();
    await write('Cidade', 'Recife');
    await userEvent.click(saveButton());
    expect(await screen.findByRole('button', { name: 'Salvando...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(screen.getByRole('button', { name: 'Cancelar' })).toBeDisabled();
  });

  it.each<[ErrorCode, string, RegExp]>([
    ['session-lost', 'Usuário não autenticado', /Sua sessão terminou/],
    ['offline', 'Erro ao atualizar perfil. Tente novamente.', /Sem conexão/],
    ['refused', 'Erro ao atualizar perfil. Tente novamente.', /não aceitou estes dados/],
    ['storage-unavailable', 'Erro ao atualizar perfil. Tente novamente.', /não deixou guardar/],
  ])('that fails with %s says why and keeps every field', async (code, toast, sentence) => {
    await renderProfile({ ...fakeProfile(), save: () => Promise.reject(new AppError(code)) });
    await startEditing();
    await write('Nome', 'Marina Lima');
    await write('Cidade', 'Recife');
    await userEvent.click(saveButton());
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(await findToast('Erro')).toHaveTextContent(toast);
    expect(screen.getByLabelText('Nome')).toHaveValue('Marina Lima');
    expect(screen.getByLabelText('Cidade')).toHaveValue('Recife');
    expect(saveButton()).toHaveFocus();
  });

  it('after a session that ended finds in the form what was typed', async () => {
    const lost = { ...fakeProfile(), save: () => Promise.reject(new AppError('session-lost')) };
    const { unmount } = await renderProfile(lost);
    await startEditing();
    await write('Cidade', 'Recife');
    await userEvent.click(saveButton());
    await screen.findByText(/Sua sessão terminou/);
    unmount();
    const profile = fakeProfile();
    const again = await renderProfile(profile);
    await waitFor(() => expect(screen.getByLabelText('Cidade')).toHaveValue('Recife'));
    expect(screen.getByText('O que você tinha mudado está aqui. Confira e salve.')).toBeInTheDocument();
    await userEvent.click(saveButton());
    await waitFor(() => expect(profile.saved).toEqual([{ cidade: 'Recife' }]));
    again.unmount();
    await renderProfile();
    expect(await screen.findByRole('button', { name: 'Editar' })).toBeInTheDocument();
  });
});

it('"Cancelar" forgets what was typed', async () => {
  const profile = fakeProfile();
  await renderProfile(profile);
  await startEditing();
  await write('Nome', 'Outra Pessoa');
  await press('Cancelar');
  expect(screen.getByRole('button', { name: 'Editar' })).toHaveFocus();
  expect(profile.saved).toEqual([]);
  await startEditing();
  expect(screen.getByLabelText('Nome')).toHaveValue('Marina Duarte');
});
