import { GENDER_LABELS, INTEREST_LABELS, SCHOOLING_LABELS } from '@/copy/profile';
import { BIOGRAPHY_MAX, biographyLength } from '@/domain/profile/biography';
import { formatBirthDate } from '@/domain/profile/birth-date';
import { GENDERS, INTERESTS, SCHOOLINGS } from '@/domain/profile/profile';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { Select } from '@/ui/select';
import { Textarea } from '@/ui/textarea';
import { FIELD_LABELS } from './profile-copy';
import { StateField } from './state-field';
import type { ProfileFormFields } from './use-profile-form';

type FieldsProps = { form: ProfileFormFields };

/** What stays on the device (decisions §3). */
export function AboutFields({ form }: FieldsProps) {
  const { register, setValue, formState } = form;
  const { errors } = formState;
  const birthDate = register('data_nascimento', {
    onBlur: (event: { target: HTMLInputElement }) =>
      setValue('data_nascimento', formatBirthDate(event.target.value), { shouldDirty: true }),
  });
  return (
    <>
      <Field label={FIELD_LABELS.data_nascimento} error={errors.data_nascimento?.message}>
        {(control) => (
          <Input
            {...control}
            {...birthDate}
            inputMode="numeric"
            autoComplete="bday"
            placeholder="dd/mm/aaaa"
          />
        )}
      </Field>
      <Choice form={form} field="genero" values={GENDERS} labels={GENDER_LABELS} />
      <Field label={FIELD_LABELS.pais} error={errors.pais?.message}>
        {(control) => <Input {...control} {...register('pais')} autoComplete="country-name" />}
      </Field>
      <StateField form={form} />
      <Choice form={form} field="escolaridade" values={SCHOOLINGS} labels={SCHOOLING_LABELS} />
      <Choice form={form} field="area_interesse" values={INTERESTS} labels={INTEREST_LABELS} />
      <BiographyField form={form} />
    </>
  );
}

type ChoiceProps<Value extends string> = FieldsProps & {
  field: 'genero' | 'escolaridade' | 'area_interesse';
  values: readonly Value[];
  labels: Record<Value, string>;
};

function Choice<Value extends string>({ form, field, values, labels }: ChoiceProps<Value>) {
  return (
    <Field label={FIELD_LABELS[field]} error={form.formState.errors[field]?.message}>
      {(control) => (
        <Select {...control} {...form.register(field)}>
          <option value="">Não informado</option>
          {values.map((value) => (
            <option key={value} value={value}>
              {labels[value]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

function BiographyField({ form }: FieldsProps) {
  const length = biographyLength(form.watch('biografia').trim());
  return (
    <Field
      label={FIELD_LABELS.biografia}
      labelAside={
        <span className={length > BIOGRAPHY_MAX ? 'num font-bold text-error' : 'num'}>
          {length}/{BIOGRAPHY_MAX}
          <span className="sr-only"> caracteres</span>
        </span>
      }
      error={form.formState.errors.biografia?.message}
      className="sm:col-span-2"
    >
      {(control) => <Textarea {...control} {...form.register('biografia')} rows={5} />}
    </Field>
  );
}
