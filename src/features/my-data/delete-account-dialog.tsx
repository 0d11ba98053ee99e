import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { errorCode } from '@/contracts/app-error';
import { accountDeleted } from '@/copy/session';
import { errorSentence } from '@/copy/errors';
import { useBackend, useServices, useSessionUser } from '@/data/services-context';
import { DELETION_WORD, isDeletionWord } from '@/domain/account/personal-data';
import type { UserType } from '@/domain/session/session-user';
import { useWaitingCorrections, useWaitingRatings } from '@/queries/essay-queries';
import { useMessages } from '@/queries/message-queries';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Field } from '@/ui/field';
import { FormFailure } from '@/ui/form-failure';
import { Input, PasswordInput } from '@/ui/input';
import { notify } from '@/ui/toast';
import { ClassFates } from './class-fates';
import { DownloadButtons } from './download-buttons';

type DeleteAccountDialogProps = { open: boolean; onClose(): void };

/** Lists what is deleted, offers a copy of the data, and asks the user to type the confirmation word. */
export function DeleteAccountDialog({ open, onClose }: DeleteAccountDialogProps) {
  const formId = useId();
  const { capabilities } = useServices();
  const { userType } = useSessionUser();
  const [word, setWord] = useState('');
  const [password, setPassword] = useState('');
  const { isBusy, failure, clearFailure, remove } = useDeletion();
  const form = useRef<HTMLFormElement>(null);
  const isReady = isDeletionWord(word) && (!capabilities.hasServer || password !== '');

  // The fields were disabled during the request and lost the focus, so after a failure the first field gets the
  // focus.
  useEffect(() => {
    if (failure) form.current?.querySelector('input')?.focus();
  }, [failure]);

  function close() {
    if (isBusy) return;
    setWord('');
    setPassword('');
    clearFailure();
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
        {userType === 'teacher' && <ClassFates />}
        <div className="border-t pt-4">
          <p className="text-sm font-semibold">Quer guardar uma cópia antes?</p>
          <DownloadButtons />
        </div>
        <form ref={form} id={formId} onSubmit={submit} className="grid gap-4 border-t pt-4" noValidate>
          {capabilities.hasServer && (
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
  const { drafts, messageDraft, mockExams } = useServices();
  const waitingEssays = useWaitingCorrections().length;
  const waitingRatings = useWaitingRatings();
  const { waiting } = useMessages();
  const { userType } = useSessionUser();
  const [lost] = useState(() => {
    const { theme, essay } = drafts.load();
    return whatIsLost(userType, {
      waitingEssays,
      waitingRatings,
      waitingMessages: waiting.length,
      hasDraft: userType === 'student' && (theme + essay).trim() !== '',
      hasMock: mockExams.current.get() !== null,
      hasMessage: messageDraft.get() !== null,
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

/**
 * Deletes the account; the route guard then leads to `/`. The failure message states whether anything was deleted.
 */
function useDeletion() {
  const { account } = useBackend();
  const { capabilities } = useServices();
  const deletion = useMutation({
    mutationFn: (proof: { password: string }) => account.delete(proof),
    onSuccess(outcome) {
      // With a server, the toast is shown when the session ends, on any device that detects this.
      if (outcome === 'deleted' && !capabilities.hasServer) notify(accountDeleted(false));
    },
  });
  const { data: outcome, error, isPending, mutate, reset } = deletion;
  const isUnknown = outcome !== undefined && outcome !== 'deleted';
  return {
    isBusy: isPending || outcome === 'deleted',
    failure: isUnknown ? UNANSWERED : error && refusalOf(error),
    clearFailure: reset,
    remove: mutate,
  };
}

function refusalOf(error: unknown): string {
  const isWrong = errorCode(error) === 'wrong-credentials';
  return `${isWrong ? 'A senha não confere.' : errorSentence(error)} Nada foi excluído.`;
}

const UNANSWERED = 'Não deu para confirmar a exclusão. Tente de novo para ver se a conta ainda existe.';

type Unsent = {
  waitingEssays: number;
  waitingRatings: number;
  waitingMessages: number;
  hasDraft: boolean;
  hasMock: boolean;
  hasMessage: boolean;
};

/** Lists what is deleted with the account, including unsent work. */
export function whatIsLost(userType: UserType, unsent: Unsent): string[] {
  const byRole: Record<UserType, string[]> = {
    student: [
      'Todas as redações, correções e avaliações',
      'Canetinhas, conquistas e créditos que sobraram',
      'Suas salas, o que você enviou e o que os professores disseram',
    ],
    teacher: [
      'As salas em que só você dá aula, com temas, convites e comentários',
      'O que os alunos enviaram para essas salas; as redações continuam com eles',
      'Os comentários que você guardou',
      'Seu plano',
    ],
    dev: ['Seu acesso de equipe; os comunicados ficam, sem o seu nome'],
  };
  return [...byRole[userType], 'Perfil, mensagens e tudo o que está neste aparelho', ...unsentWork(unsent)];
}

function unsentWork({ hasDraft, hasMock, hasMessage, ...waiting }: Unsent): string[] {
  return [
    ...waitingItems(waiting.waitingEssays, 'redação', 'redações'),
    ...waitingItems(waiting.waitingRatings, 'avaliação de correção', 'avaliações de correção'),
    ...waitingItems(waiting.waitingMessages, 'mensagem à equipe', 'mensagens à equipe'),
    ...(hasDraft ? ['O rascunho que está na folha'] : []),
    ...(hasMock ? ['O simulado que ainda não foi enviado'] : []),
    ...(hasMessage ? ['A mensagem à equipe que você começou'] : []),
  ];
}

function waitingItems(count: number, one: string, many: string): string[] {
  if (count === 0) return [];
  return [count === 1 ? `1 ${one} que ainda aguarda envio` : `${count} ${many} que ainda aguardam envio`];
}
