import type { ThemeOverlap } from '../../evaluation/theme-overlap.ts';
import type { TopicReach } from './topic-reach.ts';

/** What the words of an essay tell about its theme. `null`: nothing against it. */
export type TopicVerdict = 'fuga' | 'tangente' | 'so-citado' | 'ausente' | null;

/*
 * Limits of the training essays with 400 points or more: one in a thousand passes them, or two without
 * supporting texts; one in a hundred those of `ausente`, and people gave these 104, 93 and 82 points in
 * competencies 2, 3 and 5. Essays paired with themes of others: three in four are told, half of them by `ausente`
 * alone, a quarter with the certainty that annuls.
 */
const JUDGED_FROM_CONTENT_WORDS = 40;
const RELATED_WEIGHT = 0.5;
const TANGENT_BELOW = 0.007;
const OFF_THEME = { related: 1.5, relatedShare: 0.012, elsewhere: 10, elsewhereDistinct: 5 };
const SPRINKLED = { related: 1.5, relatedShare: 0.012, elsewhere: 13, elsewhereDistinct: 7 };
const SPRINKLED_ELSEWHERE_SHARE = 0.08;
const INTERCHANGEABLE = { related: 0.5, topicalShare: 0.12 };
const HARDLY_NAMED = { below: 0.005, relatedBelow: 0.04 };
const OUTWEIGHED = { namedBelow: 0.01, times: 3, beyond: 4 };

/**
 * Judges whether an essay is about its theme: `fuga` when it is plainly about something else, `tangente` when
 * hardly a word belongs to the theme, `so-citado` when the theme is named in an essay about something else or
 * about nothing in particular, `ausente` when its words are missing and others stand in their place. A theme outside
 * every field is judged by the absence of its words alone.
 */
export function judgeTopic(reach: TopicReach, overlap: ThemeOverlap): TopicVerdict {
  if (reach.contentWords < JUDGED_FROM_CONTENT_WORDS) return null;
  const isAbsent = (overlap.lacksSubject && reach.named === 0) || (reach.isKnown && isHardlyNamed(reach));
  return (reach.isKnown ? judgeKnownTopic(reach, overlap) : null) ?? (isAbsent ? 'ausente' : null);
}

function judgeKnownTopic(reach: TopicReach, overlap: ThemeOverlap): TopicVerdict {
  const { contentWords, named, related, elsewhere, elsewhereDistinct, topicalShare } = reach;
  const isElsewhere = (limits: typeof OFF_THEME) =>
    related <= limits.related &&
    related / contentWords < limits.relatedShare &&
    elsewhere >= limits.elsewhere &&
    elsewhereDistinct >= limits.elsewhereDistinct;
  if (named === 0 && overlap.lacksSubject && isElsewhere(OFF_THEME)) return 'fuga';
  if ((named + RELATED_WEIGHT * related) / contentWords < TANGENT_BELOW) return 'tangente';
  if (isElsewhere(SPRINKLED) && elsewhere / contentWords >= SPRINKLED_ELSEWHERE_SHARE) return 'so-citado';
  return related <= INTERCHANGEABLE.related && topicalShare < INTERCHANGEABLE.topicalShare
    ? 'so-citado'
    : null;
}

/** Named once or twice at most, with hardly a related word or many more of another field. */
function isHardlyNamed({ contentWords, named, related, elsewhere }: TopicReach): boolean {
  const namedShare = named / contentWords;
  const isAlone = namedShare < HARDLY_NAMED.below && related / contentWords < HARDLY_NAMED.relatedBelow;
  const isOutweighed =
    namedShare < OUTWEIGHED.namedBelow && elsewhere > OUTWEIGHED.times * related + OUTWEIGHED.beyond;
  return isAlone || isOutweighed;
}
