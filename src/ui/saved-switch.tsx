import type { UseMutationResult } from '@tanstack/react-query';
import { Switch } from './switch';

type SavedSwitchProps = {
  label: string;
  hint: string;
  isOn: boolean;
  save: Pick<UseMutationResult<unknown, Error, boolean>, 'mutate' | 'isPending' | 'variables'>;
  error: string | null;
};

/** A switch stored on the server: shows the chosen value while saving, and the error if that fails. */
export function SavedSwitch({ label, hint, isOn, save, error }: SavedSwitchProps) {
  const { mutate, isPending, variables } = save;
  return (
    <div>
      <Switch
        label={label}
        hint={hint}
        checked={isPending ? (variables ?? isOn) : isOn}
        disabled={isPending}
        onChange={(next) => mutate(next)}
      />
      {error && (
        <p role="alert" className="mt-1.5 text-sm text-error">
          {error}
        </p>
      )}
    </div>
  );
}
