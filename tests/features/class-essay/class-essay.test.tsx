import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { AppError } from '@/contracts/app-error';
import type { ClassEssay as Essay } from '@/domain/classrooms/submission';
import type { ReviewBackend } from '@/data/ports/reviews';
import type { ClassroomBackend } from '@/data/ports/classrooms';
import { buildClassEssay, buildReview, buildSubmission, fakeClassrooms } from '../../support/classrooms';
import { keeping, keepingDrafts, show, comment, level, save, total, prepareDesk } from './render-desk';

prepareDesk();

describe('the essay a teacher reads', () => {
  it('says that it came late, by the date of its theme', async () => {
    await show(keeping(buildClassEssay({ prazo: '2025-10-20T02:59:59.999Z' })).classrooms);
    expect(await screen.findByText('Atrasada 12 h')).toBeVisible();
  });

  it('says whose it is and when it came, and leads back to its class', async () => {
    await show(keeping(buildClassEssay()).classrooms);
    expect(screen.getByRole('heading', { name: 'Helena Prado' })).toBeVisible();
    expect(screen.getByText('Enviada em 20 de outubro de 2025 às 12:00')).toBeVisible();
    expect(screen.getByText(/^Lida: No Brasil, toneladas de comida/)).toBeVisible();
    expect(screen.getByRole('link', { name: '3º ano A' })).toHaveAttribute(
      'href',
      '/dashboard/teacher/classrooms/sala-3a?aba=redacoes',
    );
  });

  it('leads to the essays before and after it in the class', async () => {
    const submissions = async () => [
      buildSubmission({ id: 'envio-2', aluno_nome: 'Davi Nunes' }),
      buildSubmission(),
      buildSubmission({ id: 'envio-0', aluno_nome: 'Larissa Antunes' }),
    ];
    await show(keeping(buildClassEssay(), { submissions }).classrooms);
    const nav = within(await screen.findByRole('navigation', { name: 'Redações da sala' }));
    expect(nav.getByText('2 de 3')).toBeVisible();
    expect(nav.getByRole('link', { name: 'Anterior: Davi Nunes' })).toHaveAttribute(
      'href',
      '/dashboard/teacher/redacoes/envio-2',
    );
    expect(nav.getByRole('link', { name: 'Próxima: Larissa Antunes' })).toBeVisible();
  });

  it('that is not there, or no longer shared, says so', async () => {
    await show(keeping(null).classrooms);
    expect(await screen.findByText('Redação não encontrada')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver salas' })).toBeVisible();
  });

  it('is not said to be gone where it is unknown whether it was withdrawn', async () => {
    const withdrawn = vi
      .fn<ReviewBackend['withdrawn']>()
      .mockRejectedValueOnce(new AppError('not-found'))
      .mockResolvedValue([]);
    const { user } = await show(keeping(null).classrooms, { ...keepingDrafts().reviews, withdrawn });
    await user.click(await screen.findByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByText('Redação não encontrada')).toBeVisible();
    expect(withdrawn).toHaveBeenCalledTimes(2);
  });

  it('that cannot be loaded is asked for again', async () => {
    const essay = vi
      .fn<ClassroomBackend['essay']>()
      .mockRejectedValueOnce(new AppError('offline'))
      .mockResolvedValue(buildClassEssay());
    const { user } = await show(fakeClassrooms({ essay }));
    await user.click(await screen.findByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByRole('heading', { name: 'Helena Prado' })).toBeVisible();
  });
});

describe('the review', () => {
  it('stores what was said of each competency, and shows the total that counts', async () => {
    const { classrooms, stored } = keeping(buildClassEssay());
    const { user } = await show(classrooms);
    expect(total()).toHaveTextContent('760');
    await user.type(comment('III'), ' Boa progressão. ');
    await user.selectOptions(level('V'), '160');
    expect(total()).toHaveTextContent('800');
    await user.type(screen.getByLabelText('Motivo da Competência V'), 'Falta o meio.');
    await user.click(save());
    expect(stored).toEqual([
      [
        { competencia: 3, comentario: 'Boa progressão.', nivel: null, motivo: '' },
        { competencia: 5, comentario: '', nivel: 160, motivo: 'Falta o meio.' },
      ],
    ]);
    expect(await screen.findByText('Revisão publicada')).toBeVisible();
    expect(
      await screen.findByText(/^Publicada em 22 de outubro.*O aluno já pode ler na correção/),
    ).toBeVisible();
    expect(save()).toBeDisabled();
    expect(screen.getByRole('heading', { name: 'Sua revisão' })).toHaveFocus();
  });

  it('of who has not joined says when it will be read', async () => {
    await show(
      fakeClassrooms({ essay: async () => buildClassEssay({ esperado: true, revisao: buildReview() }) }),
    );
    expect(await screen.findByText(/^Publicada em .*O aluno vai ler quando entrar na sala\.$/)).toBeVisible();
  });

  it('asks for the reason of another level, and forgets it with the level', async () => {
    const { classrooms, stored } = keeping(buildClassEssay());
    const { user } = await show(classrooms);
    await user.selectOptions(level('I'), '80');
    await user.click(save());
    expect(await screen.findByText('Diga ao aluno por que você deu outro nível.')).toBeVisible();
    expect(screen.getByLabelText('Motivo da Competência I')).toHaveFocus();
    await user.selectOptions(level('I'), '');
    expect(screen.queryByLabelText('Motivo da Competência I')).not.toBeInTheDocument();
    expect(stored).toEqual([]);
  });

  it('does not offer the level the corrector gave as another one', async () => {
    await show(keeping(buildClassEssay()).classrooms);
    expect(
      within(level('I'))
        .getAllByRole('option')
        .map((one) => one.textContent),
    ).toEqual(['Manter 160', '0', '40', '80', '120', '200']);
  });

  it('of a pending essay asks for all five levels before it counts', async () => {
    const { user } = await show(keeping(buildClassEssay({ pendente: true })).classrooms);
    expect(screen.getByText('Pendente')).toBeVisible();
    expect(screen.getByText('Para contar na sala, faltam 5 níveis.')).toBeVisible();
    for (const competency of ['I', 'II', 'III', 'IV']) await user.selectOptions(level(competency), '160');
    expect(screen.getByText('Para contar na sala, falta 1 nível.')).toBeVisible();
    await user.selectOptions(level('V'), '200');
    expect(total()).toHaveTextContent('840');
  });

  it('of a pending essay confirms all five levels at once, which is reason enough', async () => {
    const { classrooms, stored } = keeping(buildClassEssay({ pendente: true }));
    const { user } = await show(classrooms);
    await user.selectOptions(level('I'), '80');
    await user.type(screen.getByLabelText('Motivo da Competência I'), 'Há desvios.');
    await user.click(screen.getByRole('button', { name: 'Confirmar os níveis do aparelho' }));
    await user.click(save());
    await screen.findByText('Revisão publicada');
    const confirmed = [160, 160, 160, 120].map((nivel, index) => ({
      competencia: index + 2,
      comentario: '',
      nivel,
      motivo: 'Confere com a correção do aparelho.',
    }));
    expect(stored).toEqual([
      [{ competencia: 1, comentario: '', nivel: 80, motivo: 'Há desvios.' }, ...confirmed],
    ]);
  });

  it('of a pending essay asks why the level of the device is kept', async () => {
    const { user } = await show(keeping(buildClassEssay({ pendente: true })).classrooms);
    await user.selectOptions(level('I'), '160');
    await user.click(save());
    expect(await screen.findByText('Diga ao aluno por que você confirma este nível.')).toBeVisible();
    await user.selectOptions(level('I'), '80');
    expect(await screen.findByText('Diga ao aluno por que você deu outro nível.')).toBeVisible();
  });

  it('of an essay the server vouches for has no levels to confirm', async () => {
    await show(keeping(buildClassEssay()).classrooms);
    expect(save()).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Confirmar os níveis do aparelho' })).not.toBeInTheDocument();
  });

  it('keeps every field when it cannot be stored, and tries again', async () => {
    const review = vi.fn<ClassroomBackend['review']>().mockRejectedValue(new AppError('offline'));
    const { user } = await show(keeping(buildClassEssay(), { review }).classrooms);
    await user.type(comment('II'), 'Repertório pertinente.');
    await user.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent('Sem conexão com a internet.');
    expect(comment('II')).toHaveValue('Repertório pertinente.');
    expect(save()).toHaveFocus();
    await user.click(save());
    expect(review).toHaveBeenCalledTimes(2);
  });

  it('is found again by the teacher whose session ended while saving', async () => {
    const review = vi.fn<ClassroomBackend['review']>().mockRejectedValue(new AppError('session-lost'));
    const { classrooms } = keeping(buildClassEssay(), { review });
    const { user, unmount } = await show(classrooms);
    await user.type(comment('I'), 'Releia os acentos.');
    await user.click(save());
    await screen.findByRole('alert');
    unmount();
    await show(keeping(buildClassEssay()).classrooms);
    expect(await screen.findByText(/O que você tinha escrito está aqui/)).toBeVisible();
    expect(comment('I')).toHaveValue('Releia os acentos.');
    await user.click(save());
    expect(await screen.findByText('Revisão publicada')).toBeVisible();
  });

  it('is found again where the session ended while it was being written', async () => {
    const { user, unmount } = await show(keeping(buildClassEssay()).classrooms);
    await user.type(comment('I'), 'Releia os acentos.');
    unmount();
    await show(keeping(buildClassEssay()).classrooms);
    expect(await screen.findByText(/O que você tinha escrito está aqui/)).toBeVisible();
    expect(comment('I')).toHaveValue('Releia os acentos.');
  });

  it('is taken back, and brought back by the toast', async () => {
    const before = [
      { competencia: 3, comentario: 'Boa progressão.', nivel: null, motivo: '' },
      { competencia: 5, comentario: '', nivel: 160, motivo: 'Falta o meio.' },
    ] as const;
    const { classrooms, stored } = keeping(buildClassEssay({ revisao: buildReview(before) }));
    const { user } = await show(classrooms);
    expect(comment('III')).toHaveValue('Boa progressão.');
    await user.click(screen.getByRole('button', { name: 'Retirar' }));
    await waitFor(() => expect(comment('III')).toHaveValue(''));
    // The button disappeared with the review, so keyboard focus moves to the review's heading.
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Sua revisão' })).toHaveFocus());
    await user.click(await screen.findByRole('button', { name: 'Desfazer' }));
    expect(stored).toMatchObject([[], before]);
    await waitFor(() => expect(comment('III')).toHaveValue('Boa progressão.'));
  });

  it('saves itself as a draft, which the form has again, until it is published', async () => {
    const { classrooms } = keeping(buildClassEssay());
    const { reviews } = keepingDrafts();
    const { user, unmount } = await show(classrooms, reviews);
    await user.type(comment('IV'), 'Varie os conectivos.');
    expect(await screen.findByText('Rascunho salvo. O aluno ainda não vê.')).toBeVisible();
    await act(() => user.click(screen.getByRole('link', { name: 'Outra página' })));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    unmount();
    localStorage.clear();
    const again = await show(classrooms, reviews);
    await waitFor(() => expect(comment('IV')).toHaveValue('Varie os conectivos.'));
    await again.user.click(save());
    await screen.findByText('Revisão publicada');
  });

  it('asks before what was typed gets lost, where the draft could not be kept', async () => {
    const { reviews } = keepingDrafts();
    const keepDraft = () => Promise.reject(new AppError('offline'));
    const { user } = await show(keeping(buildClassEssay()).classrooms, { ...reviews, keepDraft });
    await user.type(comment('IV'), 'Varie os conectivos.');
    expect(await screen.findByText(/O rascunho não foi salvo agora/)).toBeVisible();
    await act(() => user.click(screen.getByRole('link', { name: 'Outra página' })));
    const dialog = await screen.findByRole('alertdialog', { name: 'Sair sem salvar?' });
    await user.click(within(dialog).getByRole('button', { name: 'Continuar editando' }));
    expect(comment('IV')).toHaveValue('Varie os conectivos.');
  });

  it('stays to be copied when the student takes the essay back, whose text goes', async () => {
    let essay: Essay | null = buildClassEssay();
    const { user, queryClient } = await show(fakeClassrooms({ essay: async () => essay }));
    await user.type(comment('I'), 'Meu texto');
    essay = null;
    await act(() => queryClient.invalidateQueries());
    expect(await screen.findByText('Redação não encontrada')).toBeVisible();
    expect(screen.queryByText(/^Lida:/)).not.toBeInTheDocument();
    expect(comment('I')).toHaveValue('Meu texto');
  });

  it('follows a change from elsewhere until something is typed', async () => {
    let essay = buildClassEssay();
    const { user, queryClient } = await show(fakeClassrooms({ essay: async () => essay }));
    essay = { ...essay, revisao: buildReview() };
    await act(() => queryClient.invalidateQueries());
    await waitFor(() => expect(comment('III')).toHaveValue('A tese volta na conclusão: continue assim.'));
    await user.type(comment('I'), 'Meu texto');
    essay = { ...essay, revisao: [] };
    await act(() => queryClient.invalidateQueries());
    await screen.findByText(/O aluno só vê a revisão depois/);
    expect(comment('I')).toHaveValue('Meu texto');
  });
});
