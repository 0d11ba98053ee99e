import { clsx } from 'clsx';
import { Link } from 'react-router-dom';
import { formatDate } from '@/copy/dates';
import type { SharedLink } from '@/domain/shared-links/shared-link';
import { paths } from '@/lib/paths';
import { Button } from '@/ui/button';
import { CopyOutcome, LinkField, useCopyLink } from '@/ui/copy-link';
import { addressOf } from './address-of';

type LinkRowProps = { link: SharedLink; isExpired?: boolean; onRevoke: () => void };

/** One link: its essay, creation and expiry dates, and its commands. */
export function LinkRow({ link, isExpired = false, onRevoke }: LinkRowProps) {
  const { redacao_id, tema, com_nome, valido_ate, created_at, codigo } = link;
  const address = addressOf(codigo);
  const { outcome, copy } = useCopyLink(address);
  const isCopied = outcome?.is === 'copied';
  const end = formatDate(new Date(valido_ate));

  return (
    <li className="border-b py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <div className="min-w-0 flex-1 basis-64">
          <Link
            to={paths.student.correctedEssay(redacao_id)}
            className="-my-2 inline-block py-2 font-semibold wrap-anywhere"
          >
            {tema}
          </Link>
          <p className="num text-sm text-ink-2">
            {isExpired ? `Venceu em ${end}` : `Vale até ${end}`} · criado em{' '}
            {formatDate(new Date(created_at))} · {com_nome ? 'com seu nome' : 'sem seu nome'}
          </p>
        </div>
        <div className="-mx-3 flex">
          {!isExpired && (
            <Button
              variant="ghost"
              size="small"
              aria-label={isCopied ? `Copiado: o link de ${tema}` : `Copiar o link de ${tema}`}
              onClick={() => void copy()}
            >
              {isCopied ? 'Copiado' : 'Copiar'}
            </Button>
          )}
          <Button
            variant="ghost"
            size="small"
            aria-label={isExpired ? `Tirar da lista o link de ${tema}` : `Apagar o link de ${tema}`}
            onClick={onRevoke}
          >
            {isExpired ? 'Tirar da lista' : 'Apagar'}
          </Button>
        </div>
      </div>
      <div className={clsx(outcome?.is === 'selected' && 'mt-3 grid gap-2')}>
        {outcome?.is === 'selected' && (
          <LinkField label="Link da correção" address={address} outcome={outcome} />
        )}
        <CopyOutcome outcome={outcome} />
      </div>
    </li>
  );
}
