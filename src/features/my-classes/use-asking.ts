import { useState } from 'react';
import { errorSentence } from '@/copy/errors';

/** The states of a question before something is done; the question stays open where that fails. */
export function useAsking(act: () => Promise<void>) {
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
