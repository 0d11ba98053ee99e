import type { ReactNode } from 'react';
import type { UserType } from '@/domain/session/session-user';
import { paths } from '@/lib/paths';
import { EntryShell } from './entry-shell';
import { EssayShell } from './essay-shell';
import { HistoryShell } from './history-shell';
import { HomeShell } from './home-shell';
import { ProgressShell } from './progress-shell';

/** What a page begins with. `area`: only for somebody who is signed in to it; null: for everybody. */
export type Shell = { path: string; area: UserType | null; element: ReactNode };

/** Pages that people open first, or daily; the others begin with the spinner. */
export const shells: readonly Shell[] = [
  { path: paths.entry, area: null, element: <EntryShell /> },
  { path: paths.student.home, area: 'student', element: <HomeShell /> },
  { path: paths.student.essay, area: 'student', element: <EssayShell /> },
  { path: paths.student.correctedEssays, area: 'student', element: <HistoryShell /> },
  { path: paths.student.progress, area: 'student', element: <ProgressShell /> },
];
