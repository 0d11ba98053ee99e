import { clsx } from 'clsx';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { toLevelChoice, type ReviewFields } from '@/contracts/review-form';
import { formatDateTime } from '@/copy/dates';
import { REMARK_LIMITS } from '@/domain/classrooms/remarks';
import type { ClassEssay } from '@/domain/classrooms/submission';
import { totalOf } from '@/domain/classrooms/class-figures';
import { countingLevels, reviewedAt, type FiveLevels } from '@/domain/classrooms/submission';
import { correctorLevels } from '@/domain/classrooms/with-review';
import { COMPETENCY_NUMBERS } from '@/domain/rubric/competency';
import { focusIfLost } from '@/lib/focus';
import { lazyDialog } from '@/lib/lazy-dialog';
import { useLeaveGuard } from '@/lib/use-leave-guard';
import { Button } from '@/ui/button';
import { CharacterCount, Field } from '@/ui/field';
import { FormFailure } from '@/ui/form-failure';
import { CommentField } from './comment-field';
import { CompetencyFields } from './competency-fields';
import { REVIEW_HEADING_ID } from './essay-heading';
import { NewerDraft, NewerReview } from './newer-review';
import type { DraftState } from './use-autosaved-draft';
import type { ReviewFormState, WrittenReview } from './use-review-form';

const CommentBankDialog = lazyDialog(() =>
  import('./comment-bank-dialog').then((module) => module.CommentBankDialog),
);
const LeaveDialog = lazyDialog(() => import('@/ui/leave-dialog').then((module) => module.LeaveDialog));

type ReviewFormProps = { essay: ClassEssay; review: WrittenReview };

/**
 * The review: comment and level per competency, with the resulting total. Leaving with unsaved changes asks for
 * confirmation first.
 */
export function ReviewForm({ essay, review }: ReviewFormProps) {
  const {
    form,
    hasRestored,
    begunBy,
    draftState,
    failure,
    isStoring,
    save,
    takeBack,
    confirmLevels,
    discard,
    newer,
    newerDraft,
  } = review;
  const { isDirty } = form.formState;
  // A draft is saved automatically. If saving failed, leaving would lose the changes.
  const isUnsaved = draftState === 'failed' || draftState === 'newer';
  const guard = useLeaveGuard({ isActive: isDirty && isUnsaved, discard });
  const levels = correctorLevels(essay.correction);
  const savedAt = reviewedAt(essay);
  const hasReview = savedAt !== null;
  const [isBankOpen, setIsBankOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const fields = usePublishKey(() => isDirty && !isStoring && !newer);
  const takeBackButton = useRef<HTMLButtonElement>(null);
  const hasTakenBack = useRef(false);

  // The "Retirar" button disappears on success and is disabled during the request, so the focus would be lost on
  // success and on failure.
  useEffect(() => {
    if (hasTakenBack.current && !isStoring) focusIfLost(hasReview ? takeBackButton.current : heading.current);
  }, [isStoring, hasReview]);

  /** Publishes the review, then moves the focus out of the field, so that the J key opens the next essay again. */
  async function publish(store: (fields: ReviewFields) => Promise<boolean>) {
    await form.handleSubmit(async (values) => {
      if (await store(values)) heading.current?.focus({ preventScroll: true });
    })();
  }

  return (
    <section
      aria-labelledby={REVIEW_HEADING_ID}
      className="xl:sticky xl:top-20 xl:-mx-3 xl:max-h-[calc(100dvh-6rem)] xl:overflow-y-auto xl:px-3 print:hidden"
    >
      <h3 ref={heading} id={REVIEW_HEADING_ID} tabIndex={-1} className="scroll-mt-20 text-lg outline-none">
        Sua revisão
      </h3>
      <p className="mt-1 text-sm text-ink-2">
        {savedAt
          ? `Publicada em ${formatDateTime(savedAt)}. ${essay.esperado ? READ_ONCE_JOINED : READ_NOW}`
          : 'O Grifo vai salvando o que você escreve. O aluno só vê a revisão depois que você publica.'}
      </p>
      <p className="mt-1 text-sm text-ink-2">
        Em qualquer comentário, digite <kbd>/</kbd> para usar um pronto.{' '}
        <button type="button" onClick={() => setIsBankOpen(true)} className="min-h-6 text-link underline">
          Banco de comentários
        </button>
      </p>
      <CommentBankDialog open={isBankOpen} onClose={() => setIsBankOpen(false)} />
      {hasRestored && (
        <p className="mt-3 rounded-md bg-hl-soft px-3.5 py-2.5 text-sm">
          {begunBy ? `Rascunho de ${begunBy}.` : 'O que você tinha escrito está aqui.'} Confira e publique.
        </p>
      )}
      <form
        ref={fields}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!newer) void publish(save);
        }}
        className="mt-4"
      >
        {essay.pendente && levels && (
          <Button
            variant="outline"
            disabled={isStoring}
            className="mb-4"
            onClick={() => confirmLevels(levels)}
          >
            Confirmar os níveis do aparelho
          </Button>
        )}
        {COMPETENCY_NUMBERS.map((competency) => (
          <CompetencyFields
            key={competency}
            competency={competency}
            form={form}
            correctorLevel={levels?.[competency - 1] ?? null}
            isPending={essay.pendente}
            isBusy={isStoring}
          />
        ))}
        <div className="border-t py-4">
          <GeneralComment form={form} isBusy={isStoring} />
        </div>
        {newer && (
          <NewerReview
            newer={newer}
            takeNewer={review.takeNewer}
            onPublishOwn={() => void publish(review.publishOverNewer)}
          />
        )}
        {newerDraft && (
          <NewerDraft
            draft={newerDraft}
            onTake={review.takeNewerDraft}
            onKeepOwn={() => review.keepOwnDraft(newerDraft.versao)}
          />
        )}
        <div className={clsx('grid gap-3 bg-ground py-4 xl:sticky xl:bottom-0', !newer && 'border-t')}>
          <CountingTotal form={form} levels={levels} isPending={essay.pendente} />
          <output className="text-xs text-muted">{DRAFT_NOTES[draftState]}</output>
          <FormFailure sentence={failure} />
          {!newer && (
            <div className="flex flex-wrap gap-3">
              <Button
                type="submit"
                disabled={!isDirty}
                busy={isStoring}
                busyLabel="Publicando..."
                className="flex-1"
              >
                Publicar revisão
              </Button>
              {hasReview && (
                <Button
                  ref={takeBackButton}
                  variant="outline"
                  disabled={isStoring || isDirty}
                  onClick={() => {
                    hasTakenBack.current = true;
                    takeBack();
                  }}
                >
                  Retirar
                </Button>
              )}
            </div>
          )}
        </div>
      </form>
      <LeaveDialog
        open={guard.isAsking}
        stay={guard.stay}
        leave={guard.leave}
        description="Não deu para salvar o rascunho da sua revisão."
      />
    </section>
  );
}

/**
 * Ctrl+Enter or ⌘+Enter publishes from anywhere on the page, because the comment of a mark is written beside the
 * essay, outside the form, and after adding or removing a mark nothing may have the focus.
 */
function usePublishKey(canPublish: () => boolean) {
  const form = useRef<HTMLFormElement>(null);
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return;
    // The shortcut does not apply in a dialog, which has its own fields and buttons.
    if (event.target instanceof Element && event.target.closest('[data-bottom-sheet]')) return;
    // Otherwise the key would press the focused button.
    event.preventDefault();
    if (canPublish()) form.current?.requestSubmit();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => hear(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return form;
}

const READ_NOW = 'O aluno já pode ler na correção.';
const READ_ONCE_JOINED = 'O aluno vai ler quando entrar na sala.';

const DRAFT_NOTES: Readonly<Record<DraftState, string>> = {
  none: '',
  saving: 'Salvando o rascunho...',
  saved: 'Rascunho salvo. O aluno ainda não vê.',
  newer: 'O rascunho não está sendo salvo: há outro desta redação.',
  failed: 'O rascunho não foi salvo agora. O Grifo tenta de novo quando você mudar algo.',
};

/** Comment on the whole essay. */
function GeneralComment({ form, isBusy }: { form: ReviewFormState; isBusy: boolean }) {
  const general = useWatch({ control: form.control, name: 'general' });
  return (
    <Field
      label="Comentário geral"
      labelAside={<CharacterCount text={general} most={REMARK_LIMITS.general} />}
      error={form.formState.errors.general?.message}
    >
      {(control) => (
        <CommentField
          {...control}
          {...form.register('general')}
          place={{ competencia: null }}
          text={general}
          rows={3}
          readOnly={isBusy}
        />
      )}
    </Field>
  );
}

type CountingTotalProps = {
  form: ReviewFormState;
  levels: FiveLevels | null;
  isPending: boolean;
};

/** The total as the sum of the levels that count toward it, including the levels chosen so far. */
function CountingTotal({ form, levels, isPending }: CountingTotalProps) {
  const items = useWatch({ control: form.control, name: 'items' });
  const niveis_professor = items.map(({ level }) => toLevelChoice(level));
  const counting = countingLevels({ niveis: isPending ? null : levels, niveis_professor });
  const missing = niveis_professor.filter((level) => level === null).length;
  return (
    <p aria-live="polite" className="num flex items-baseline justify-between gap-3">
      <span className="text-sm text-ink-2">
        {counting ? 'Nota na sala' : `Para contar na sala, ${missingText(missing)}`}
      </span>
      {counting && (
        <b className="font-serif text-[1.75rem] leading-none font-extrabold">{totalOf(counting)}</b>
      )}
    </p>
  );
}

function missingText(missing: number): string {
  return missing === 1 ? 'falta 1 nível.' : `faltam ${missing} níveis.`;
}
