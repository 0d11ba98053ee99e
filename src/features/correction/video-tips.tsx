import { CirclePlay, ExternalLink } from 'lucide-react';
import type { StudySuggestion } from '@/domain/evaluation/correction';
import { toVideoSearchUrl } from '@/domain/evaluation/video-search';
import { OutgoingLink } from '@/ui/outgoing-link';

/** Searches on a video site, one per suggestion; nothing is embedded and nothing loads before a press. */
export function VideoTips({ suggestions }: { suggestions: readonly StudySuggestion[] }) {
  if (suggestions.length === 0) return null;
  return (
    <section className="mt-8">
      <h2 className="mb-2 text-lg">Vídeos para revisar</h2>
      <ul>
        {suggestions.map((suggestion) => (
          <li key={suggestion.searchQuery} className="border-b">
            <OutgoingLink
              // Rebuilt from the query: a stored address is not trusted.
              href={toVideoSearchUrl(suggestion.searchQuery)}
              className="flex min-h-12 items-center gap-3 py-2.5 text-ink no-underline hover:underline"
            >
              <CirclePlay size={22} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
              <span className="min-w-0 wrap-anywhere">{suggestion.title}</span>
              <ExternalLink
                size={16}
                strokeWidth={1.75}
                aria-hidden="true"
                className="ml-auto shrink-0 text-muted"
              />
            </OutgoingLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
