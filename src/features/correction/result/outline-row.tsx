import { useQuery } from '@tanstack/react-query';
import { ListChecks } from 'lucide-react';
import { useId } from 'react';
import { FoldButton } from './fold-button';
import type { ResultView } from './use-result-view';
import type { Services } from '@/data/services';
import { useOptionalServices, useStore } from '@/data/services-context';
import { storedIdOf, type Correction } from '@/domain/evaluation/correction';
import type { Outline } from '@/domain/outline/outline';
import { lazyPart } from '@/lib/lazy-part';

const FollowedOutline = lazyPart(() => import('./followed-outline').then((module) => module.FollowedOutline));

type OutlineRowProps = { correction: Correction; view: ResultView };

/** What of the plan arrived in the text, where this device has a plan of the essay; folded at first. */
export function OutlineRow(props: OutlineRowProps) {
  const services = useOptionalServices();
  return services && <RowOfEssay {...props} services={services} />;
}

function RowOfEssay({ correction, services, view }: OutlineRowProps & { services: Services }) {
  const outline = useStore(services.outlines).ofEssays[storedIdOf(correction)];
  return outline && <Row outline={outline} correction={correction} checker={services.checker} view={view} />;
}

type RowProps = OutlineRowProps & { outline: Outline; checker: Services['checker'] };

function Row({ outline, correction, checker, view }: RowProps) {
  const listId = useId();
  const { originalText: essay } = correction;
  const { data: followed } = useQuery({
    queryKey: ['followed-outline', storedIdOf(correction)],
    queryFn: ({ signal }) => checker.followOutline({ outline, essay }, signal),
  });
  const isOpen = view.opened[OUTLINE] ?? false;
  return (
    <section className="border-b">
      <h2>
        <FoldButton fold={OUTLINE} view={view} controls={listId}>
          <ListChecks size={20} strokeWidth={1.75} aria-hidden="true" className="text-muted" />
          <span className="font-sans text-base font-semibold">
            Do plano ao texto
            {followed && (
              <span className="num ml-2 text-sm font-normal whitespace-nowrap text-ink-2">
                {followed.filter(({ passage }) => passage).length} de {followed.length}
              </span>
            )}
          </span>
        </FoldButton>
      </h2>
      <div id={listId} hidden={!isOpen} className="pb-4 sm:pl-10">
        {isOpen && followed && <FollowedOutline followed={followed} view={view} />}
      </div>
    </section>
  );
}

const OUTLINE = 'plano';
