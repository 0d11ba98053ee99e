import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { MessageSchema } from '@/contracts/message';
import { useSessionUser } from '@/data/services-context';
import { useLateServices } from '@/data/use-late-services';
import type { Message, MessageDraft } from '@/domain/messages/message';

/**
 * The fields, filled with what was begun, else with who is signed in. Checked on submit, then on change. What is typed
 * is kept on the device at once, so that neither a reload nor a wrong turn loses it.
 */
export function useFeedbackForm() {
  const { name, email, telefone } = useSessionUser();
  const { draft } = useLateServices().messages;
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
          // Only what somebody typed: emptying the form after sending is no draft.
          if (type === 'change') setIsDraftRefused(!draft.set({ ...values }));
        },
      }),
    [subscribe, draft],
  );

  /** The message has arrived: who wrote it stays in the form. Another tab may have begun a different one. */
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
