import { useState } from 'react';
import type { ListedLine } from '@/contracts/given-lines';
import { formatDate } from '@/copy/dates';
import { errorSentence } from '@/copy/errors';
import { MOST_GIVEN, unpackStrip } from '@/domain/ocr/hand/given-line';
import {
  useGivenLines,
  useGiving,
  useLinePictures,
  useRemoveLine,
  useSetMayAsk,
  useWithdrawConsent,
} from '@/queries/hand-line-queries';
import { ConfirmDialog } from '@/ui/alert-dialog';
import { Button } from '@/ui/button';
import { FormFailure } from '@/ui/form-failure';
import { SavedSwitch } from '@/ui/saved-switch';
import { StripPicture } from '@/components/strip-picture';

/**
 * The handwritten lines that the student contributed: count, list, deletion, and withdrawal of the consent. Renders
 * nothing until loaded.
 */
export function GivenLines() {
  const { data: giving } = useGiving();
  const { data: lines } = useGivenLines();
  const asking = useSetMayAsk();
  if (!giving || !lines) return null;
  const { consent, mayAsk } = giving;
  return (
    <section aria-labelledby="my-data-lines">
      <h3 id="my-data-lines" className="text-lg">
        Linhas que dei ao Grifo: {lines.length}
      </h3>
      <p className="mt-1 max-w-[65ch] text-ink-2">
        {consent
          ? `Você deixou em ${formatDate(Date.parse(consent.created_at))}, ${consent.base === 'maior' ? 'como maior de 18 anos' : 'com a autorização anotada na sua sala'}. Servem para treinar o leitor de letra de mão. Cabem até ${MOST_GIVEN}.`
          : 'Depois que você confere uma foto escrita à mão, o Grifo pode perguntar se guarda as linhas para aprender. Sem o seu sim, nada vai.'}
      </p>
      {consent ? (
        <Given lines={lines} />
      ) : (
        <div className="mt-3">
          <SavedSwitch
            label="Pode perguntar"
            hint="Desligado, o Grifo não pergunta neste aparelho."
            isOn={mayAsk}
            save={asking}
            error={asking.error && errorSentence(asking.error)}
          />
        </div>
      )}
    </section>
  );
}

/** Number of lines shown initially, and added at each step. */
const SHOWN = 10;

function Given({ lines }: { lines: readonly ListedLine[] }) {
  const [shown, setShown] = useState(0);
  const [isStopping, setIsStopping] = useState(false);
  const withdrawal = useWithdrawConsent();
  const pages = Array.from({ length: Math.ceil(Math.min(shown, lines.length) / SHOWN) }, (_, page) =>
    lines.slice(page * SHOWN, (page + 1) * SHOWN),
  );
  return (
    <>
      {pages.length > 0 && (
        <ul className="mt-3 border-t">
          {pages.map((some) => (
            <LinePage key={some[0]?.id} lines={some} />
          ))}
        </ul>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        {shown < lines.length && (
          <Button variant="outline" onClick={() => setShown(shown + SHOWN)}>
            {shown === 0 ? 'Ver as linhas' : 'Mostrar mais'}
          </Button>
        )}
        <Button variant="danger" onClick={() => setIsStopping(true)}>
          Parar de dar e apagar tudo
        </Button>
      </div>
      <ConfirmDialog
        open={isStopping}
        onCancel={() => setIsStopping(false)}
        onConfirm={() => withdrawal.mutate(undefined, { onSuccess: () => setIsStopping(false) })}
        title="Parar de dar linhas ao Grifo?"
        description="As linhas guardadas são apagadas agora e não entram em nenhum treino novo. O que um leitor já aprendeu com elas não volta atrás."
        confirmLabel="Parar e apagar"
        busyLabel="Apagando..."
        isBusy={withdrawal.isPending}
        failure={withdrawal.error && errorSentence(withdrawal.error)}
      />
    </>
  );
}

function LinePage({ lines }: { lines: readonly ListedLine[] }) {
  const { data: pictures } = useLinePictures(lines.map(({ id }) => id));
  const { mutate: remove, isPending, variables, error } = useRemoveLine();
  return (
    <>
      {lines.map(({ id, texto, created_at }) => {
        const picture = pictures?.find((one) => one.id === id);
        return (
          <li key={id} className="flex flex-wrap items-center gap-x-3 border-b py-3">
            <div className="grid min-w-0 flex-1 basis-64 gap-1">
              {picture && <StripPicture strip={unpackStrip(picture)} label="A linha como estava na foto" />}
              <p className="text-sm wrap-anywhere">{texto}</p>
              <p className="text-xs text-muted">{formatDate(Date.parse(created_at))}</p>
            </div>
            <Button
              variant="ghost"
              size="small"
              aria-label={`Apagar a linha: ${texto}`}
              busy={isPending && variables === id}
              onClick={() => remove(id)}
            >
              Apagar
            </Button>
          </li>
        );
      })}
      {error && (
        <li className="py-3">
          <FormFailure sentence={errorSentence(error)} />
        </li>
      )}
    </>
  );
}
