import { useWatch } from 'react-hook-form';
import { formatDateTime } from '@/copy/dates';
import {
  ANNOUNCEMENT_LIMITS,
  announcementLength,
  AUDIENCE_NAMES,
  AUDIENCES,
} from '@/domain/announcements/announcement';
import { Field } from '@/ui/field';
import { Input, Select, Textarea } from '@/ui/input';
import { Switch } from '@/ui/switch';
import type { AnnouncementForm } from './use-announcement-form';

type AnnouncementFieldsProps = {
  form: AnnouncementForm;
  isBusy: boolean;
  /** When the announcement became visible to its readers; null if it is not visible. */
  outSince: string | null;
};

/** Title and content, each with a character count; audience, publication time, and whether it is pinned. */
export function AnnouncementFields({ form, isBusy, outSince }: AnnouncementFieldsProps) {
  const { register, setValue, formState, control } = form;
  const { errors } = formState;
  const isPinned = useWatch({ control, name: 'fixado' });
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
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Para quem" error={errors.publico?.message}>
          {(control) => (
            <Select {...control} {...register('publico')} aria-disabled={isBusy || undefined}>
              {AUDIENCES.map((audience) => (
                <option key={audience} value={audience}>
                  {AUDIENCE_NAMES[audience]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {outSince === null && (
          <Field
            label="Publicar em"
            hint="Horário de Brasília. Em branco, sai na hora."
            error={errors.publicar_em?.message}
          >
            {(control) => (
              <Input {...control} {...register('publicar_em')} type="datetime-local" readOnly={isBusy} />
            )}
          </Field>
        )}
      </div>
      {outSince !== null && (
        <p className="text-sm text-muted">Publicado em {formatDateTime(outSince)}. A data não muda mais.</p>
      )}
      <Switch
        label="Fixar no topo"
        hint="Fica acima dos outros comunicados até você desmarcar."
        checked={isPinned}
        disabled={isBusy}
        onChange={(isChecked) => setValue('fixado', isChecked, { shouldDirty: true })}
      />
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
