import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatDateTime } from '@/copy/dates';
import { TEACHER_PEN_LABELS } from '@/copy/teacher-pens';
import type { PublishedAnnotations } from '@/domain/classrooms/annotations';
import type { WithdrawnReview as Review } from '@/domain/classrooms/sent-essay';
import { COMPETENCY_NAMES, ROMAN_NUMERALS } from '@/domain/rubric/competency';
import { paths } from '@/lib/paths';

/** What the teacher had published of an essay that its student withdrew: the own words and the quoted ones, no text. */
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
      {anotacoes && anotacoes.geral !== '' && (
        <p className="mt-5 whitespace-pre-line wrap-anywhere">{anotacoes.geral}</p>
      )}
      <ul className="mt-5 grid gap-4">
        {revisao.map(({ competencia, comentario, nivel, motivo }) => (
          <li key={competencia} className="border-t pt-3">
            <p className="num flex items-baseline gap-2">
              <i className="font-serif font-semibold text-muted">{ROMAN_NUMERALS[competencia]}</i>
              <b className="flex-1">{COMPETENCY_NAMES[competencia]}</b>
              {nivel !== null && <b>{nivel}</b>}
            </p>
            {motivo && <p className="mt-1 wrap-anywhere">{motivo}</p>}
            {comentario && <p className="mt-1 whitespace-pre-line wrap-anywhere">{comentario}</p>}
          </li>
        ))}
      </ul>
      {anotacoes && anotacoes.marcas.length > 0 && <QuotedMarks marks={anotacoes.marcas} />}
    </article>
  );
}

function QuotedMarks({ marks }: { marks: PublishedAnnotations['marcas'] }) {
  return (
    <>
      <h3 className="mt-6 text-lg">O que você marcou</h3>
      <ol className="mt-2 grid gap-3">
        {marks.map(({ id, trecho, comentario, caneta }) => (
          <li key={id} className="border-l-2 border-link pl-3">
            <p className="font-serif wrap-anywhere">“{trecho}”</p>
            <p className="text-sm whitespace-pre-line wrap-anywhere">
              {comentario || TEACHER_PEN_LABELS[caneta].name}
            </p>
          </li>
        ))}
      </ol>
    </>
  );
}
