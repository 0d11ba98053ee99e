import type { UseMutationResult } from '@tanstack/react-query';
import { Switch } from './switch';

type SavedSwitchProps = {
  label: string;
  hint: string;
  isOn: boolean;
  save: Pick<UseMutationResult<unknown, Error, boolean>, 'mutate' | 'isPending' | 'variables'>;
  /** What went wrong. */
  error: string | null;
};

/** A switch that a server keeps: it shows what was chosen while that is saved, and what went wrong. */
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
