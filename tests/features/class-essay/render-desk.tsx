import userEvent from '@testing-library/user-event';
import { act, screen, waitFor } from '@testing-library/react';
import { Link, useNavigate } from 'react-router-dom';
import { beforeAll, beforeEach, expect, vi } from 'vitest';
import type { ReviewDraft } from '@/contracts/review-queue';
import type { DraftItem } from '@/contracts/class-parts';
import type { ReviewBackend, SeenDraft } from '@/data/ports/reviews';
import { type Remarks, published, saysSomething } from '@/domain/classrooms/remarks';
import type { ClassEssay as Essay, ReviewItem } from '@/domain/classrooms/submission';
import type { ClassroomBackend } from '@/data/ports/classrooms';
import { ClassEssay } from '@/features/class-essay/class-essay';
import type { CorrectionView } from '@/features/class-essay/review-desk';
import { unsavedReview } from '@/features/class-essay/use-review-form';
import { ToastHost } from '@/ui/toast';
import { buildClassEssay, buildTeacher, fakeClassrooms } from '../../support/classrooms';
import { fakeServices, renderWithServices } from '../../support/services';

/**
 * Called in each file that renders the desk, because hooks at the top level of this module would run for the first
 * file only.
 */
export function prepareDesk() {
  beforeAll(async () => {
    await import('@/features/class-essay/review-desk');
    await import('@/ui/leave-dialog');
    await import('@/ui/toast-view');
  });
  beforeEach(() => unsavedReview.drop('envio-1'));
}

/** Records the input of every `review` call and responds as the server does. */
export function keeping(essay: Essay | null, given: Partial<ClassroomBackend> = {}) {
  const stored: unknown[] = [];
  let current = essay;
  const classrooms = fakeClassrooms({
    essay: async () => current,
    async review(_, items, remarks, seen) {
      const { publicacao, revisao, anotacoes } = current ?? buildClassEssay();
      if (seen?.versao !== publicacao.versao) return { result: 'conflict', publicacao, revisao, anotacoes };
      stored.push(items);
      change(items, remarks, 'Renato Alves');
      return { result: 'published', ...(current ?? buildClassEssay()) };
    },
    ...given,
  });

  function change(items: readonly ReviewItem[], remarks: Remarks | undefined, by: string) {
    const before = current ?? buildClassEssay();
    const publicacao = {
      versao: before.publicacao.versao + 1,
      professor_nome: by,
      em: AT,
      meu: by === 'Renato Alves',
    };
    const revisao = items.map((item) => ({ ...item, atualizado_em: AT }));
    const anotacoes =
      remarks && saysSomething(remarks) ? published(remarks, null, { autor: by, publicada_em: AT }) : null;
    current = { ...before, publicacao, revisao, anotacoes };
  }

  return {
    classrooms,
    stored,
    /** Publishes as somebody else, or from another device; an empty list withdraws the review. */
    publishElsewhere: (items: readonly ReviewItem[], by = 'Marina', remarks?: Remarks) =>
      change(items, remarks, by),
  };
}

const AT = '2025-10-22T18:00:00.000Z';

const View: CorrectionView = ({ essay, marking, editor }) => (
  <>
    <p>Lida: {essay.correction.originalText}</p>
    <button type="button" onClick={() => marking.add({ start: 1, end: 5 }, 'verde')}>
      Elogiar o começo
    </button>
    <p>{marking.marks.map(({ trecho, comentario }) => `${trecho}: ${comentario}`).join()}</p>
    {editor}
  </>
);

function Page() {
  const navigate = useNavigate();
  return (
    <>
      <Link to="/outra">Outra página</Link>
      <button type="button" onClick={() => void navigate(-1)}>
        Voltar do navegador
      </button>
      <ClassEssay id="envio-1" View={View} />
      <ToastHost />
    </>
  );
}

/** Stores drafts as a server does. */
export function keepingDrafts() {
  const drafts: ReviewDraft[] = [];
  const reviews: ReviewBackend = {
    queue: async () => ({ itens: [], total: 0 }),
    waiting: async () => 0,
    withdrawn: async () => [],
    keptComments: async () => [],
    keepComment: async () => {},
    forgetComment: async () => {},
    countUse: async () => {},
    draft: async () => drafts.at(-1) ?? null,
    keepDraft: async (_id, items, remarks, seen) => keep(items, remarks, seen, 'Renato Alves'),
  };
  let saved = 0;

  function keep(
    items: readonly DraftItem[],
    remarks: Remarks | undefined,
    seen: SeenDraft | undefined,
    by: string,
  ) {
    const [there] = drafts;
    if (there && seen && seen.versao !== there.versao) return { newer: there };
    drafts.length = 0;
    if (items.length === 0) return { versao: 0 };
    saved += 1;
    drafts.push({
      itens: [...items],
      anotacoes: remarks ?? null,
      atualizado_em: AT,
      professor_nome: by,
      meu: by === 'Renato Alves',
      versao: saved,
      revisao_versao: seen?.revisao_versao ?? 0,
    });
    return { versao: saved };
  }

  return {
    reviews,
    drafts,
    /** Saves as somebody else, or from another device that has read the current version. */
    saveElsewhere: (items: readonly DraftItem[], by = 'Marina') => keep(items, undefined, undefined, by),
  };
}

export async function show(classrooms: ClassroomBackend, reviews = keepingDrafts().reviews) {
  const services = fakeServices({ user: buildTeacher(), backend: { classrooms, reviews } });
  const view = await act(async () =>
    renderWithServices(<Page />, { services, route: '/dashboard/teacher/redacoes/envio-1' }),
  );
  await waitFor(() => expect(screen.queryByText('Carregando a redação')).not.toBeInTheDocument());
  // The form and the toast area are loaded after the essay.
  await act(() => vi.dynamicImportSettled());
  return { ...view, user: userEvent.setup() };
}

export const comment = (competency: string) =>
  screen.getByLabelText(`Comentário da Competência ${competency}`);
export const level = (competency: string) => screen.getByLabelText(`Nível da Competência ${competency}`);
export const save = () => screen.getByRole('button', { name: 'Publicar revisão' });
export const total = () => screen.getByText('Nota na sala').parentElement;
