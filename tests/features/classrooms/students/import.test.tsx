import { screen, waitFor, within } from '@testing-library/react';
import { writeXlsx } from 'hucre/xlsx';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '@/contracts/app-error';
import type { ClassroomBackend } from '@/data/ports/classrooms';
import { buildClassroom, buildClassStudent, buildPlace } from '../../../support/classrooms';
import { findToast, showToasts } from '../../../support/toasts';
import { renderClassroom } from '../render-classroom';

beforeEach(showToasts);

const expectStudentsFn = () => vi.fn<ClassroomBackend['expectStudents']>().mockResolvedValue();
const dialog = () => within(screen.getByRole('dialog'));
const rows = () =>
  dialog()
    .getAllByRole('listitem')
    .map((row) => row.querySelector('label')?.textContent.replace(/^Linha \d+: /, ''));
const box = (line: number) => dialog().getByRole('checkbox', { name: new RegExp(`^Linha ${line}:`) });

async function open(
  text: string,
  expectStudents = expectStudentsFn(),
  given: Partial<ClassroomBackend> = {},
) {
  const view = await renderClassroom(undefined, { given: { expectStudents, ...given } });
  await view.user.click(screen.getByRole('button', { name: 'Importar uma lista' }));
  await view.user.click(await screen.findByLabelText('Nomes, um por linha'));
  if (text) await view.user.paste(text);
  await view.user.click(dialog().getByRole('button', { name: 'Conferir' }));
  return { ...view, expectStudents };
}

describe('importing a list', () => {
  it('shows what will happen to each line, and adds those that are taken in', async () => {
    const { user, expectStudents } = await open(
      'Ana Souza;ana@exemplo.com\nana souza\nHelena Prado\nDavi Nunes\nCaio;caio@\nZoé  Reis',
    );
    expect(rows()).toEqual([
      'Ana Souza ana@exemplo.comentra na lista',
      'ana souzaentra como outra pessoa com o mesmo nome',
      'Helena Pradojá há alguém com este nome na sala; marque se for outra pessoa',
      'Davi Nuneseste nome já está na lista; marque se for outra pessoa',
      'Caio caio@o e-mail não está completo',
      'Zoé Reisentra na lista',
    ]);
    expect(dialog().getByText('3 nomes entram na lista.')).toBeVisible();
    expect(box(5)).toBeDisabled();
    expect(box(5)).toHaveAccessibleDescription('o e-mail não está completo');

    await user.click(box(3));
    await user.click(box(2));
    expect(rows()[1]).toBe('ana souzafica de fora');
    await user.clear(dialog().getByLabelText('E-mail (opcional)'));
    expect(rows()[4]).toBe('Caioentra na lista');
    await user.click(dialog().getByRole('button', { name: 'Adicionar 4 nomes' }));
    expect(expectStudents).toHaveBeenCalledExactlyOnceWith(
      'sala-3a',
      [
        ['Ana Souza', 'ana@exemplo.com'],
        ['Helena Prado', null],
        ['Caio', null],
        ['Zoé Reis', null],
      ].map(([nome, email]) => ({ id: expect.any(String), nome, email })),
    );
    expect(await findToast('4 nomes na lista!')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it.each([
    [2, 'A lista está como antes da importação.'],
    [1, '1 aluno já tinha entrado na sala e continua nela.'],
  ])('is undone from the toast, but for who has come: %d taken back', async (removed, sentence) => {
    const undoExpected = vi.fn<ClassroomBackend['undoExpected']>().mockResolvedValue(removed);
    const { user, expectStudents } = await open('Ana Souza\nCaio Reis', expectStudentsFn(), { undoExpected });
    await user.click(dialog().getByRole('button', { name: 'Adicionar 2 nomes' }));
    await user.click(within(await findToast('2 nomes na lista!')).getByRole('button', { name: 'Desfazer' }));
    const ids = expectStudents.mock.calls[0]?.[1].map(({ id }) => id);
    expect(undoExpected).toHaveBeenCalledExactlyOnceWith('sala-3a', ids);
    expect(await screen.findByText(sentence)).toBeVisible();
  });

  it('corrects a line', async () => {
    const { user } = await open('Ana Souza');
    await user.click(dialog().getByRole('button', { name: 'Corrigir linha 1' }));
    await user.clear(dialog().getByLabelText('Nome'));
    expect(rows()[0]).toMatch(/Por favor, informe o nome do aluno/);
    await user.type(dialog().getByLabelText('Nome'), 'Ana Lima');
    await user.type(dialog().getByLabelText('E-mail (opcional)'), 'ana@exemplo.com');
    expect(rows()[0]).toBe('Ana Lima ana@exemplo.comentra na lista');
  });

  it('of nothing says so', async () => {
    await open(' ');
    expect(dialog().getByText('Esta lista está sem nomes. Ponha um nome por linha.')).toBeVisible();
  });

  it('says that one line too many was not read', async () => {
    await open(Array.from({ length: 401 }, (_, at) => `Aluno ${at}`).join('\n'));
    expect(dialog().getByText(/fora\. A linha depois da 400ª não foi lida\.$/)).toBeVisible();
  });

  it('reads a file, and says what to do with one that does not open', async () => {
    const { user } = await renderClassroom();
    await user.click(screen.getByRole('button', { name: 'Importar uma lista' }));
    await screen.findByLabelText('Nomes, um por linha');
    const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
    await user.upload(input, new File([Uint8Array.of(0x50, 0x4b, 3, 4)], 'lista.xlsx'));
    expect(await dialog().findByText(/“lista.xlsx” não abre como planilha/)).toBeVisible();
    await user.upload(input, new File(['Nome;E-mail\nAna;ana@exemplo.com'], 'lista.csv'));
    await waitFor(() => expect(rows()).toEqual(['Ana ana@exemplo.comentra na lista']));
  });

  it('shows one sheet of a workbook, tells what is no student, and lets another be chosen', async () => {
    const { user } = await renderClassroom();
    await user.click(screen.getByRole('button', { name: 'Importar uma lista' }));
    await screen.findByLabelText('Nomes, um por linha');
    const workbook = await writeXlsx({
      sheets: [
        { name: 'Capa', rows: [['Colégio Villa-Lobos']] },
        {
          name: '3A',
          rows: [
            ['Turma 3A', null],
            ['Nome', 'Situação'],
            ['Ana Lima', 'Ativa'],
            ['Bia Reis', 'Transferida'],
            ['Melo, Caio', 'Pendente'],
          ],
        },
        { name: '3B', rows: [['Nome'], ['MELO, CAIO'], ['Total de alunos: 1']] },
      ],
    });
    const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
    await user.upload(input, new File([workbook as Uint8Array<ArrayBuffer>], 'turmas.xlsx'));
    await waitFor(() =>
      expect(rows()).toEqual([
        'Ana Limaentra na lista',
        'Bia Reissituação “Transferida”; marque se ainda é da sala',
        'Caio Meloentra na lista; situação “Pendente”',
      ]),
    );
    expect(dialog().getByText('Não é aluno: “Turma 3A”.')).toBeVisible();
    await user.click(box(2));
    expect(rows()[1]).toBe('Bia Reisentra na lista; situação “Transferida”');

    await user.selectOptions(dialog().getByLabelText('Aba da planilha'), '3B');
    expect(rows()).toEqual([
      'Caio Meloentra na lista; estava “MELO, CAIO”',
      'Total de alunos: 1talvez não seja um nome; marque se for',
    ]);
    await user.click(dialog().getByRole('button', { name: 'Voltar à lista' }));
    expect(dialog().getByLabelText('Nomes, um por linha')).toHaveValue(
      'Nome\nMELO, CAIO\nTotal de alunos: 1',
    );
  });

  it('that failed stays, and goes under the same ids at the next try', async () => {
    const failing = expectStudentsFn().mockRejectedValueOnce(new AppError('offline'));
    const { user, expectStudents } = await open('Ana\nBia', failing);
    await user.click(dialog().getByRole('button', { name: 'Adicionar 2 nomes' }));
    expect(await dialog().findByRole('alert')).toHaveTextContent('Sem conexão');
    await user.click(dialog().getByRole('button', { name: 'Adicionar 2 nomes' }));
    await findToast('2 nomes na lista!');
    expect(expectStudents.mock.calls[1]).toEqual(expectStudents.mock.calls[0]);
  });

  it('asks before a list is given up', async () => {
    const { user } = await open('Ana');
    await user.click(dialog().getByRole('button', { name: 'Fechar' }));
    await user.click(await screen.findByRole('button', { name: 'Continuar editando' }));
    expect(rows()).toHaveLength(1);
    await user.click(dialog().getByRole('button', { name: 'Fechar' }));
    await user.click(await screen.findByRole('button', { name: 'Sair sem salvar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('who is who', () => {
  const [ana, bia] = [
    buildPlace({ id: 'nome-ana', nome: 'Ana Clara Souza', email: 'ana@exemplo.com' }),
    buildPlace({ id: 'nome-bia', nome: 'Beatriz' }),
  ];
  const classroom = buildClassroom({
    alunos: [buildClassStudent({ id: 'aluna', nome: 'ana c.' })],
    nomes: [bia, ana],
  });

  it('is chosen by one press, the likeliest first, and undone from the toast with the e-mail', async () => {
    const assignPlace = vi.fn<ClassroomBackend['assignPlace']>().mockResolvedValue();
    const undoPlace = vi.fn<ClassroomBackend['undoPlace']>().mockResolvedValue();
    const { user } = await renderClassroom(classroom, { given: { assignPlace, undoPlace } });
    await user.click(screen.getByRole('button', { name: 'Achar na lista: ana c.' }));
    const asked = within(await screen.findByRole('dialog', { name: 'É este aluno?' }));
    expect(asked.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      'Ana Clara Souzaana@exemplo.com',
      'Beatriz',
    ]);
    await user.click(asked.getByRole('button', { name: /^Ana Clara/ }));
    expect(assignPlace).toHaveBeenCalledExactlyOnceWith('sala-3a', 'nome-ana', 'aluna');
    const toast = await findToast('Aluno identificado!');
    expect(toast).toHaveTextContent('ana c. é Ana Clara Souza na sua lista.');
    await user.click(within(toast).getByRole('button', { name: 'Desfazer' }));
    expect(undoPlace).toHaveBeenCalledExactlyOnceWith('sala-3a', 'aluna', 'ana@exemplo.com');
    expect(await findToast('Escolha desfeita')).toBeVisible();
  });

  it('that failed says why and stays open', async () => {
    const assignPlace = vi.fn<ClassroomBackend['assignPlace']>().mockRejectedValue(new AppError('offline'));
    const { user } = await renderClassroom(classroom, { given: { assignPlace } });
    await user.click(screen.getByRole('button', { name: 'Achar na lista: ana c.' }));
    await user.click(await screen.findByRole('button', { name: 'Beatriz' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Sem conexão');
  });

  it('is shown where the names differ, and can be undone later', async () => {
    const undoPlace = vi.fn<ClassroomBackend['undoPlace']>().mockResolvedValue();
    const { user } = await renderClassroom(
      buildClassroom({
        alunos: [
          buildClassStudent({ id: 'aluna', nome: 'ana c.', nome_na_lista: 'Ana Clara' }),
          buildClassStudent({ id: 'outra', nome: 'Bia (2)', nome_na_lista: 'bia', nome_anterior: 'Beatriz' }),
        ],
      }),
      { given: { undoPlace } },
    );
    expect(screen.getByText('na sua lista: Ana Clara')).toBeVisible();
    expect(screen.queryByText('na sua lista: bia')).toBeNull();
    expect(screen.getByText('antes Beatriz')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Achar/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Desfazer: ana c. não é Ana Clara' }));
    expect(undoPlace).toHaveBeenCalledExactlyOnceWith('sala-3a', 'aluna', null);
  });
});
