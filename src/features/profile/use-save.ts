import { errorCode } from '@/contracts/app-error';
import type { ProfileFormValues } from '@/contracts/profile-form';
import { messages } from '@/copy/messages';
import { useSessionUser } from '@/data/services-context';
import { useSaveProfile } from '@/data/use-profile';
import { changedFields } from '@/domain/profile/changed-fields';
import type { Profile } from '@/domain/profile/profile';
import { notify } from '@/ui/toast';
import { keptEdit } from './kept-edit';

type SaveOptions = {
  /** As it was when the form opened. */
  opened: Profile;
  typed(): ProfileFormValues;
  onSaved(): void;
};

/** Saves what differs and says how it went, in the words of the catalogue; a failure leaves the fields as they are. */
export function useSave({ opened, typed, onSaved }: SaveOptions) {
  const { mutateAsync, isPending, error, reset } = useSaveProfile();
  const { id } = useSessionUser();

  async function save(profile: Profile) {
    try {
      await mutateAsync(changedFields(opened, profile));
      notify(messages.profileSaved);
      onSaved();
    } catch (failure) {
      const isSignedOut = errorCode(failure) === 'session-lost';
      if (isSignedOut) keptEdit.keep(id, typed());
      notify(isSignedOut ? messages.profileNoUser : messages.profileSaveFailed);
    }
  }

  return { save, isSaving: isPending, failure: error, forgetFailure: reset };
}
