import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '@/contracts/app-error';
import type { ClassroomBackend, GivenThemeResult } from '@/data/ports/classrooms';
import type { ClassTheme } from '@/domain/classrooms/classroom';
import { NO_GUIDANCE, type ThemeGuidance } from '@/domain/classrooms/theme-guidance';
import { EXAM_BANK, PROPOSAL_BANK } from '@/domain/themes/theme-bank';
import { GiveThemeDialog, type GiveThemeDialogProps } from '@/features/give-theme/give-theme-dialog';
import { buildSummary, buildTeacher, fakeClassrooms } from '../../support/classrooms';
import { fakeServices, renderWithServices } from '../../support/services';
import { findToast, showToasts } from '../../support/toasts';

beforeEach(() => showToasts());

const A = buildSummary();
const B = buildSummary({ id: 'sala-3b', nome: '3º ano B', tema: 'O mar', tema_versao: 7 });
const OLD = buildSummary({ id: 'sala-velha', nome: '3º ano de 2024', arquivada: true });
const THEME = 'A memória dos bairros';
const FROM_BANK: GiveThemeDialogProps['start'] = {
  tema: THEME,
  prazo: '',
  orientacao: NO_GUIDANCE,
  classroom: null,
};

async function open(
  start = FROM_BANK,
  giveTheme = vi.fn<ClassroomBackend['giveTheme']>().mockResolvedValue({ result: 'given' }),
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

const classroom = (name: string) => screen.getByRole('checkbox', { name });
const dayOf = (name: string) => screen.getByLabelText(`Prazo de ${name}`);
const write = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const give = (name: string | RegExp = /^Passar/) => screen.getByRole('button', { name });

describe('a theme for several classes', () => {
  it('has one day for all, or another for each, and goes along with texts, instructions and the rule', async () => {
    const { giveTheme, onClose, user } = await open();
    expect(screen.queryByRole('checkbox', { name: '3º ano de 2024' })).not.toBeInTheDocument();
    await user.click(classroom('3º ano A'));
    await user.click(classroom('3º ano B'));
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
        { id: 'sala-3a', prazo: '2025-11-01T02:59:59.999Z', tema_versao: 1 },
        { id: 'sala-3b', prazo: '2025-11-08T02:59:59.999Z', tema_versao: 7 },
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
    await user.click(classroom('3º ano A'));
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
    classroom: { id: 'sala-3a', ...OVER, tema_versao: 4 },
  };

  it('of a class begins with what goes with it, and hands its day that is over to no other', async () => {
    const { giveTheme, user } = await open(FROM_CLASS);
    expect(classroom('3º ano A')).toBeChecked();
    expect(dayOf('3º ano A')).toHaveValue('2025-10-01');
    expect(screen.getByLabelText(/^Instruções/)).toHaveValue('Leia antes.');
    await user.click(classroom('3º ano B'));
    expect(dayOf('3º ano B')).toHaveValue('');
    await user.click(give());
    await waitFor(() => expect(giveTheme).toHaveBeenCalledOnce());
    expect(giveTheme.mock.calls[0]?.[0]).toEqual([
      { id: 'sala-3a', prazo: '2025-10-02T02:59:59.999Z', tema_versao: 4 },
      { id: 'sala-3b', prazo: null, tema_versao: 7 },
    ]);
  });

  it('another theme takes the day that is over no longer', async () => {
    const { giveTheme, user } = await open(FROM_CLASS);
    write('Tema da redação', 'Outro tema');
    await user.click(give());
    await waitFor(() => expect(dayOf('3º ano A')).toHaveAccessibleDescription(/já passou/));
    expect(giveTheme).not.toHaveBeenCalled();
  });

  const HERS: ClassTheme = {
    id: 't',
    tema: 'O rio',
    criado_em: '2025-10-24T12:00:00.000Z',
    prazo: '2025-10-31T02:59:59.999Z',
    orientacao: { ...NO_GUIDANCE, instrucoes: 'Cite o mapa.' },
  };
  const CONFLICT = {
    result: 'conflict' as const,
    classrooms: [{ id: 'sala-3b', versao: 8, tema: HERS }],
  };

  async function giveToBoth(...answers: GivenThemeResult[]) {
    const giveTheme = vi.fn<ClassroomBackend['giveTheme']>().mockResolvedValue({ result: 'given' });
    for (const answer of answers) giveTheme.mockResolvedValueOnce(answer);
    const opened = await open(FROM_CLASS, giveTheme);
    expect(classroom('3º ano B')).toHaveAccessibleDescription('Agora: “O mar”');
    await opened.user.click(classroom('3º ano B'));
    write(/^Instruções/, 'Leia duas vezes.');
    await opened.user.click(give('Passar a 2 salas'));
    return {
      ...opened,
      versions: (nth: number) => giveTheme.mock.calls[nth]?.[0].map((one) => one.tema_versao),
    };
  }

  it('that is another in one class by now is told of by name, and goes over that one knowingly', async () => {
    const { user, versions } = await giveToBoth(CONFLICT, {
      result: 'conflict',
      classrooms: [{ id: 'sala-3b', versao: 9, tema: { ...HERS, tema: 'O lago' } }],
    });
    const box = await screen.findByRole('alert', {
      name: 'O tema de 3º ano B mudou enquanto você escrevia',
    });
    for (const words of ['O rio', 'Cite o mapa.', /30 de outubro/])
      expect(within(box).getByText(words)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Passar a \d/ })).not.toBeInTheDocument();
    expect(screen.getByLabelText(/^Instruções/)).toHaveValue('Leia duas vezes.');
    await user.click(give('Passar assim mesmo'));
    // The theme had changed once more, and the confirmation only covers the change that was shown.
    expect(await screen.findByText('O lago')).toBeVisible();
    await user.click(give('Passar assim mesmo'));
    await findToast('Tema passado!');
    expect([versions(0), versions(1), versions(2)]).toEqual([
      [4, 7],
      [4, 8],
      [4, 9],
    ]);
  });

  it('stays as it is in that class where hers is kept, and goes to the others', async () => {
    const { user, giveTheme } = await giveToBoth(CONFLICT);
    await user.click(await screen.findByRole('button', { name: 'Ficar com o da sala' }));
    expect(classroom('3º ano B')).not.toBeChecked();
    expect(classroom('3º ano B')).toHaveAccessibleDescription('Agora: “O rio”');
    expect(give('Passar o tema')).toHaveFocus();
    await user.click(give('Passar o tema'));
    expect(await findToast('Tema passado!')).toHaveTextContent('3º ano A');
    expect(giveTheme.mock.calls[1]?.[0]).toMatchObject([{ id: 'sala-3a', tema_versao: 4 }]);
    expect(giveTheme.mock.calls[1]?.[1].orientacao.instrucoes).toBe('Leia duas vezes.');
  });

  it('that is there already, as its answer was lost, is no conflict', async () => {
    const stored = (id: string, versao: number, prazo: string | null) => ({
      id,
      versao,
      tema: {
        ...HERS,
        tema: THEME,
        prazo,
        orientacao: { ...GUIDED, instrucoes: 'Leia duas vezes.' },
      },
    });
    const { versions } = await giveToBoth({
      result: 'conflict',
      classrooms: [stored('sala-3a', 5, '2025-10-02T02:59:59.999+00:00'), stored('sala-3b', 8, null)],
    });
    await findToast('Tema passado!');
    expect(versions(1)).toEqual([5, 8]);
    expect(screen.queryByText(/mudou enquanto/)).not.toBeInTheDocument();
  });

  it.each([
    ['archived', () => Promise.resolve({ result: 'archived' as const }), /arquivada/],
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

  it.each([
    ['a proposal', PROPOSAL_BANK[0]!.proposal],
    ['an exam', EXAM_BANK[0]!.proposal],
  ])('brings the texts of the bank along, in other words too: %s', async (_case, { id, theme }) => {
    const { giveTheme, user } = await open({ ...FROM_BANK, tema: theme });
    const texts = within(screen.getByRole('region', { name: 'Textos motivadores' }));
    expect(texts.getByText(/Vão junto os textos do Grifo para este tema/)).toBeVisible();
    write('Tema da redação', 'Com outras palavras');
    expect(texts.getByText(new RegExp(`“${theme.slice(0, 20)}`))).toBeVisible();
    await user.click(classroom('3º ano A'));
    await user.click(give());
    await waitFor(() => expect(giveTheme).toHaveBeenCalledOnce());
    expect(giveTheme.mock.calls[0]?.[1].orientacao.proposta).toBe(id);
  });
});
