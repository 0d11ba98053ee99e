import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { formatDate } from '@/copy/dates';
import { errorSentence } from '@/copy/errors';
import { errorCode } from '@/contracts/app-error';
import { useServices, useSessionUser } from '@/data/services-context';
import { storedIdOf, type Correction } from '@/domain/evaluation/correction';
import {
  DEFAULT_LINK_DAYS,
  isInForce,
  LINK_DAYS,
  type LinkAnswer,
  type LinkDays,
  type LinkRefusal,
} from '@/domain/shared-links/shared-link';
import { paths } from '@/lib/paths';
import { Button } from '@/ui/button';
import { CopyLink, ShareLink } from '@/ui/copy-link';
import { Dialog } from '@/ui/dialog';
import { FormFailure } from '@/ui/form-failure';
import { Segmented } from '@/ui/segmented';
import { Switch } from '@/ui/switch';
import { addressOf } from './address-of';
import { useCreateLink, useSharedLinks } from './shared-link-queries';

const SEEN =
  'Quem tiver o link vê o tema, o texto com as marcações, os níveis com os comentários e os próximos passos. ' +
  'Não vê seu e-mail, sua sala nem suas outras redações.';

const REFUSALS: Record<LinkRefusal, string> = {
  limite: 'Você já tem 50 links valendo, o máximo. Apague um deles em “Meus links” e tente de novo.',
  redacao_nao_encontrada:
    'Esta correção não está guardada na sua conta, e por isso não dá para criar o link. Aqui ela continua como estava.',
};

const DAYS = LINK_DAYS.map((days) => ({ value: String(days), label: `${days} dias` }));

type ShareDialogProps = { open: boolean; onClose: () => void; correction: Correction };

/** Asks for the sharing options, then shows the link. Each time the dialog opens, it starts with the options. */
export function ShareDialog({ open, onClose, correction }: ShareDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Compartilhar por link"
      description={SEEN}
    >
      <ShareSteps correction={correction} onClose={onClose} />
    </Dialog>
  );
}

function ShareSteps({ correction, onClose }: Omit<ShareDialogProps, 'open'>) {
  const { capabilities } = useServices();
  const { name } = useSessionUser();
  const creation = useCreateLink();
  const [withName, setWithName] = useState(false);
  const [days, setDays] = useState<LinkDays>(DEFAULT_LINK_DAYS);
  const answer = creation.data;

  if (answer && 'codigo' in answer)
    return <NewLink link={answer} name={withName ? name : null} theme={correction.theme} onClose={onClose} />;
  return (
    <div className="grid gap-5">
      {!capabilities.hasServer && (
        <p className="rounded-md border border-dashed border-border-strong px-4 py-3 text-sm">
          <b>Modo demonstração:</b> o link só abre neste navegador, porque sua redação não sai deste aparelho.
        </p>
      )}
      <Switch
        label="Mostrar meu nome"
        hint={
          withName ? `Aparece ${name}, como está no seu perfil.` : 'Sem o nome, o link não diz quem escreveu.'
        }
        checked={withName}
        onChange={setWithName}
      />
      <div className="grid gap-1.5">
        <p aria-hidden="true" className="text-sm font-semibold">
          O link vale por
        </p>
        <Segmented
          legend="O link vale por"
          name="link-days"
          options={DAYS}
          value={String(days)}
          onChange={(value) => setDays(LINK_DAYS.find((one) => String(one) === value) ?? DEFAULT_LINK_DAYS)}
          className="num text-sm"
        />
        <p className="text-sm text-ink-2">Dá para apagar o link antes, quando quiser.</p>
      </div>
      <OtherLinks essayId={storedIdOf(correction)} onFollow={onClose} />
      <FormFailure sentence={failureOf(answer, creation.error)} />
      <Button
        block
        busy={creation.isPending}
        busyLabel="Criando..."
        onClick={() => creation.mutate({ essayId: storedIdOf(correction), days, withName })}
      >
        Criar link
      </Button>
    </div>
  );
}

function failureOf(answer: LinkAnswer | undefined, error: Error | null): string | null {
  if (answer && 'motivo' in answer) return REFUSALS[answer.motivo];
  if (!error) return null;
  if (errorCode(error) === 'not-stored-yet')
    return 'Esta redação ainda não chegou ao servidor. Tente de novo quando ela chegar.';
  return errorSentence(error);
}

type OtherLinksProps = { essayId: string; onFollow: () => void };

/** Notice that the essay is already shared through a link. Renders nothing while this is unknown. */
function OtherLinks({ essayId, onFollow }: OtherLinksProps) {
  const { now } = useServices();
  const { data } = useSharedLinks();
  const others = data?.filter((one) => one.redacao_id === essayId && isInForce(one, now())) ?? [];
  if (others.length === 0) return null;
  return (
    <p className="text-sm text-ink-2">
      Esta redação já tem {others.length === 1 ? 'um link valendo' : `${others.length} links valendo`}.{' '}
      <Link to={paths.student.sharedLinks} onClick={onFollow}>
        Ver meus links
      </Link>
    </p>
  );
}

type NewLinkProps = {
  link: Exclude<LinkAnswer, { motivo: unknown }>;
  /** null if the name is not shown. */
  name: string | null;
  theme: string;
  onClose: () => void;
};

function NewLink({ link, name, theme, onClose }: NewLinkProps) {
  const { capabilities } = useServices();
  const said = useRef<HTMLParagraphElement>(null);
  const address = addressOf(link.codigo);
  // The pressed button was removed, so the paragraph about the link gets the focus.
  useEffect(() => said.current?.focus(), []);
  return (
    <div className="grid gap-4">
      <p ref={said} tabIndex={-1} className="num outline-none">
        <b>Link criado.</b> Vale até {formatDate(new Date(link.valido_ate))},{' '}
        {name === null ? 'sem seu nome' : `com o nome ${name}`}.
        {!capabilities.hasServer && ' No modo demonstração ele só abre neste navegador.'}
      </p>
      <CopyLink label="Link da correção" address={address} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Link
          to={paths.student.sharedLinks}
          onClick={onClose}
          className="inline-flex min-h-11 items-center text-sm"
        >
          Ver e apagar meus links
        </Link>
        <ShareLink title={`Correção: ${theme}`} address={address} />
      </div>
    </div>
  );
}
