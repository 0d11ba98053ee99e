import { guidanceInWords } from '@/copy/theme-guidance';
import { hasGuidance, type ThemeGuidance } from '@/domain/classrooms/theme-guidance';
import { Button } from '@/ui/button';

type GuidanceSummaryProps = {
  guidance: ThemeGuidance;
  /** Whether the typed theme is still the theme to which the guidance belongs. */
  isOfThis: boolean;
  isDisabled: boolean;
  onOpen(): void;
};

/** The theme's guidance in one line, with a button to change it or to assign the theme to other classes. */
export function GuidanceSummary({ guidance, isOfThis, isDisabled, onOpen }: GuidanceSummaryProps) {
  return (
    <div className="mt-6 border-t pt-4">
      <h4 className="font-sans text-base font-semibold">Textos, instruções e outras salas</h4>
      <p className="mt-0.5 mb-3 text-sm text-ink-2">
        {isOfThis && hasGuidance(guidance)
          ? `Com este tema: ${guidanceInWords(guidance)}.`
          : 'Passe o tema com textos motivadores e instruções. Diga se é para escrever à mão e, se quiser, passe o mesmo tema a outras salas.'}
      </p>
      <Button variant="outline" size="small" disabled={isDisabled} onClick={onOpen}>
        {isOfThis && hasGuidance(guidance)
          ? 'Mudar ou passar a outras salas'
          : 'Passar com textos e instruções'}
      </Button>
    </div>
  );
}
