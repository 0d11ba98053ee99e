import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi, type Mock } from 'vitest';
import { AppError } from '@/contracts/app-error';
import type { ClassroomBackend } from '@/data/ports/classrooms';
import type { Classroom } from '@/domain/classrooms/classroom';
import { unsavedTheme } from '@/features/classrooms/themes/unsaved';
import { SAMPLE_THEME } from '../../../support/builders';
import { buildClassroom, buildTheme } from '../../../support/classrooms';
import { renderClassroom } from '../render-classroom';
import { findToast, showToasts } from '../../../support/toasts';

beforeEach(() => {
  showToasts();
  unsavedTheme.drop('sala-3a');
});

const ROUTE = '/?aba=temas';
const OTHER = 'Invisibilidade do trabalho de cuidado no Brasil';
const theme = () => screen.getByLabelText('Tema da redação');
const due = () => screen.getByLabelText(/^Prazo/);
const save = () => screen.getByRole('button', { name: 'Salvar tema' });
const write = (text: string) => fireEvent.change(theme(), { target: { value: text } });
const writeDue = (day: string) => fireEvent.change(due(), { target: { value: day } });

function render(setTheme: ClassroomBackend['setTheme'], classroom = buildClassroom()) {
  return renderClassroom(classroom, { route: ROUTE, given: { setTheme } });
}

const setThemeOnce = () => vi.fn<ClassroomBackend['setTheme']>().mockResolvedValue('set');

describe('the theme of a class', () => {
  it('is in the fields with its day, and can only be saved once something is changed', async () => {
    const temas = [buildTheme({ prazo: '2025-10-25T02:59:59.999Z' })];
    await render(setThemeOnce(), buildClassroom({ temas }));
    expect(theme()).toHaveValue(SAMPLE_THEME);
    expect(due()).toHaveValue('2025-10-24');
    expect(save()).toBeDisabled();
    expect(within(screen.getByRole('region', { name: 'Tema atual' })).getByText(/sexta/)).toBeVisible();
  });

  it('can be taken from the bank, after reading its proposal', async () => {
    const { user } = await render(setThemeOnce());
    await user.click(screen.getByRole('button', { name: 'Escolher no banco de temas' }));
    const bank = within(screen.getByRole('dialog', { name: 'Banco de temas' }));
    await user.type(bank.getByRole('searchbox'), 'arborizacao');
    const found = bank.getByRole('button', { name: /arborização/ });
    const chosen = found.textContent ?? '';
    await user.click(found);
    expect(bank.getByRole('region', { name: 'Texto I' })).toBeVisible();
    expect(bank.queryByText('ainda não escrevi')).not.toBeInTheDocument();
    await user.click(bank.getByRole('button', { name: 'Usar este tema' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(theme()).toHaveValue(chosen);
    expect(save()).toBeEnabled();
  });

  it('is saved with the end of the day in São Paulo and the version that was on screen', async () => {
    const setTheme = setThemeOnce();
    const { user } = await render(setTheme);
    write(`  ${OTHER} `);
    writeDue('2025-10-31');
    expect(screen.getByText(/^É um tema novo/)).toBeVisible();
    await user.click(save());
    expect(await findToast('Tema atualizado!')).toHaveTextContent(
      'O tema da redação foi atualizado com sucesso.',
    );
    expect(setTheme).toHaveBeenCalledExactlyOnceWith('sala-3a', {
      tema: OTHER,
      prazo: '2025-11-01T02:59:59.999Z',
      tema_versao: 1,
    });
  });

  it.each([
    ['only another day', SAMPLE_THEME, '2025-11-03', /^Muda só o prazo/],
    ['another text', OTHER, '', /^É um tema novo/],
  ])('says what saving does with %s', async (_, text, day, sentence) => {
    await render(setThemeOnce());
    write(text);
    writeDue(day);
    expect(await screen.findByText(sentence)).toBeVisible();
  });

  it.each([
    ['nothing', '  ', '', 'Por favor, informe o tema da redação.'],
    ['more than the table takes', 'a'.repeat(301), '', 'Tema da redação deve ter no máximo 300 caracteres'],
  ])('that is %s is refused at its field', async (_, text, day, sentence) => {
    const setTheme = setThemeOnce();
    const { user } = await render(setTheme);
    write(text);
    writeDue(day);
    await user.click(save());
    await waitFor(() => expect(theme()).toHaveAccessibleDescription(sentence));
    expect(theme()).toHaveFocus();
    expect(setTheme).not.toHaveBeenCalled();
  });

  it('takes no day that is over', async () => {
    const { user } = await render(setThemeOnce());
    writeDue('2025-10-21');
    await user.click(save());
    await waitFor(() => expect(due()).toHaveAccessibleDescription(/Este dia já passou/));
  });

  it('hands no date that is over to another one, and gives it back with the text', async () => {
    const temas = [buildTheme({ prazo: '2025-10-20T02:59:59.999Z' })];
    const setTheme = setThemeOnce();
    const { user } = await render(setTheme, buildClassroom({ temas }));
    expect(due()).toHaveValue('2025-10-19');
    write(`${SAMPLE_THEME} hoje`);
    expect(due()).toHaveValue('');
    write(SAMPLE_THEME);
    expect(due()).toHaveValue('2025-10-19');
    expect(save()).toBeDisabled();
    write(OTHER);
    await user.click(save());
    expect(setTheme).toHaveBeenCalledExactlyOnceWith('sala-3a', { tema: OTHER, prazo: null, tema_versao: 1 });
  });

  it('keeps for another one a date that is still to come, and a day just chosen', async () => {
    const temas = [buildTheme({ prazo: '2025-10-25T02:59:59.999Z' })];
    await render(setThemeOnce(), buildClassroom({ temas }));
    write(OTHER);
    expect(due()).toHaveValue('2025-10-24');
    writeDue('2025-10-30');
    write(SAMPLE_THEME);
    expect(due()).toHaveValue('2025-10-30');
  });

  it('can be begun anew, and taken back', async () => {
    const { user } = await render(setThemeOnce());
    await user.click(screen.getByRole('button', { name: 'Escrever outro tema' }));
    expect(theme()).toHaveValue('');
    expect(theme()).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Desfazer mudanças' }));
    expect(theme()).toHaveValue(SAMPLE_THEME);
  });

  it('that could not be saved stays as it was written, with the reason', async () => {
    const setTheme = vi
      .fn<ClassroomBackend['setTheme']>()
      .mockRejectedValueOnce(new AppError('offline'))
      .mockResolvedValue('set');
    const { user } = await render(setTheme);
    write(OTHER);
    await user.click(save());
    expect(await screen.findByText(/Sem conexão com a internet/)).toBeVisible();
    expect(theme()).toHaveValue(OTHER);
    expect(save()).toHaveFocus();
    await user.click(save());
    expect(await findToast('Tema atualizado!')).toBeVisible();
  });

  it('is still there after a look at another tab', async () => {
    const { user } = await render(setThemeOnce());
    write(OTHER);
    await user.click(screen.getByRole('tab', { name: 'Relatório' }));
    expect(screen.getByText('Relatório da sala')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Temas' }));
    expect(theme()).toHaveValue(OTHER);
  });

  it('is found again as it was written where the session ended', async () => {
    const { unmount } = await render(setThemeOnce());
    write(OTHER);
    writeDue('2025-10-31');
    unmount();
    await render(setThemeOnce());
    expect(await screen.findByText(/O que você tinha escrito está aqui/)).toBeVisible();
    expect(theme()).toHaveValue(OTHER);
    expect(due()).toHaveValue('2025-10-31');
    expect(save()).toBeEnabled();
  });

  it('is not found again by whoever left without saving', async () => {
    const { unmount, user } = await render(setThemeOnce());
    write(OTHER);
    await act(() => user.click(screen.getByRole('link', { name: 'Salas' })));
    await user.click(await screen.findByRole('button', { name: 'Sair sem salvar' }));
    unmount();
    await render(setThemeOnce());
    expect(theme()).toHaveValue(SAMPLE_THEME);
  });

  it('has those before it in a list, with their days and their essays', async () => {
    const before = buildTheme({
      id: 'tema-0',
      tema: OTHER,
      criado_em: '2025-09-01T12:00:00.000Z',
      prazo: '2025-09-13T02:59:59.999Z',
    });
    await render(setThemeOnce(), buildClassroom({ temas: [buildTheme(), before] }));
    const row = within(screen.getByRole('region', { name: 'Temas anteriores' })).getByRole('listitem');
    expect(row).toHaveTextContent(`${OTHER}dado em 01/09/2025, prazo em 12/09/2025`);
    expect(within(row).getByRole('link', { name: `Ver redações: ${OTHER}` })).toHaveAttribute(
      'href',
      '/?aba=redacoes&tema=tema-0',
    );
  });
});

describe('a theme changed elsewhere', () => {
  const ELSEWHERE = buildTheme({ id: 'tema-2', tema: 'O histórico desafio da fome no Brasil' });

  it('takes its place in the fields while nothing is changed here', async () => {
    const { change } = await render(setThemeOnce());
    await change({ temas: [ELSEWHERE], tema_versao: 2 });
    await waitFor(() => expect(theme()).toHaveValue(ELSEWHERE.tema));
    expect(save()).toBeDisabled();
  });

  it('does not touch what is being written: both are shown, and one can be kept', async () => {
    const { change, user } = await render(setThemeOnce());
    write(OTHER);
    await change({ temas: [ELSEWHERE], tema_versao: 2 });
    const conflict = (await screen.findByText('O tema mudou enquanto você escrevia')).closest(
      '[role="alert"]',
    );
    expect(conflict).toHaveTextContent(`Na sala agora${ELSEWHERE.tema}`);
    expect(conflict).toHaveTextContent(`O que você escreveu${OTHER}`);
    expect(theme()).toHaveValue(OTHER);
    await user.click(screen.getByRole('button', { name: 'Ficar com o da sala' }));
    expect(theme()).toHaveValue(ELSEWHERE.tema);
    expect(screen.queryByText('O tema mudou enquanto você escrevia')).toBeNull();
  });

  it('is found out when saving, and what was written can be put in its place', async () => {
    const setTheme = vi.fn<ClassroomBackend['setTheme']>();
    const { user, changeUnseen } = await render(setTheme);
    // The page does not receive the other change until its own change is refused.
    setTheme.mockImplementationOnce(async () => {
      changeUnseen({ temas: [ELSEWHERE], tema_versao: 2 });
      return 'conflict';
    });
    setTheme.mockResolvedValueOnce('set');
    write(OTHER);
    await user.click(save());
    await user.click(await screen.findByRole('button', { name: 'Usar o meu' }));
    expect(await findToast('Tema atualizado!')).toHaveTextContent(
      'O tema da redação foi atualizado com sucesso.',
    );
    expect(setTheme.mock.calls.map(([, { tema, tema_versao }]) => [tema, tema_versao])).toEqual([
      [OTHER, 1],
      [OTHER, 2],
    ]);
  });

  it('is asked about again, and takes the focus again, where putting mine in its place fails', async () => {
    let fail: (error: AppError) => void = () => {};
    const { change, user } = await render(() => new Promise((_resolve, reject) => (fail = reject)));
    write(OTHER);
    await change({ temas: [ELSEWHERE], tema_versao: 2 });
    await user.click(await screen.findByRole('button', { name: 'Usar o meu' }));
    expect(await screen.findByRole('button', { name: 'Salvando...' })).toBeVisible();
    fail(new AppError('offline'));
    expect(await screen.findByText(/Sem conexão com a internet/)).toBeVisible();
    const conflict = screen.getByText('O tema mudou enquanto você escrevia').closest('[role="alert"]');
    expect(conflict).toHaveFocus();
    expect(theme()).toHaveValue(OTHER);
  });

  it('that cannot be read is said so, and nothing is lost', async () => {
    const { user } = await render(async () => 'conflict');
    write(OTHER);
    await user.click(save());
    expect(await screen.findByText(/não deu para ler o novo/)).toBeVisible();
    expect(theme()).toHaveValue(OTHER);
  });
});

describe('one’s own change', () => {
  const CONFLICT = 'O tema mudou enquanto você escrevia';
  /** The reload after the first save does not finish before the second save. */
  const lateAfterFirst = (setTheme: Mock, stored: () => Classroom) => (): Promise<Classroom> =>
    setTheme.mock.calls.length === 1 ? new Promise(() => {}) : Promise.resolve(stored());

  const OWN = { temas: [buildTheme({ id: 'tema-2', tema: OTHER })], tema_versao: 2 };

  it('whose answer was lost is taken for saved once the class has it', async () => {
    const { user, change } = await render(() => Promise.reject(new AppError('offline')));
    write(`  ${OTHER}`);
    await user.click(save());
    await screen.findByText(/Sem conexão com a internet/);
    await change(OWN);
    await waitFor(() => expect(screen.queryByText(/Sem conexão com a internet/)).toBeNull());
    expect(screen.queryByText(CONFLICT)).toBeNull();
    expect(theme()).toHaveValue(OTHER);
    expect(save()).toBeDisabled();
  });

  it('whose answer was lost is taken for saved when it is refused the second time', async () => {
    let stored = buildClassroom();
    const setTheme = vi
      .fn<ClassroomBackend['setTheme']>()
      .mockImplementationOnce(async () => {
        stored = { ...stored, ...OWN };
        throw new AppError('offline');
      })
      .mockResolvedValue('conflict');
    const get = lateAfterFirst(setTheme, () => stored);
    const { user } = await renderClassroom(stored, { route: ROUTE, given: { setTheme, get } });
    write(OTHER);
    await user.click(save());
    await screen.findByText(/Sem conexão com a internet/);
    await user.click(save());
    expect(await findToast('Tema atualizado!')).toHaveTextContent(
      'O tema da redação foi atualizado com sucesso.',
    );
    expect(screen.queryByText(CONFLICT)).toBeNull();
    expect(setTheme).toHaveBeenCalledTimes(2);
  });

  it('that comes round while the next one is written is no conflict', async () => {
    const setTheme = setThemeOnce();
    const { user, change } = await render(setTheme);
    write(OTHER);
    await user.click(save());
    expect(await findToast('Tema atualizado!')).toBeVisible();
    // Nobody can type before that.
    await waitFor(() => expect(theme()).not.toHaveAttribute('readonly'));
    write('Fome');
    await change(OWN);
    // From here on, the newer class is on screen.
    await waitFor(() => expect(screen.getByRole('region', { name: 'Tema atual' })).toHaveTextContent(OTHER));
    expect(screen.queryByText(CONFLICT)).toBeNull();
    expect(theme()).toHaveValue('Fome');
    await user.click(save());
    await waitFor(() =>
      expect(setTheme).toHaveBeenLastCalledWith(
        'sala-3a',
        expect.objectContaining({ tema: 'Fome', tema_versao: 2 }),
      ),
    );
  });

  it('that has not come round yet is no conflict for the next saving either', async () => {
    let stored = buildClassroom();
    const setTheme = vi
      .fn<ClassroomBackend['setTheme']>()
      .mockImplementation(async (_, { tema, tema_versao }) => {
        if (tema_versao !== stored.tema_versao) return 'conflict';
        stored = { ...stored, temas: [buildTheme({ tema })], tema_versao: tema_versao + 1 };
        return 'set';
      });
    const get = lateAfterFirst(setTheme, () => stored);
    const { user } = await renderClassroom(stored, { route: ROUTE, given: { setTheme, get } });
    write(OTHER);
    await user.click(save());
    expect(await findToast('Tema atualizado!')).toBeVisible();
    // Nobody can type before that.
    await waitFor(() => expect(theme()).not.toHaveAttribute('readonly'));
    write('Fome');
    await user.click(save());
    await waitFor(() => expect(stored.temas[0]?.tema).toBe('Fome'));
    expect(screen.queryByText(CONFLICT)).toBeNull();
  });
});
