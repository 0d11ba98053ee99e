/** The words, and on wide screens the form beside them. */
export const ENTRY_COLUMNS =
  'mx-auto grid max-w-300 gap-8 px-4 pt-4 pb-10 lg:grid-cols-[minmax(0,1fr)_25rem] lg:gap-16 lg:overflow-hidden lg:px-10 lg:pt-6 lg:pb-0';
