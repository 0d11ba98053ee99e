import { type ReactNode, useId, useState } from 'react';
import { toFormRemarks, toReviewItems, type ReviewFields } from '@/contracts/review-form';
import type { ReviewDraft } from '@/contracts/review-queue';
import { publicationTold } from '@/copy/classes';
import { formatDateTime } from '@/copy/dates';
import { isReviewed } from '@/domain/classrooms/submission';
import { Button } from '@/ui/button';
import { NewerVersion } from '@/ui/newer-version';
import { ReviewContents } from './review-contents';
import { toDraftFields } from './use-autosaved-draft';
import type { WrittenReview } from './use-review-form';

type NewerReviewProps = Pick<WrittenReview, 'takeNewer'> & {
  newer: NonNullable<WrittenReview['newer']>;
  onPublishOwn: () => void;
};

const list = new Intl.ListFormat('pt-BR', { type: 'conjunction' });

/** Shown if another review was published while the teacher was writing this review. */
export function NewerReview({ newer: { review, changes }, takeNewer, onPublishOwn }: NewerReviewProps) {
  const { professor_nome, meu } = review.publicacao;
  const whose = meu || professor_nome === null ? 'a outra' : `a de ${professor_nome}`;
  const isThere = isReviewed(review);
  return (
    <NewerVersion
      title={publicationTold(review)}
      note={
        <>
          {changes.length > 0 && `Mudou: ${list.format(changes)}. `}
          {isThere
            ? 'É essa que o aluno lê agora. A sua continua no formulário; se você publicar, ela fica no lugar.'
            : 'O aluno não lê nenhuma agora. A sua continua no formulário.'}
        </>
      }
      actions={
        <>
          <Button variant="outline" size="small" onClick={takeNewer}>
            {isThere ? `Ficar com ${whose}` : 'Deixar sem revisão'}
          </Button>
          <Button size="small" onClick={onPublishOwn}>
            Publicar a minha
          </Button>
        </>
      }
    >
      {isThere && (
        <Shown label={`Ver ${whose}`}>
          <ReviewContents items={review.revisao} remarks={review.anotacoes} marksTitle="Marcas no texto" />
        </Shown>
      )}
    </NewerVersion>
  );
}

type NewerDraftProps = {
  draft: ReviewDraft;
  onTake: () => void;
  onKeepOwn: () => void;
};

/** Shown if another draft of the review was saved while the teacher was writing this draft. */
export function NewerDraft({ draft, onTake, onKeepOwn }: NewerDraftProps) {
  const { meu, professor_nome, atualizado_em } = draft;
  const whose = meu ? 'o outro' : `o de ${professor_nome}`;
  const where = meu
    ? 'Você tem outro rascunho desta revisão, salvo em outra aba ou em outro aparelho'
    : `${professor_nome} também está escrevendo uma revisão desta redação: o rascunho foi salvo`;
  return (
    <NewerVersion
      title={`${where} em ${formatDateTime(atualizado_em)}.`}
      note="O que você escreveu continua aqui, mas não está sendo salvo. Escolha qual dos rascunhos fica."
      actions={
        <>
          <Button variant="outline" size="small" onClick={onTake}>
            Ficar com {whose}
          </Button>
          <Button size="small" onClick={onKeepOwn}>
            Salvar o meu
          </Button>
        </>
      }
    >
      <Shown label={`Ver ${whose}`}>
        <DraftContents fields={toDraftFields(draft)} />
      </Shown>
    </NewerVersion>
  );
}

function DraftContents({ fields }: { fields: ReviewFields }) {
  return (
    <ReviewContents
      items={toReviewItems(fields)}
      remarks={toFormRemarks(fields)}
      marksTitle="Marcas no texto"
    />
  );
}

function Shown({ label, children }: { label: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div className="min-w-0">
      <Button
        variant="outline"
        size="small"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
      </Button>
      <div id={id} hidden={!isOpen} className="max-h-96 overflow-y-auto">
        {isOpen && children}
      </div>
    </div>
  );
}
