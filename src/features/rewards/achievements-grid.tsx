import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { UnlockedAchievement } from '@/domain/rewards/achievement';
import { useServices } from '@/data/services-context';
import { useMetrics } from '@/queries/essay-queries';
import type { Achievement } from '@/domain/rewards/achievement';
import { achievementFacts, type AchievementFacts } from '@/domain/rewards/achievement-facts';
import { achievementProgress, type CountedMeasure } from '@/domain/rewards/achievement-progress';
import { ACHIEVEMENTS } from '@/domain/rewards/achievements';
import { rewardedEssays } from '@/domain/rewards/award-rewards';
import { earnedOf } from '@/domain/rewards/ledger';
import { lazyDialog } from '@/lib/lazy-dialog';
import { useAchievements, useMovements } from '@/queries/reward-queries';
import { Button } from '@/ui/button';
import { Loaded } from '@/ui/loaded';
import { Skeleton } from '@/ui/skeleton';
import { LockedCard, UnlockedCard } from './achievement-card';
import { sortAchievements } from './sort-achievements';
import { ACHIEVEMENTS_ID } from './achievements-path';

const AchievementDialog = lazyDialog(() =>
  import('./achievement-dialog').then((module) => module.AchievementDialog),
);

/** Number of cards before "Ver todas". */
const FOLDED = 12;

/** All achievements, with the unlocked achievements first (R-ACHIEVEMENT-6). */
export function AchievementsGrid() {
  return (
    <section aria-labelledby={ACHIEVEMENTS_ID}>
      <Loaded
        query={useAchievements()}
        placeholder={<Loading />}
        failed={{
          title: 'Suas conquistas não abriram agora',
          note: 'Elas continuam guardadas. Confira a conexão e tente de novo.',
          className: '',
        }}
      >
        {(unlocked) => <Cards unlocked={unlocked} />}
      </Loaded>
    </section>
  );
}

function Cards({ unlocked: known }: { unlocked: readonly UnlockedAchievement[] }) {
  const { hasServer } = useServices().capabilities;
  const facts = useAchievementFacts();
  const [isUnfolded, setIsUnfolded] = useState(false);
  const [opened, setOpened] = useState<(Achievement & { at: string }) | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const firstUnfolded = useRef<HTMLLIElement>(null);
  const { unlocked, locked } = sortAchievements(known);

  useEffect(() => {
    if (isUnfolded) firstUnfolded.current?.focus({ preventScroll: true });
  }, [isUnfolded]);

  const cards = [
    ...unlocked.map((achievement) => (
      <UnlockedCard
        key={achievement.codigo}
        achievement={achievement}
        onOpen={() => {
          setOpened(achievement);
          setIsOpen(true);
        }}
      />
    )),
    ...locked.map((achievement) => (
      <LockedCard
        key={achievement.codigo}
        achievement={achievement}
        progress={facts && achievementProgress(achievement, facts)}
      />
    )),
  ];
  return (
    <>
      <Heading count={unlocked.length} />
      {unlocked.length === 0 && (
        <p className="-mt-2 mb-4 text-ink-2">As primeiras chegam com a sua primeira redação.</p>
      )}
      <ul className={GRID}>
        {(isUnfolded ? cards : cards.slice(0, FOLDED)).map((card, index) => (
          <li
            key={card.key}
            ref={index === FOLDED ? firstUnfolded : undefined}
            tabIndex={index === FOLDED ? -1 : undefined}
            className="outline-none"
          >
            {card}
          </li>
        ))}
      </ul>
      {!isUnfolded && (
        <Button variant="outline" className="mt-4 max-sm:w-full" onClick={() => setIsUnfolded(true)}>
          Ver todas as {ACHIEVEMENTS.length}
        </Button>
      )}
      {hasServer && (
        <p className="mt-4 max-w-[66ch] text-xs text-muted">
          Nas conquistas por nota vale toda redação corrigida com internet, também pelo corretor local. A que
          só este aparelho corrigiu fica de fora.
        </p>
      )}
      {opened && <AchievementDialog achievement={opened} open={isOpen} onOpenChange={setIsOpen} />}
    </>
  );
}

/** The target of "Ver conquistas": takes the focus when the URL names it. */
function Heading({ count }: { count?: number }) {
  const { hash } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  const isKnown = count !== undefined;

  useEffect(() => {
    if (!isKnown || hash !== `#${ACHIEVEMENTS_ID}`) return;
    heading.current?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  }, [hash, isKnown]);

  return (
    <div className="mb-4 flex items-baseline justify-between gap-4">
      <h3 id={ACHIEVEMENTS_ID} ref={heading} tabIndex={-1} className="text-lg outline-none">
        Conquistas
      </h3>
      {isKnown && (
        <p className="num text-sm text-muted">
          {count} de {ACHIEVEMENTS.length}
        </p>
      )}
    </div>
  );
}

function Loading() {
  return (
    <div role="status">
      <span className="sr-only">Carregando...</span>
      <Heading />
      <div className={GRID}>
        {Array.from({ length: FOLDED }, (_, index) => (
          <Skeleton key={index} className="h-37 rounded-lg" />
        ))}
      </div>
    </div>
  );
}

const GRID =
  'grid grid-cols-[repeat(auto-fill,minmax(min(100%,9.5rem),1fr))] gap-3 md:grid-cols-3 lg:grid-cols-4 lg:gap-4';

/** The student's own counts, used to show progress; null while loading. Only `claim` decides what is unlocked. */
function useAchievementFacts(): Pick<AchievementFacts, CountedMeasure> | null {
  const { data: metrics } = useMetrics();
  const { data: movements } = useMovements();
  const { data: unlocked } = useAchievements();
  return useMemo(() => {
    if (!metrics || !movements || !unlocked) return null;
    return achievementFacts({
      essays: rewardedEssays({ essays: metrics.redacoes }).map(({ data, tema, nota, competencias }) => ({
        submittedAt: data,
        theme: tema,
        axis: null,
        total: nota,
        levels: competencias,
        findings: null,
      })),
      canetinhasEarned: earnedOf(movements),
      missions: movements.filter(({ source }) => source === 'missao_diaria').length,
      unlocked: unlocked.map(({ codigo }) => codigo),
      ratings: 0,
      messages: 0,
      suggestions: 0,
      teacherReviews: 0,
    });
  }, [metrics, movements, unlocked]);
}
