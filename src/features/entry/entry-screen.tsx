import { EntryCard, type EntryCardProps } from './entry-card';
import { ENTRY_COLUMNS } from './entry-columns';
import { EntryHero } from './entry-hero';
import { EntryReasons } from './entry-reasons';

type EntryScreenProps = Omit<EntryCardProps, 'headingLevel'>;

/** The landing page (spec §2): what Grifo does, the form, and why. */
export function EntryScreen(props: EntryScreenProps) {
  return (
    <>
      <div className={ENTRY_COLUMNS}>
        <EntryHero />
        <div className="lg:pb-12">
          <EntryCard headingLevel={2} {...props} />
        </div>
      </div>
      <EntryReasons />
    </>
  );
}
