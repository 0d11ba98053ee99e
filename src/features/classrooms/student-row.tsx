import { Trash2 } from 'lucide-react';
import { relativeDate } from '@/copy/relative-date';
import { useServices } from '@/data/services-context';
import { formatDateTime } from '@/copy/format-date-time';
import { Badge } from '@/ui/badge';
import { IconButton } from '@/ui/icon-button';
import { LinkButton } from '@/ui/link-button';
import type { Person } from './roster';
import { tabAddress } from './use-class-tab';

type StudentRowProps = { person: Person; onRemove: () => void };

/** Somebody of the class, or a name that waits for somebody. */
export function StudentRow({ person: { id, name, joinedAt }, onRemove }: StudentRowProps) {
  const { now } = useServices();
  return (
    <li className="flex items-center gap-2 border-b py-2">
      <div className="min-w-0 grow">
        <p className="font-semibold wrap-anywhere">{name}</p>
        {joinedAt !== null && (
          <p className="text-xs text-muted">
            entrou{' '}
            <time dateTime={joinedAt} title={formatDateTime(joinedAt)}>
              {relativeDate(joinedAt, now())}
            </time>
          </p>
        )}
      </div>
      {joinedAt === null ? (
        <Badge variant="outline">ainda não entrou</Badge>
      ) : (
        <LinkButton
          to={tabAddress('redacoes', { aluno: id })}
          variant="ghost"
          size="small"
          aria-label={`Redações de ${name}`}
          className="font-medium"
        >
          Redações
        </LinkButton>
      )}
      <IconButton label={`Remover ${name}`} onClick={onRemove}>
        <Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
    </li>
  );
}
