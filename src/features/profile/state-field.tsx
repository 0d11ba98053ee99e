import { BRAZILIAN_STATES, isBrazil } from '@/domain/profile/states';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { Select } from '@/ui/select';
import { FIELD_LABELS } from './profile-copy';
import type { ProfileFormFields } from './use-profile-form';

/** The 27 of Brazil as a list; of any other country as it is written there. */
export function StateField({ form }: { form: ProfileFormFields }) {
  const { register, watch, formState } = form;
  const state = watch('estado');
  const isKnown = state === '' || BRAZILIAN_STATES.some((name) => name === state);
  return (
    <Field label={FIELD_LABELS.estado} error={formState.errors.estado?.message}>
      {(control) =>
        isBrazil(watch('pais')) ? (
          <Select {...control} {...register('estado')} autoComplete="address-level1">
            <option value="">Não informado</option>
            {/* What was written before the country changed is not lost by looking at the list. */}
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
