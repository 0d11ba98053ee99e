import { useState } from 'react';
import { errorSentence } from '@/copy/errors';

/** State of a confirmation dialog; it stays open when `act` fails. */
export function useConfirmation(act: () => Promise<void>) {
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function run(): Promise<void> {
    setIsBusy(true);
    setFailure(null);
    try {
      await act();
      setIsOpen(false);
    } catch (error) {
      setFailure(errorSentence(error));
    } finally {
      setIsBusy(false);
    }
  }

  return {
    isOpen,
    isBusy,
    failure,
    ask() {
      setFailure(null);
      setIsOpen(true);
    },
    cancel: () => setIsOpen(false),
    confirm: () => void run(),
  };
}
