import type { ThemeGuidance } from '@/domain/classrooms/theme-guidance';
import type { MotivatingChart, MotivatingText } from '@/domain/themes/proposals/proposal';
import { proposalOf } from '@/domain/themes/theme-bank';
import { MotivatingTexts } from './motivating-texts';

type Given = Pick<ThemeGuidance, 'textos' | 'proposta'>;

/**
 * The texts for a theme: first the texts of the theme bank, found by the theme's wording or chosen by the teacher,
 * then the teacher's own texts.
 */
export function textsOf(
  theme: string,
  given: readonly Given[],
): { texts: MotivatingText[]; chart: MotivatingChart | undefined } {
  const proposal = proposalOf(theme, given.find(({ proposta }) => proposta !== null)?.proposta);
  const own = given
    .flatMap(({ textos }) => textos)
    .map(({ texto, fonte }) => ({ text: texto, source: fonte || 'Texto escolhido pelo professor.' }));
  return { texts: [...(proposal?.texts ?? []), ...own], chart: proposal?.chart };
}

type GivenTextsProps = { theme: string; guidance: ThemeGuidance };

/** The motivating texts of a class's theme, folded. Renders nothing if there are none. */
export function GivenTexts({ theme, guidance }: GivenTextsProps) {
  const { texts, chart } = textsOf(theme, [guidance]);
  const count = texts.length + (chart ? 1 : 0);
  if (count === 0) return null;
  return (
    <details className="mt-3">
      <summary className="w-fit cursor-pointer py-2.5 text-sm font-semibold">
        {count === 1 ? 'Texto motivador' : `Textos motivadores (${count})`}
      </summary>
      <div className="mt-2">
        <MotivatingTexts texts={texts} chart={chart} headingLevel={4} />
      </div>
    </details>
  );
}
