import { createContext, useContext } from 'react';

const HasNavigatedContext = createContext(false);

export const HasNavigatedProvider = HasNavigatedContext.Provider;

/** Whether the current page was reached from another one, not by opening or reloading its address. */
export function useHasNavigated(): boolean {
  return useContext(HasNavigatedContext);
}
