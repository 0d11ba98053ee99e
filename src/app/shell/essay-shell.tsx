import { EDITOR_COLUMNS, ESSAY_PLACEHOLDER } from '@/features/essay/essay-placeholder';
import { lineNumbers } from '@/ui/line-numbers';
import { Sheet } from '@/ui/sheet';
import { Skeleton } from '@/ui/skeleton';
import { StudentShell } from './student-shell';

/** What the editor begins with: the sheet and what is to be written on it, where nothing was begun. */
export function EssayShell() {
  return (
    <StudentShell isCollapsed>
      <div className={EDITOR_COLUMNS}>
        <div className="min-w-0">
          {/* What stands over the sheet grows for a finger. */}
          <Skeleton className="mb-9 h-4 w-60 lg:mb-8 max-lg:pointer-coarse:mb-11" />
          <p className="eyebrow">Tema da redação</p>
          <div className="mt-2 h-10 border-b-[1.5px] border-border-strong lg:h-11" />
          <Skeleton className="mt-9 h-5 w-48" />
          <Skeleton className="mt-8 mb-6 h-5 w-40 sm:mb-7 pointer-coarse:mb-11 sm:pointer-coarse:mb-12" />
          <Skeleton className="mb-6.5 h-5 w-36 sm:hidden pointer-coarse:mb-8.5" />
          <div data-unless-draft="">
            <Sheet bleed>
              <div className="ruled gutter mt-5 mb-2.5 min-h-[calc(13*var(--ruled-line))] pr-4 lg:pr-8">
                <div data-numbers={lineNumbers()} className="line-numbers max-md:hidden" />
                {/* As the field draws it; nothing can be written yet. */}
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
    </StudentShell>
  );
}
