import type { LinkExercise } from './bank/links.ts';
import { withCapital } from '../writing/replacement.ts';

/**
 * The paragraph with the links in the given order, each with a capital at the start of a sentence. A gap without a
 * link stays empty.
 */
export function fillLinks({ parts }: Pick<LinkExercise, 'parts'>, links: readonly string[]): string {
  return parts.reduce((text, part, at) => {
    const link = links[at - 1] ?? '';
    return text + (/(?:^|[.!?] )$/.test(text) ? withCapital(link) : link) + part;
  });
}
