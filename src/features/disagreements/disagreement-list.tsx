import { formatDate, formatDateTime } from '@/copy/dates';
import type { TeamDisagreement } from '@/domain/disagreements/disagreement';
import { nameOfTarget, OUTCOME_NAMES } from '@/domain/disagreements/names';
import { Badge } from '@/ui/badge';
import { MessageList, MessageRow } from '@/components/message-list';
import { AnswerForm } from './answer-form';
import { SharedEssayText } from './shared-essay-text';

type DisagreementListProps = {
  disagreements: readonly TeamDisagreement[];
  onAnswered: (id: string) => void;
};

/** The disagreements, one page of rows at a time; the essay of a row is loaded when it is opened. */
export function DisagreementList({ disagreements, onAnswered }: DisagreementListProps) {
  return (
    <MessageList
      label="Discordâncias"
      items={disagreements}
      renderRow={(one, takesFocus) => (
        <MessageRow
          key={one.id}
          title={nameOfTarget(one)}
          badge={<OutcomeBadge outcome={one.resultado} />}
          date={{
            iso: one.created_at,
            short: formatDate(new Date(one.created_at)),
            full: formatDateTime(one.created_at),
          }}
          about={`Competência ${one.competencia} · ${describeLevels(one)}`}
          text={one.motivo}
          takesFocus={takesFocus}
        >
          <Body disagreement={one} onAnswered={() => onAnswered(one.id)} />
        </MessageRow>
      )}
    />
  );
}

function OutcomeBadge({ outcome }: { outcome: TeamDisagreement['resultado'] }) {
  if (outcome === null) return <Badge variant="mark">Aguardando resposta</Badge>;
  return <Badge variant={outcome === 'confirmada' ? 'ok' : 'outline'}>{OUTCOME_NAMES[outcome]}</Badge>;
}

function describeLevels({ nivel_dado, nivel_esperado }: TeamDisagreement): string {
  const given = nivel_dado === null ? 'sem nível' : `nível ${nivel_dado}`;
  return nivel_esperado === null ? given : `${given}, esperava ${nivel_esperado}`;
}

const READERS: Record<string, string> = {
  scorer: 'corretor local',
  rules: 'corretor local por regras',
  model: 'corretor local e modelo de IA',
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
