import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { errorSentence } from '@/copy/errors';

/** State of a confirmation dialog; it stays open when `act` fails. */
export function useConfirmation(act: () => Promise<void>) {
  const [isOpen, setIsOpen] = useState(false);
  const { mutate, reset, isPending, error } = useMutation({ mutationFn: act });
  return {
    isOpen,
    isBusy: isPending,
    failure: error && errorSentence(error),
    ask() {
      reset();
      setIsOpen(true);
    },
    cancel: () => setIsOpen(false),
    confirm: () => mutate(undefined, { onSuccess: () => setIsOpen(false) }),
  };
}
