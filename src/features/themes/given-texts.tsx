import type { ThemeGuidance } from '@/domain/classrooms/theme-guidance';
import type { MotivatingChart, MotivatingText } from '@/domain/themes/proposals/proposal';
import { findThemeWithTexts } from '@/domain/themes/theme-bank';
import { MotivatingTexts } from './motivating-texts';

type Given = Pick<ThemeGuidance, 'textos' | 'proposta'>;

type TextsOfTheme = {
  texts: MotivatingText[];
  chart: MotivatingChart | undefined;
  /** Whether the texts of the bank are on the theme of an exam. */
  isOfExam: boolean;
};

/**
 * The texts for a theme: first the texts of the theme bank, found by the theme's wording or chosen by the teacher,
 * then the teacher's own texts.
 */
export function textsOf(theme: string, given: readonly Given[]): TextsOfTheme {
  const found = findThemeWithTexts(theme, given.find(({ proposta }) => proposta !== null)?.proposta);
  const own = given
    .flatMap(({ textos }) => textos)
    .map(({ texto, fonte }) => ({ text: texto, source: fonte || 'Texto escolhido pelo professor.' }));
  return {
    texts: [...(found?.proposal.texts ?? []), ...own],
    chart: found?.proposal.chart,
    isOfExam: found?.from === 'exam',
  };
}

type GivenTextsProps = { theme: string; guidance: ThemeGuidance };

/** The motivating texts of a class's theme, folded. Renders nothing if there are none. */
export function GivenTexts({ theme, guidance }: GivenTextsProps) {
  const { texts, chart, isOfExam } = textsOf(theme, [guidance]);
  const count = texts.length + (chart ? 1 : 0);
  if (count === 0) return null;
  return (
    <details className="mt-3">
      <summary className="w-fit cursor-pointer py-2.5 text-sm font-semibold">
        {count === 1 ? 'Texto motivador' : `Textos motivadores (${count})`}
      </summary>
      <div className="mt-2">
        <MotivatingTexts texts={texts} chart={chart} isOfExam={isOfExam} headingLevel={4} />
      </div>
    </details>
  );
}
