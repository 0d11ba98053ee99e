import { useWatch } from 'react-hook-form';
import { useSessionUser } from '@/data/services-context';
import {
  MAX_MESSAGE_CHARACTERS,
  MESSAGE_KIND_NAMES,
  MESSAGE_KINDS,
  MIN_MESSAGE_CHARACTERS,
} from '@/domain/messages/message';
import { senderRole } from '@/domain/messages/sender-role';
import { countCharacters } from '@/domain/text/count-characters';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { Select } from '@/ui/select';
import { Textarea } from '@/ui/textarea';
import type { FeedbackForm } from './use-feedback-form';

type FeedbackFieldsProps = { form: FeedbackForm; isBusy: boolean };

/** In the order in which they are checked: the first wrong one gets the focus. */
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

/** As the check counts: blanks around the message do not. */
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

function SenderRole() {
  return (
    <p className="text-sm text-muted">
      Você escreve como <b className="text-ink-2">{senderRole(useSessionUser().userType)}</b>.
    </p>
  );
}
