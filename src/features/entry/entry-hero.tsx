import { Check } from 'lucide-react';
import { useWindowWidth } from '@/lib/use-window-width';
import { lazy } from 'react';
import { EntryDrawing, nothing } from './entry-drawing';

const EntrySheet = lazy(() => import('./entry-sheet').catch(nothing));

/** The tagline (spec §1) and the three benefits. */
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
      {/* Phones go straight to the form, and do not fetch what they would not show. */}
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

/** Where the form stands beside the words instead of below them (Tailwind's lg). */
const WIDE_PX = 1024;
