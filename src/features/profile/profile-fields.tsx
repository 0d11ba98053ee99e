import type { UseFormReturn } from 'react-hook-form';
import type { ProfileFormValues } from '@/contracts/profile-form';
import { GENDER_LABELS, INTEREST_LABELS, SCHOOLING_LABELS } from '@/copy/profile';
import { useSessionUser } from '@/data/services-context';
import { formatBirthDate } from '@/domain/profile/birth-date';
import { formatPhone } from '@/domain/profile/phone';
import {
  BIOGRAPHY_MAX,
  biographyLength,
  GENDERS,
  INTERESTS,
  type Profile,
  SCHOOLINGS,
} from '@/domain/profile/profile';
import { isPortrait } from '@/domain/profile/portrait';
import { BRAZILIAN_STATES, isBrazil } from '@/domain/profile/states';
import { Field } from '@/ui/field';
import { Input, Select, Textarea } from '@/ui/input';
import { PhotoField } from './photo-field';

type ProfileFormFields = UseFormReturn<ProfileFormValues, unknown, Profile>;

/** The fields of the account. */
export function AccountFields({ form }: { form: ProfileFormFields }) {
  const { email } = useSessionUser();
  const { register, setValue, watch, formState } = form;
  const { errors } = formState;
  const photo = watch('avatar_url');
  // Registered before the phone, because the first registered invalid field gets the focus.
  const name = register('nome');
  // Formatted on blur, not while the user types.
  const phone = register('telefone', {
    onBlur: (event: { target: HTMLInputElement }) =>
      setValue('telefone', formatPhone(event.target.value), { shouldDirty: true }),
  });
  return (
    <>
      <Field label={FIELD_LABELS.nome} error={errors.nome?.message} className="sm:col-span-2">
        {(control) => <Input {...control} {...name} autoComplete="name" />}
      </Field>
      <Field label="E-mail" hint="Email não pode ser alterado" className="sm:col-span-2">
        {(control) => (
          <Input {...control} value={email} readOnly className="bg-tray! text-ink-2" autoComplete="email" />
        )}
      </Field>
      <Field label={FIELD_LABELS.telefone} error={errors.telefone?.message}>
        {(control) => (
          <Input
            {...control}
            {...phone}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            placeholder="(85) 98800-0000"
          />
        )}
      </Field>
      <Field label={FIELD_LABELS.cidade} error={errors.cidade?.message}>
        {(control) => <Input {...control} {...register('cidade')} autoComplete="address-level2" />}
      </Field>
      <PhotoField
        value={photo}
        onChange={(next) => setValue('avatar_url', next, { shouldDirty: true, shouldValidate: true })}
      />
      {!isPortrait(photo) && (
        <Field
          label={FIELD_LABELS.avatar_url}
          hint="Ou o endereço (https://) de uma imagem sua na internet."
          error={errors.avatar_url?.message}
          className="sm:col-span-2"
        >
          {(control) => (
            <Input
              {...control}
              {...register('avatar_url')}
              type="url"
              inputMode="url"
              autoComplete="photo"
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
        </Field>
      )}
    </>
  );
}

type FieldsProps = { form: ProfileFormFields };

/** The fields that are stored on the device only (R-PROFILE-6). */
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

/** A list of the 27 states of Brazil; free text for any other country. */
function StateField({ form }: { form: ProfileFormFields }) {
  const { register, watch, formState } = form;
  const state = watch('estado');
  const isKnown = state === '' || BRAZILIAN_STATES.some((name) => name === state);
  return (
    <Field label={FIELD_LABELS.estado} error={formState.errors.estado?.message}>
      {(control) =>
        isBrazil(watch('pais')) ? (
          <Select {...control} {...register('estado')} autoComplete="address-level1">
            <option value="">Não informado</option>
            {/* Keeps a value typed before the country changed. */}
            {!isKnown && <option value={state}>{state}</option>}
            {BRAZILIAN_STATES.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </Select>
        ) : (
          <Input {...control} {...register('estado')} autoComplete="address-level1" />
        )
      }
    </Field>
  );
}

export const FIELD_LABELS: Record<keyof Profile, string> = {
  nome: 'Nome',
  telefone: 'Telefone',
  cidade: 'Cidade',
  avatar_url: 'Foto de perfil',
  data_nascimento: 'Data de nascimento',
  genero: 'Gênero',
  pais: 'País',
  estado: 'Estado',
  escolaridade: 'Escolaridade',
  area_interesse: 'Área de interesse',
  biografia: 'Biografia',
};
