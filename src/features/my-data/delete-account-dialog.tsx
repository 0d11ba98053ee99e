import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { useServices, useSessionUser } from '@/data/services-context';
import { useLateServices } from '@/data/use-late-services';
import { DELETION_WORD, isDeletionWord } from '@/domain/account/deletion';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Field } from '@/ui/field';
import { FormFailure } from '@/ui/form-failure';
import { Input } from '@/ui/input';
import { PasswordInput } from '@/ui/password-input';
import { DownloadButtons } from './download-buttons';
import { useDeletion } from './use-deletion';
import { whatIsLost } from './what-is-lost';

type DeleteAccountDialogProps = { open: boolean; onClose(): void };

/** What will be gone, the copy that can be taken along, and the word without which nothing happens. */
export function DeleteAccountDialog({ open, onClose }: DeleteAccountDialogProps) {
  const formId = useId();
  const { account } = useLateServices();
  const [word, setWord] = useState('');
  const [password, setPassword] = useState('');
  const { isBusy, failure, forget, remove } = useDeletion();
  const form = useRef<HTMLFormElement>(null);
  const isReady = isDeletionWord(word) && (!account.isOnServer || password !== '');

  // A field that was disabled while busy has lost the focus; after a failure one goes on from the first.
  useEffect(() => {
    if (failure) form.current?.querySelector('input')?.focus();
  }, [failure]);

  function close() {
    if (isBusy) return;
    setWord('');
    setPassword('');
    forget();
    onClose();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isReady && !isBusy) remove({ password });
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && close()}
      dismissible={!isBusy}
      title="Excluir sua conta?"
      description="Isto não pode ser desfeito, nem por quem mantém o Grifo. Vai embora de vez:"
      footer={
        <>
          <Button variant="outline" disabled={isBusy} onClick={close}>
            Manter minha conta
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="danger"
            disabled={!isReady}
            busy={isBusy}
            busyLabel="Excluindo..."
          >
            Excluir conta
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <LostList />
        <div className="border-t pt-4">
          <p className="text-sm font-semibold">Quer guardar uma cópia antes?</p>
          <DownloadButtons />
        </div>
        <form ref={form} id={formId} onSubmit={submit} className="grid gap-4 border-t pt-4" noValidate>
          {account.isOnServer && (
            <Field label="Sua senha" hint="Para termos certeza de que é você.">
              {(control) => (
                <PasswordInput
                  {...control}
                  autoComplete="current-password"
                  disabled={isBusy}
                  value={password}
                  onChange={(event) => setPassword(event.target.value)}
                />
              )}
            </Field>
          )}
          <Field label={`Digite ${DELETION_WORD} para confirmar`}>
            {(control) => (
              <Input
                {...control}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                disabled={isBusy}
                value={word}
                onChange={(event) => setWord(event.target.value)}
              />
            )}
          </Field>
          <FormFailure sentence={failure} />
        </form>
      </div>
    </Dialog>
  );
}

function LostList() {
  const { corrections, drafts } = useServices();
  const { account, messages } = useLateServices();
  const { userType } = useSessionUser();
  const [lost] = useState(() => {
    const { theme, essay } = drafts.load();
    return whatIsLost(userType, {
      waitingEssays: corrections.pending.get().length,
      waitingRatings: account.waitingRatings(),
      waitingMessages: messages.pending.get().length,
      hasDraft: userType === 'student' && (theme + essay).trim() !== '',
      hasMessage: messages.draft.get() !== null,
    });
  });
  return (
    <ul className="grid list-disc gap-1.5 pl-5 text-sm text-ink-2">
      {lost.map((one) => (
        <li key={one}>{one}</li>
      ))}
    </ul>
  );
}
