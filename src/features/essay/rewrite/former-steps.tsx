import { type ComponentProps, useEffect, useState } from 'react';
import type { Query } from '@/lib/query';
import { lazyPart } from '@/lib/lazy-part';
import { Loaded } from '@/ui/loaded';
import { Skeleton } from '@/ui/skeleton';
import type { FormerVersion } from './use-rewriting';

/** If this part cannot be loaded, the essay is rewritten without the list of steps. */
export const loadSteps = () => import('./rewrite-panel').then((module) => module.RewriteSteps);
const RewriteSteps = lazyPart(loadSteps);

type FormerStepsProps = Omit<ComponentProps<typeof RewriteSteps>, 'former' | 'className' | 'fallback'> & {
  query: Query<FormerVersion | null>;
};

/**
 * The steps of the former correction. Steps that come late keep the room of their placeholder, which reaches to the end of
 * the window, so that nothing on screen moves.
 */
export function FormerSteps({ query, ...panel }: FormerStepsProps) {
  const [isLate, setIsLate] = useState(false);
  const placeholder = <StepsPlaceholder onShown={() => setIsLate(true)} />;
  return (
    <Loaded
      query={query}
      placeholder={placeholder}
      failed={{
        title: 'Os próximos passos não abriram agora',
        note: 'A correção anterior continua guardada, e você já pode reescrever.',
        headingLevel: 2,
        className: `rounded-lg border bg-paper p-5 ${KEPT_SPACE}`,
      }}
    >
      {(former) => (
        <RewriteSteps
          {...panel}
          former={former}
          className={isLate ? KEPT_SPACE : undefined}
          fallback={placeholder}
        />
      )}
    </Loaded>
  );
}

const KEPT_SPACE = 'min-h-[calc(100svh-5rem)]';

function StepsPlaceholder({ onShown }: { onShown(): void }) {
  // oxlint-disable-next-line react/exhaustive-deps -- once
  useEffect(onShown, []);
  return (
    <div className={`rounded-lg border bg-paper p-5 ${KEPT_SPACE}`}>
      <output className="sr-only">Carregando os próximos passos</output>
      <Skeleton className="h-6 w-36" />
      <Skeleton className="mt-4 h-4 w-4/5" />
      <div className="mt-8 grid gap-6">
        {['w-full', 'w-11/12', 'w-10/12'].map((width) => (
          <Skeleton key={width} className={`h-10 ${width}`} />
        ))}
      </div>
    </div>
  );
}
