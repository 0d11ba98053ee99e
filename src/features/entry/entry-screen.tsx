import { EntryCard, type EntryCardProps } from './entry-card';
import { EntryHero } from './entry-hero';
import { EntryReasons } from './entry-reasons';

type EntryScreenProps = Omit<EntryCardProps, 'headingLevel'>;

/** The landing page (spec §2): what Grifo does, the form, and why. */
export function EntryScreen(props: EntryScreenProps) {
  return (
    <>
      <div className="mx-auto grid max-w-300 gap-8 px-4 pt-4 pb-10 lg:grid-cols-[minmax(0,1fr)_25rem] lg:gap-16 lg:overflow-hidden lg:px-10 lg:pt-6 lg:pb-0">
        <EntryHero />
        <div className="lg:pb-12">
          <EntryCard headingLevel={2} {...props} />
        </div>
      </div>
      <EntryReasons />
    </>
  );
}
