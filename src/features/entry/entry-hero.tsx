import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { paths } from '@/lib/paths';
import { useHasBeenSeen } from '@/lib/use-has-been-seen';
import { useWindowWidth } from '@/lib/use-window-width';
import { LinkButton } from '@/ui/link-button';

const EntrySheet = lazy<ComponentType>(() => import('./entry-sheet').catch(nothing));

/** The tagline (R-PRODUCT-3) and the three benefits. */
export function EntryHero() {
  const isWide = useWindowWidth() >= WIDE_PX;
  return (
    <div className="flex flex-col lg:pt-4">
      <h1 className="max-w-[21ch] text-3xl leading-[1.06] font-extrabold tracking-[-0.015em]">
        Correção inteligente de redações com{' '}
        <span className="hl lg:whitespace-nowrap">feedback personalizado</span>
      </h1>
      <ul className="mt-6 grid gap-2.5">
        {BENEFITS.map((benefit) => (
          <li key={benefit} className="flex max-w-[54ch] gap-3">
            <Check size={20} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 shrink-0" />
            {benefit}
          </li>
        ))}
      </ul>
      <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
        <LinkButton to={paths.guest} variant="outline">
          Experimentar agora
        </LinkButton>
        <span className="text-sm text-ink-2">Uma correção inteira, sem conta.</span>
      </div>
      {/* Not rendered on phones, so that they do not load it. */}
      {isWide && (
        <div className="mt-auto max-w-168 pt-13">
          <EntryDrawing className="min-h-46">
            <EntrySheet />
          </EntryDrawing>
        </div>
      )}
    </div>
  );
}

const BENEFITS = [
  'Correção pelos critérios oficiais do ENEM, nota de 0 a 1000.',
  'Feedback detalhado em cada uma das cinco competências.',
  'Missões e canetinhas para você escrever toda semana.',
];

/** Tailwind's `lg` breakpoint: from this width on, the form is beside the text instead of below it. */
const WIDE_PX = 1024;

/** Layout of the page: text, and on wide screens the form beside it. */
export const ENTRY_COLUMNS =
  'mx-auto grid max-w-300 gap-8 px-4 pt-4 pb-10 lg:grid-cols-[minmax(0,1fr)_25rem] lg:gap-16 lg:overflow-hidden lg:px-10 lg:pt-6 lg:pb-0';

type EntryDrawingProps = { className: string; children: ReactNode };

/** Reserves the space of a drawing (`className` sets its height) and loads it when it comes into view. */
export function EntryDrawing({ className, children }: EntryDrawingProps) {
  const { target, hasBeenSeen } = useHasBeenSeen<HTMLDivElement>();
  return (
    <div ref={target} aria-hidden="true" className={clsx('grid items-start', className)}>
      {hasBeenSeen && <Suspense fallback={null}>{children}</Suspense>}
    </div>
  );
}

/** Fallback for drawings that cannot be loaded: renders nothing, because the drawings are decorative. */
export const nothing = () => ({ default: (): ReactNode => null });
