import type { ThemeGuidance, WayToWrite } from '@/domain/classrooms/theme-guidance';

/** What the rule asks of a student. */
export const WAY_RULES: Record<Exclude<WayToWrite, 'livre'>, string> = {
  manuscrita: 'Só manuscrita: escreva na folha e traga por foto.',
  digitada: 'Só digitada: escreva aqui, sem foto da folha.',
};

/** "2 textos seus, instruções e só manuscrita"; for the teacher. Texts of who knows whom are "motivadores". */
export function guidanceInWords(
  { textos, instrucoes, proposta, envio }: ThemeGuidance,
  [one, several] = ['seu', 'seus'],
): string {
  const parts = [
    proposta !== null && 'textos do banco',
    textos.length > 0 && (textos.length === 1 ? `um texto ${one}` : `${textos.length} textos ${several}`),
    instrucoes !== '' && 'instruções',
    envio !== 'livre' && `só ${envio}`,
  ].filter((part) => part !== false);
  return new Intl.ListFormat('pt-BR').format(parts);
}

/** What a teacher is told who photographs essays on a theme she asked to be typed. */
export const TYPED_THEME_PHOTOGRAPHED =
  'Você pediu este tema só digitado, e estas folhas são manuscritas. Se enviar assim mesmo, elas entram na sala como as outras.';
