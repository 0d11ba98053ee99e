import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { MessageSchema } from '@/contracts/message-form';
import { useServices, useSessionUser } from '@/data/services-context';
import {
  MAX_MESSAGE_CHARACTERS,
  type Message,
  MESSAGE_KIND_NAMES,
  MESSAGE_KINDS,
  type MessageDraft,
  MIN_MESSAGE_CHARACTERS,
  senderRole,
} from '@/domain/messages/message';
import { countCharacters } from '@/domain/text/counts';
import { Field } from '@/ui/field';
import { Input, Select, Textarea } from '@/ui/input';

type FeedbackFieldsProps = { form: FeedbackForm; isBusy: boolean };

/**
 * The fields are in the order of validation, because after a failed validation the first invalid field gets the
 * focus.
 */
export function FeedbackFields({ form, isBusy }: FeedbackFieldsProps) {
  const { register } = form;
  const { errors } = form.formState;
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Nome completo" error={errors.nome?.message}>
          {(control) => <Input {...control} {...register('nome')} autoComplete="name" readOnly={isBusy} />}
        </Field>
        <Field label="E-mail" error={errors.email?.message}>
          {(control) => (
            <Input
              {...control}
              {...register('email')}
              type="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              readOnly={isBusy}
            />
          )}
        </Field>
        <Field
          label={
            <>
              Telefone <span className="font-normal text-muted">(opcional)</span>
            </>
          }
          error={errors.telefone?.message}
        >
          {(control) => (
            <Input {...control} {...register('telefone')} type="tel" autoComplete="tel" readOnly={isBusy} />
          )}
        </Field>
        <Field label="Tipo de feedback" error={errors.tipo_problema?.message}>
          {(control) => (
            <Select {...control} {...register('tipo_problema')} aria-disabled={isBusy || undefined}>
              <option value="">Escolha um tipo</option>
              {MESSAGE_KINDS.map((kind) => (
                <option key={kind} value={kind}>
                  {MESSAGE_KIND_NAMES[kind]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <Field
        label="Mensagem"
        labelAside={<MessageCount form={form} />}
        hint={`Pelo menos ${MIN_MESSAGE_CHARACTERS} caracteres. Conte o que aconteceu, em que tela e o que você esperava.`}
        error={errors.mensagem?.message}
      >
        {(control) => <Textarea {...control} {...register('mensagem')} rows={6} readOnly={isBusy} />}
      </Field>
      <SenderRole />
    </>
  );
}

/** Number of characters, counted without surrounding spaces, as in validation. */
function MessageCount({ form }: { form: FeedbackForm }) {
  const count = countCharacters(useWatch({ control: form.control, name: 'mensagem' }).trim());
  const missing = MIN_MESSAGE_CHARACTERS - count;
  if (missing > 0) return <span className="num">{missing === 1 ? 'falta 1' : `faltam ${missing}`}</span>;
  return (
    <span className={count > MAX_MESSAGE_CHARACTERS ? 'num text-error' : 'num'}>
      {count.toLocaleString('pt-BR')}/{MAX_MESSAGE_CHARACTERS.toLocaleString('pt-BR')}
    </span>
  );
}

/**
 * The sender's role, and the address to which the team replies. That is the account's e-mail, because anybody can
 * type any address in the form.
 */
function SenderRole() {
  const { userType, email } = useSessionUser();
  const { hasServer } = useServices().capabilities;
  return (
    <p className="text-sm wrap-anywhere text-muted">
      Você fala com a equipe pela sua conta de {senderRole(userType).toLowerCase()}.
      {hasServer && (
        <>
          {' '}
          A resposta chega no e-mail da conta, <bdi>{email}</bdi>.
        </>
      )}
    </p>
  );
}

/**
 * The form, prefilled from the draft or the session user. Every change is stored as a draft on the device, so that a
 * reload or navigation does not lose it.
 */
export function useFeedbackForm() {
  const { name, email, telefone } = useSessionUser();
  const { messageDraft: draft } = useServices();
  const [isDraftRefused, setIsDraftRefused] = useState(false);
  const form = useForm<MessageDraft, unknown, Message>({
    resolver: zodResolver(MessageSchema),
    defaultValues: draft.get() ?? { nome: name, email, telefone, tipo_problema: '', mensagem: '' },
  });
  const { subscribe } = form;

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback({ values, type }) {
          // Stores user input only, because the reset after sending is not a draft.
          if (type === 'change') setIsDraftRefused(!draft.set({ ...values }));
        },
      }),
    [subscribe, draft],
  );

  /**
   * Clears the message after sending; the sender's name and contact data are kept. A different draft begun in
   * another tab is kept too.
   */
  function clearSent() {
    const sent = form.getValues();
    const kept = draft.get();
    if (kept?.mensagem === sent.mensagem) draft.set(null);
    setIsDraftRefused(false);
    form.reset({ ...sent, tipo_problema: '', mensagem: '' });
  }

  return { form, isDraftRefused, clearSent };
}

export type FeedbackForm = ReturnType<typeof useFeedbackForm>['form'];
