import { Pencil, Trash2 } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { v4 as newId } from 'uuid';
import { formErrorSentence } from '@/copy/errors';
import { REMARK_LIMITS } from '@/domain/classrooms/remarks';
import type { KeptComment } from '@/domain/classrooms/comment-bank';
import { ROMAN_NUMERALS } from '@/domain/rubric/competency';
import { excerpt } from '@/lib/excerpt';
import { useForgetComment, useKeepComment, useKeptComments } from '@/queries/review-queries';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { CharacterCount, Field } from '@/ui/field';
import { FormFailure } from '@/ui/form-failure';
import { IconButton } from '@/ui/icon-button';
import { Textarea } from '@/ui/input';
import { Loaded } from '@/ui/loaded';
import { Skeleton } from '@/ui/skeleton';
import { notify } from '@/ui/toast';
import { CompetencySelect } from './competency-select';

type CommentBankDialogProps = { open: boolean; onClose: () => void };

type Edited = Pick<KeptComment, 'id' | 'texto' | 'competencia'>;

/**
 * The teacher's saved comments, which can be added and edited, and the comments of co-teachers, which are
 * read-only.
 */
export function CommentBankDialog({ open, onClose }: CommentBankDialogProps) {
  const kept = useKeptComments(open);
  const [edited, setEdited] = useState<Edited | null>(null);
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      size="wide"
      title="Banco de comentários"
      description="Em qualquer comentário, digite / e escolha um deles. Quem dá aula com você também pode usar os seus, mas só você pode mudá-los."
    >
      {edited ? (
        <CommentForm key={edited.id} comment={edited} onDone={() => setEdited(null)} />
      ) : (
        <>
          <Button
            variant="outline"
            size="small"
            onClick={() => setEdited({ id: newId(), texto: '', competencia: null })}
          >
            Novo comentário
          </Button>
          <Loaded
            query={kept}
            placeholder={<BankSkeleton />}
            failed={{
              title: 'Seu banco não abriu agora',
              note: 'Os comentários continuam guardados. Confira a conexão e tente de novo.',
            }}
            empty={
              <p className="mt-4 text-ink-2">
                Seu banco ainda está vazio. Guarde nele os comentários que você mais repete.
              </p>
            }
          >
            {(comments) => (
              <ul className="mt-3 grid">
                {comments.map((one) => (
                  <KeptLine key={one.id} comment={one} onEdit={() => setEdited(one)} />
                ))}
              </ul>
            )}
          </Loaded>
        </>
      )}
    </Dialog>
  );
}

function BankSkeleton() {
  return (
    <div className="mt-3 grid gap-3">
      <output className="sr-only">Carregando seus comentários</output>
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
    </div>
  );
}

function KeptLine({ comment, onEdit }: { comment: KeptComment; onEdit: () => void }) {
  const forget = useForgetComment();
  const keep = useKeepComment();
  const { id, texto, competencia, usos, meu, autor } = comment;
  const about = [
    competencia && `Competência ${ROMAN_NUMERALS[competencia]}`,
    usos === 1 ? '1 uso' : `${usos.toLocaleString('pt-BR')} usos`,
    !meu && autor,
  ].filter(Boolean);

  function handleForget() {
    forget.mutate(id, {
      onSuccess: () =>
        notify({
          title: 'Comentário excluído do banco',
          action: { label: 'Desfazer', onPress: () => keep.mutate({ id, texto, competencia }) },
        }),
    });
  }

  return (
    <li className="flex items-start gap-2 border-t py-2">
      <p className="min-w-0 flex-1 py-1.5 text-sm">
        <span className="block wrap-anywhere whitespace-pre-line">{texto}</span>
        <span className="num text-xs text-muted">{about.join(' · ')}</span>
      </p>
      {meu && (
        <>
          <IconButton label={`Mudar “${excerpt(texto, 40)}”`} onClick={onEdit}>
            <Pencil size={18} strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
          <IconButton label={`Excluir “${excerpt(texto, 40)}”`} onClick={handleForget}>
            <Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
        </>
      )}
    </li>
  );
}

function CommentForm({ comment, onDone }: { comment: Edited; onDone: () => void }) {
  const keep = useKeepComment();
  const [texto, setTexto] = useState(comment.texto);
  const [competencia, setCompetencia] = useState(comment.competencia);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    keep.mutate({ id: comment.id, texto: texto.trim(), competencia }, { onSuccess: onDone });
  }

  return (
    <form noValidate onSubmit={handleSubmit} className="grid gap-4">
      <Field label="Comentário" labelAside={<CharacterCount text={texto} most={REMARK_LIMITS.comment} />}>
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            value={texto}
            maxLength={REMARK_LIMITS.comment}
            onChange={({ target }) => setTexto(target.value)}
          />
        )}
      </Field>
      <CompetencySelect value={competencia} noneLabel="Qualquer uma" onChange={setCompetencia} />
      <FormFailure sentence={keep.error && formErrorSentence(keep.error)} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={texto.trim() === ''} busy={keep.isPending} busyLabel="Guardando...">
          Guardar
        </Button>
        <Button variant="ghost" onClick={onDone}>
          Voltar
        </Button>
      </div>
    </form>
  );
}
