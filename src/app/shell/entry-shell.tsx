import { EntryHero } from '@/features/entry/entry-hero';
import { ENTRY_COLUMNS } from '@/features/entry/entry-columns';
import { PublicHeader } from '../layouts/public-header';

/** What `/` begins with: everything above the form. */
export function EntryShell() {
  return (
    <>
      <PublicHeader />
      <div className={ENTRY_COLUMNS}>
        <EntryHero />
      </div>
    </>
  );
}
