import { ChevronDown } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { formatDate, formatDateTime } from '@/copy/dates';
import type { TeamDisagreement } from '@/domain/disagreements/disagreement';
import { nameOfTarget, OUTCOME_NAMES } from '@/domain/disagreements/names';
import { excerpt } from '@/lib/excerpt';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { AnswerForm } from './answer-form';
import { SharedEssayText } from './shared-essay-text';

/** Thousands of rows at once would slow every update down. */
const STEP = 50;
const EXCERPT_CHARACTERS = 140;

type DisagreementListProps = {
  disagreements: readonly TeamDisagreement[];
  onAnswered: (id: string) => void;
};

/** The disagreements, one page of rows at a time. */
export function DisagreementList({ disagreements, onAnswered }: DisagreementListProps) {
  const [limit, setLimit] = useState(STEP);
  // The first row of the page just added takes the focus.
  const [firstNewId, setFirstNewId] = useState<string>();
  const left = disagreements.length - limit;
  return (
    <>
      <ul aria-label="Discordâncias" className="mt-6 border-t">
        {disagreements.slice(0, limit).map((one) => (
          <Row
            key={one.id}
            disagreement={one}
            takesFocus={one.id === firstNewId}
            onAnswered={() => onAnswered(one.id)}
          />
        ))}
      </ul>
      {left > 0 && (
        <Button
          variant="outline"
          className="mt-5 max-sm:w-full"
          onClick={() => {
            setFirstNewId(disagreements[limit]?.id);
            setLimit(limit + STEP);
          }}
        >
          Mostrar mais {Math.min(STEP, left)} de {left.toLocaleString('pt-BR')}
        </Button>
      )}
    </>
  );
}

type RowProps = { disagreement: TeamDisagreement; takesFocus: boolean; onAnswered: () => void };

/** A collapsed disagreement; its body is rendered, and its essay loaded, when it is opened. */
function Row({ disagreement, takesFocus, onAnswered }: RowProps) {
  const { competencia, motivo, created_at, resultado } = disagreement;
  const [isOpen, setIsOpen] = useState(false);
  const summary = useRef<HTMLElement>(null);

  useEffect(() => {
    if (takesFocus) summary.current?.focus();
  }, [takesFocus]);

  return (
    <li className="border-b">
      <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary
          ref={summary}
          className="flex min-h-11 list-none items-start gap-3 rounded-sm py-4 [&::-webkit-details-marker]:hidden"
        >
          <span className="min-w-0 grow">
            <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
              <b className="wrap-anywhere">{nameOfTarget(disagreement)}</b>
              <Badge variant={resultado === null ? 'mark' : resultado === 'confirmada' ? 'ok' : 'outline'}>
                {resultado === null ? 'Aguardando resposta' : OUTCOME_NAMES[resultado]}
              </Badge>
              <time
                dateTime={created_at}
                title={formatDateTime(created_at)}
                className="num text-sm text-muted sm:ml-auto"
              >
                {formatDate(new Date(created_at))}
              </time>
            </span>
            <span className="num mt-1 block text-sm text-muted">
              Competência {competencia} · {describeLevels(disagreement)}
            </span>
            {!isOpen && (
              <span dir="auto" className="mt-1 block text-sm wrap-anywhere text-ink-2">
                {excerpt(motivo, EXCERPT_CHARACTERS)}
              </span>
            )}
          </span>
          <ChevronDown
            size={18}
            strokeWidth={1.75}
            aria-hidden="true"
            className={`mt-0.5 shrink-0 text-ink-2 transition-transform ${isOpen ? 'rotate-180' : ''}`}
          />
        </summary>
        {isOpen && <Body disagreement={disagreement} onAnswered={onAnswered} />}
      </details>
    </li>
  );
}

function describeLevels({ nivel_dado, nivel_esperado }: TeamDisagreement): string {
  const given = nivel_dado === null ? 'sem nível' : `nível ${nivel_dado}`;
  return nivel_esperado === null ? given : `${given}, esperava ${nivel_esperado}`;
}

const READERS: Record<string, string> = {
  scorer: 'corretor local',
  rules: 'corretor local por regras',
  model: 'corretor local e leitor de IA',
};

type BodyProps = { disagreement: TeamDisagreement; onAnswered: () => void };

function Body({ disagreement, onAnswered }: BodyProps) {
  const { id, motivo, regra, produtor, versao, com_redacao } = disagreement;
  return (
    <div className="grid gap-5 pb-6">
      <p dir="auto" className="max-w-[68ch] leading-relaxed wrap-anywhere whitespace-pre-line">
        {motivo}
      </p>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
        <dt className="text-muted">Regra</dt>
        <dd className="wrap-anywhere">{regra}</dd>
        <dt className="text-muted">Corrigiu</dt>
        <dd className="wrap-anywhere">
          {[READERS[produtor ?? ''] ?? 'não se sabe', versao && `versão ${versao}`]
            .filter(Boolean)
            .join(', ')}
        </dd>
      </dl>
      {com_redacao ? (
        <SharedEssayText id={id} />
      ) : (
        <p className="text-sm text-muted">O aluno não enviou a redação.</p>
      )}
      <AnswerForm disagreement={disagreement} onAnswered={onAnswered} />
    </div>
  );
}
