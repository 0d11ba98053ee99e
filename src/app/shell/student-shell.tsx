import type { ReactNode } from 'react';
import { paths } from '@/lib/paths';
import { AppHeader } from '../layouts/app-header';
import { BottomBar } from '../layouts/bottom-bar';
import { FRAME_MAIN, STUDENT_TITLE } from '../layouts/frame-parts';
import { studentNav } from '../layouts/nav-items';
import { Sidebar } from '../layouts/sidebar';

type StudentShellProps = { isCollapsed?: boolean; children: ReactNode };

/** The frame of the student area without what depends on the student: credits, plan, offers. */
export function StudentShell({ isCollapsed = false, children }: StudentShellProps) {
  return (
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
        <div className={FRAME_MAIN}>{children}</div>
      </div>
      <BottomBar pages={studentNav.bar} />
    </div>
  );
}

/** Nobody can press anything yet. */
function nothing() {}
