import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatDateTime } from '@/copy/dates';
import type { WithdrawnReview as Review } from '@/domain/classrooms/submission';
import { paths } from '@/lib/paths';
import { ReviewContents } from './review-contents';

/** The published review of an essay that its student withdrew: the teacher's comments and quoted words, not the text. */
export function WithdrawnReview({ review }: { review: Review }) {
  const { sala_id, sala_nome, aluno_nome, tema, retirada_em, revisao, anotacoes } = review;
  return (
    <article className="max-w-prose">
      <Link
        to={{ pathname: paths.teacher.classroom(sala_id), search: '?aba=redacoes' }}
        className="inline-flex min-h-11 items-center gap-1.5 text-sm"
      >
        <ArrowLeft size={16} strokeWidth={1.75} aria-hidden="true" />
        {sala_nome}
      </Link>
      <h2 className="mt-1 text-xl wrap-anywhere">{aluno_nome}</h2>
      <p className="mt-1 text-sm wrap-anywhere text-ink-2">{tema}</p>
      <p className="mt-4 rounded-md bg-hl-soft px-3.5 py-2.5 text-sm">
        O aluno retirou esta redação em {formatDateTime(retirada_em)}. Você não vê mais o texto, mas a sua
        revisão continua aqui e com o aluno.
      </p>
      <ReviewContents items={revisao} remarks={anotacoes} marksTitle="O que você marcou" />
    </article>
  );
}
