import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '@/contracts/app-error';
import type { ClassroomBackend } from '@/data/supabase/classrooms';
import { NO_GUIDANCE, type ThemeGuidance } from '@/domain/classrooms/theme-guidance';
import { PROPOSAL_BANK } from '@/domain/themes/theme-bank';
import { GiveThemeDialog, type GiveThemeDialogProps } from '@/features/give-theme/give-theme-dialog';
import { buildSummary, buildTeacher, fakeClassrooms } from '../../support/classrooms';
import { fakeServices, renderWithServices } from '../../support/services';
import { findToast, showToasts } from '../../support/toasts';

beforeEach(() => showToasts());

const A = buildSummary();
const B = buildSummary({ id: 'sala-3b', nome: '3º ano B' });
const OLD = buildSummary({ id: 'sala-velha', nome: '3º ano de 2024', arquivada: true });
const THEME = 'A memória dos bairros';
const FROM_BANK: GiveThemeDialogProps['start'] = {
  tema: THEME,
  prazo: '',
  orientacao: NO_GUIDANCE,
  room: null,
};

async function open(
  start = FROM_BANK,
  giveTheme = vi.fn<ClassroomBackend['giveTheme']>().mockResolvedValue('given'),
) {
  const classrooms = fakeClassrooms({ list: async () => [A, B, OLD], giveTheme });
  const services = fakeServices({ user: buildTeacher(), backend: { classrooms } });
  const onClose = vi.fn();
  await act(async () =>
    renderWithServices(<GiveThemeDialog open onClose={onClose} start={start} />, { services }),
  );
  await screen.findByRole('checkbox', { name: '3º ano A' });
  return { giveTheme, onClose, user: userEvent.setup() };
}

const room = (name: string) => screen.getByRole('checkbox', { name });
const dayOf = (name: string) => screen.getByLabelText(`Prazo de ${name}`);
const write = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const give = (name: string | RegExp = /^Passar/) => screen.getByRole('button', { name });

describe('a theme for several classes', () => {
  it('has one day for all, or another for each, and goes along with texts, instructions and the rule', async () => {
    const { giveTheme, onClose, user } = await open();
    expect(screen.queryByRole('checkbox', { name: '3º ano de 2024' })).not.toBeInTheDocument();
    await user.click(room('3º ano A'));
    await user.click(room('3º ano B'));
    write(/^Prazo para todas/, '2025-10-31');
    expect(dayOf('3º ano B')).toHaveValue('2025-10-31');
    write('Prazo de 3º ano B', '2025-11-07');
    write(/^Instruções/, ' Use um dos textos. ');
    await user.click(screen.getByRole('button', { name: 'Incluir um texto seu' }));
    write('Seu texto 1', 'A rua é de todos.');
    write('Fonte', 'Jornal da escola');
    await user.click(screen.getByRole('radio', { name: 'Só manuscrita' }));
    await user.click(give('Passar a 2 salas'));
    expect(await findToast('Tema passado!')).toHaveTextContent('3º ano A, 3º ano B');
    expect(giveTheme).toHaveBeenCalledExactlyOnceWith(
      [
        { id: 'sala-3a', prazo: '2025-11-01T02:59:59.999Z', tema_versao: null },
        { id: 'sala-3b', prazo: '2025-11-08T02:59:59.999Z', tema_versao: null },
      ],
      {
        tema: THEME,
        orientacao: {
          instrucoes: 'Use um dos textos.',
          textos: [{ texto: 'A rua é de todos.', fonte: 'Jornal da escola' }],
          proposta: null,
          envio: 'manuscrita',
        },
      },
    );
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('is refused at its fields: no class, a day that is over, an empty or a long text', async () => {
    const { giveTheme, user } = await open();
    await user.click(give());
    expect(await screen.findByText('Escolha pelo menos uma sala.')).toBeVisible();
    await user.click(room('3º ano A'));
    write('Prazo de 3º ano A', '2025-10-21');
    await user.click(screen.getByRole('button', { name: 'Incluir um texto seu' }));
    await user.click(give());
    await waitFor(() => expect(dayOf('3º ano A')).toHaveAccessibleDescription(/já passou/));
    expect(screen.getByLabelText('Seu texto 1')).toHaveAccessibleDescription(/Cole o texto/);
    write('Seu texto 1', 'a'.repeat(4001));
    await user.click(give());
    await waitFor(() =>
      expect(screen.getByLabelText('Seu texto 1')).toHaveAccessibleDescription(/no máximo 4000/),
    );
    await user.click(screen.getByRole('button', { name: 'Tirar o texto 1' }));
    expect(screen.queryByLabelText('Seu texto 1')).not.toBeInTheDocument();
    expect(giveTheme).not.toHaveBeenCalled();
  });

  const GUIDED: ThemeGuidance = { ...NO_GUIDANCE, instrucoes: 'Leia antes.', envio: 'digitada' };
  const OVER = { tema: THEME, prazo: '2025-10-01' };
  const FROM_CLASS = {
    ...OVER,
    orientacao: GUIDED,
    room: { id: 'sala-3a', ...OVER, tema_versao: 4 },
  };

  it('of a class begins with what goes with it, and hands its day that is over to no other', async () => {
    const { giveTheme, user } = await open(FROM_CLASS);
    expect(room('3º ano A')).toBeChecked();
    expect(dayOf('3º ano A')).toHaveValue('2025-10-01');
    expect(screen.getByLabelText(/^Instruções/)).toHaveValue('Leia antes.');
    await user.click(room('3º ano B'));
    expect(dayOf('3º ano B')).toHaveValue('');
    await user.click(give());
    await waitFor(() => expect(giveTheme).toHaveBeenCalledOnce());
    expect(giveTheme.mock.calls[0]?.[0]).toEqual([
      { id: 'sala-3a', prazo: '2025-10-02T02:59:59.999Z', tema_versao: 4 },
      { id: 'sala-3b', prazo: null, tema_versao: null },
    ]);
  });

  it('another theme takes the day that is over no longer', async () => {
    const { giveTheme, user } = await open(FROM_CLASS);
    write('Tema da redação', 'Outro tema');
    await user.click(give());
    await waitFor(() => expect(dayOf('3º ano A')).toHaveAccessibleDescription(/já passou/));
    expect(giveTheme).not.toHaveBeenCalled();
  });

  it('that changed elsewhere is told of, and goes over it only when asked for again', async () => {
    const giveTheme = vi
      .fn<ClassroomBackend['giveTheme']>()
      .mockResolvedValueOnce('conflict')
      .mockResolvedValueOnce('given');
    const { user } = await open(FROM_CLASS, giveTheme);
    await user.click(give());
    expect(await screen.findByText(/O tema da sala mudou enquanto você escrevia/)).toBeVisible();
    await user.click(give('Passar assim mesmo'));
    await findToast('Tema passado!');
    expect(giveTheme.mock.calls[1]?.[0][0]).toMatchObject({ tema_versao: null });
  });

  it.each([
    ['archived', () => Promise.resolve('archived' as const), /arquivada/],
    ['offline', () => Promise.reject(new AppError('offline')), /Sem conexão com a internet/],
  ])('that was not given (%s) stays as it was written', async (_, answer, sentence) => {
    const { user, onClose } = await open(FROM_CLASS, vi.fn<ClassroomBackend['giveTheme']>(answer));
    write(/^Instruções/, 'Mude isto.');
    await user.click(give());
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByLabelText(/^Instruções/)).toHaveValue('Mude isto.');
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('Sair sem salvar?');
    expect(onClose).not.toHaveBeenCalled();
  });

  it('brings the texts of the bank along, in other words too', async () => {
    const { id, theme } = (PROPOSAL_BANK[0] as { proposal: { id: string; theme: string } }).proposal;
    const { giveTheme, user } = await open({ ...FROM_BANK, tema: theme });
    const texts = within(screen.getByRole('region', { name: 'Textos motivadores' }));
    expect(texts.getByText(/Vão junto os textos da proposta/)).toBeVisible();
    write('Tema da redação', 'Com outras palavras');
    expect(texts.getByText(new RegExp(`“${theme.slice(0, 20)}`))).toBeVisible();
    await user.click(room('3º ano A'));
    await user.click(give());
    await waitFor(() => expect(giveTheme).toHaveBeenCalledOnce());
    expect(giveTheme.mock.calls[0]?.[1].orientacao.proposta).toBe(id);
  });
});
