import { useWatch } from 'react-hook-form';
import { ANNOUNCEMENT_LIMITS, announcementLength } from '@/domain/announcements/announcement';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { Textarea } from '@/ui/textarea';
import type { AnnouncementForm } from './use-announcement-form';

type AnnouncementFieldsProps = { form: AnnouncementForm; isBusy: boolean };

/** Title and content, each with how much of its room is taken. */
export function AnnouncementFields({ form, isBusy }: AnnouncementFieldsProps) {
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <>
      <Field label="Título" labelAside={<Count form={form} field="titulo" />} error={errors.titulo?.message}>
        {(control) => <Input {...control} {...register('titulo')} autoComplete="off" readOnly={isBusy} />}
      </Field>
      <Field
        label="Conteúdo"
        labelAside={<Count form={form} field="conteudo" />}
        hint="Texto simples. Uma linha em branco separa parágrafos. Endereços do Inep, do MEC, do gov.br e do YouTube viram links."
        error={errors.conteudo?.message}
      >
        {(control) => <Textarea {...control} {...register('conteudo')} rows={12} readOnly={isBusy} />}
      </Field>
    </>
  );
}

type CountProps = { form: AnnouncementForm; field: keyof typeof ANNOUNCEMENT_LIMITS };

function Count({ form, field }: CountProps) {
  const length = announcementLength(useWatch({ control: form.control, name: field }));
  const most = ANNOUNCEMENT_LIMITS[field];
  return (
    <span className={length > most ? 'num font-bold text-error' : 'num'}>
      {length.toLocaleString('pt-BR')}/{most.toLocaleString('pt-BR')}
      <span className="sr-only"> caracteres</span>
    </span>
  );
}
