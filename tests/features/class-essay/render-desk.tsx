import userEvent from '@testing-library/user-event';
import { act, screen, waitFor } from '@testing-library/react';
import { Link, useNavigate } from 'react-router-dom';
import { beforeAll, beforeEach, expect, vi } from 'vitest';
import type { ReviewDraft } from '@/contracts/review-queue';
import type { ReviewBackend } from '@/data/supabase/reviews';
import type { ClassEssay as Essay } from '@/domain/classrooms/sent-essay';
import type { ClassroomBackend } from '@/data/supabase/classrooms';
import { ClassEssay } from '@/features/class-essay/class-essay';
import type { ReadingPart } from '@/features/class-essay/review-desk';
import { unsavedReview } from '@/features/class-essay/use-review-form';
import { ToastHost } from '@/ui/toast';
import { buildTeacher, fakeClassrooms } from '../../support/classrooms';
import { fakeServices, renderWithServices } from '../../support/services';

/** For each file that shows the desk: hooks of this one would be heard by the first alone. */
export function prepareDesk() {
  beforeAll(async () => {
    await import('@/features/class-essay/review-desk');
    await import('@/ui/leave-dialog');
    await import('@/ui/toast-view');
  });
  beforeEach(() => unsavedReview.drop('envio-1'));
}

/** What every `review` was asked to store; answers as the server does. */
export function keeping(essay: Essay | null, given: Partial<ClassroomBackend> = {}) {
  const stored: unknown[] = [];
  let current = essay;
  const classrooms = fakeClassrooms({
    essay: async () => current,
    async review(_, items) {
      stored.push(items);
      const revisao = items.map((item) => ({ ...item, atualizado_em: '2025-10-22T18:00:00.000Z' }));
      current = current && { ...current, revisao };
      return { revisao, anotacoes: null };
    },
    ...given,
  });
  return { classrooms, stored };
}

const Reading: ReadingPart = ({ essay, marking, editor }) => (
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
      <ClassEssay id="envio-1" Reading={Reading} />
      <ToastHost />
    </>
  );
}

/** Keeps drafts as a server does. */
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
    async keepDraft(_id, items, annotations) {
      drafts.length = 0;
      if (items.length === 0) return;
      drafts.push({
        itens: [...items],
        anotacoes: annotations ?? null,
        atualizado_em: '2025-10-22T18:00:00.000Z',
        professor_nome: 'Renato Alves',
        meu: true,
      });
    },
  };
  return { reviews };
}

export async function show(classrooms: ClassroomBackend, reviews = keepingDrafts().reviews) {
  const services = fakeServices({ user: buildTeacher(), backend: { classrooms, reviews } });
  const view = await act(async () =>
    renderWithServices(<Page />, { services, route: '/dashboard/teacher/redacoes/envio-1' }),
  );
  await waitFor(() => expect(screen.queryByText('Carregando a redação')).not.toBeInTheDocument());
  // The form comes after the essay, and so does the place of toasts.
  await act(() => vi.dynamicImportSettled());
  return { ...view, user: userEvent.setup() };
}

export const comment = (competency: string) =>
  screen.getByLabelText(`Comentário da Competência ${competency}`);
export const level = (competency: string) => screen.getByLabelText(`Nível da Competência ${competency}`);
export const save = () => screen.getByRole('button', { name: 'Publicar revisão' });
export const total = () => screen.getByText('Nota na sala').parentElement;
