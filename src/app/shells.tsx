import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { AppHeader, BottomBar, FRAME_MAIN, Sidebar, STUDENT_TITLE } from '@/app/layouts/frame-parts';
import { studentNav } from '@/app/layouts/nav-items';
import { PublicHeader } from '@/app/layouts/public-frame';
import type { EntryServices, Store } from '@/data/services';
import { EntryServicesProvider } from '@/data/services-context';
import { EMPTY_DRAFT } from '@/domain/essay/draft';
import type { UserType } from '@/domain/session/session-user';
import { ENTRY_COLUMNS, EntryHero } from '@/features/entry/entry-hero';
import { EDITOR_COLUMNS, ESSAY_PLACEHOLDER } from '@/features/essay/essay-sheet';
import { HistoryIntro, HistorySkeleton } from '@/features/history/history-skeleton';
import {
  HOME_COLUMNS,
  HomeGreeting,
  LastCorrectionsSkeleton,
  ProgressSkeleton as HomeProgress,
  WRITING_COLUMN,
} from '@/features/home/home-frame';
import { WriteCard } from '@/features/home/write-card';
import { ProgressIntro, ProgressSkeleton } from '@/features/progress/progress-skeleton';
import { paths } from '@/lib/paths';
import { numbersFrom } from '@/components/ruled-text';
import { Sheet } from '@/ui/sheet';
import { Skeleton } from '@/ui/skeleton';

/** Prerendered markup of a page. `area`: shown only to users signed in to it; null: to everybody. */
export type Shell = { path: string; area: UserType | null; markup: string };

/**
 * Initial markup of the pages opened first or daily, rendered at build time by the pages' own components, so that
 * it matches the app; other pages start with the spinner. Content that depends on the user is omitted or replaced
 * by a skeleton, and elements with `data-unless-draft` are hidden if an essay was begun.
 */
export function renderShells(): Shell[] {
  return [
    { path: paths.entry, area: null, markup: render(paths.entry, <EntryShell />) },
    studentShell(paths.student.home, <HomeShell />),
    studentShell(paths.student.essay, <EssayShell />, true),
    studentShell(paths.student.correctedEssays, <HistoryShell />),
    studentShell(paths.student.progress, <ProgressShell />),
  ];
}

/** The part of the entry page above the form. */
function EntryShell() {
  return (
    <>
      <PublicHeader />
      <div className={ENTRY_COLUMNS}>
        <EntryHero />
      </div>
    </>
  );
}

function HomeShell() {
  return (
    <>
      <HomeGreeting>
        <Skeleton className="inline-block h-[0.8em] w-56 max-w-full" />
      </HomeGreeting>
      <div className={HOME_COLUMNS}>
        <div className={WRITING_COLUMN}>
          <div data-unless-draft="" className="grid">
            <WriteCard draft={EMPTY_DRAFT} />
          </div>
          <LastCorrectionsSkeleton />
        </div>
        <HomeProgress />
      </div>
    </>
  );
}

/** The theme and the writing area. */
function EssayShell() {
  return (
    <div className={EDITOR_COLUMNS}>
      <div className="min-w-0">
        {/* Taller for touch input. */}
        <Skeleton className="mb-9 h-4 w-60 lg:mb-8 max-lg:pointer-coarse:mb-11" />
        <p className="eyebrow">Tema da redação</p>
        <div className="mt-2 h-10 border-b-[1.5px] border-border-strong lg:h-11" />
        <Skeleton className="mt-9 h-5 w-48" />
        <Skeleton className="mt-8 mb-6 h-5 w-40 sm:mb-7 pointer-coarse:mb-11 sm:pointer-coarse:mb-12" />
        <Skeleton className="mb-6.5 h-5 w-36 sm:hidden pointer-coarse:mb-8.5" />
        <div data-unless-draft="">
          <Sheet bleed>
            <div className="ruled gutter mt-5 mb-2.5 min-h-[calc(13*var(--ruled-line))] pr-4 lg:pr-8">
              <div data-numbers={numbersFrom()} className="line-numbers max-md:hidden" />
              {/* As rendered by the field; not editable yet. */}
              <textarea
                inert
                rows={13}
                placeholder={ESSAY_PLACEHOLDER}
                className="block w-full resize-none bg-transparent p-0 [text-wrap:wrap] placeholder:text-muted placeholder:opacity-100"
              />
            </div>
          </Sheet>
        </div>
      </div>
    </div>
  );
}

function HistoryShell() {
  return (
    <>
      <div className="mb-6">
        <HistoryIntro />
      </div>
      <HistorySkeleton />
    </>
  );
}

function ProgressShell() {
  return (
    <>
      <ProgressIntro />
      <div className="mt-1.5">
        <ProgressSkeleton />
      </div>
    </>
  );
}

/** The frame of the student area, without user-dependent content: credits, plan, offers. */
function studentShell(path: string, page: ReactNode, isCollapsed = false): Shell {
  const framed = (
    <div className="lg:flex">
      <Sidebar
        home={paths.student.home}
        isCollapsed={isCollapsed}
        onToggle={nothing}
        nav={null}
        account={null}
      />
      <div className="min-w-0 flex-1">
        <AppHeader title={STUDENT_TITLE} onOpenMenu={nothing} />
        <div className={FRAME_MAIN}>{page}</div>
      </div>
      <BottomBar pages={studentNav.bar} />
    </div>
  );
  return { path, area: 'student', markup: render(path, framed) };
}

function render(path: string, element: ReactNode): string {
  const router = createMemoryRouter([{ path, element }], { initialEntries: [path] });
  return renderToStaticMarkup(
    <EntryServicesProvider value={SERVICES}>
      <RouterProvider router={router} />
    </EntryServicesProvider>,
  );
}

/** No-op handler, as nothing can be pressed yet. */
function nothing() {}

const unknown: Store<null> = { get: () => null, set: () => false, subscribe: () => nothing };

/** No user is known at build time: the frames only read the color scheme and sidebar preferences. */
const SERVICES = { preferences: { theme: unknown, sidebarCollapsed: unknown } } as unknown as EntryServices;
