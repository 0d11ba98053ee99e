import type { ThemeGuidance, WayToWrite } from '@/domain/classrooms/theme-guidance';

/** The rule about handwriting or typing, as worded for students. */
export const WAY_RULES: Record<Exclude<WayToWrite, 'livre'>, string> = {
  manuscrita: 'Só manuscrita: escreva na folha e traga por foto.',
  digitada: 'Só digitada: escreva aqui, sem foto da folha.',
};

/** "2 textos seus, instruções e só manuscrita"; for the teacher. Texts by unknown authors are "motivadores". */
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

/** Warning to a teacher who photographs essays on a theme they required to be typed. */
export const TYPED_THEME_PHOTOGRAPHED =
  'Você pediu este tema só digitado, e estas folhas são manuscritas. Se enviar assim mesmo, elas entram na sala como as outras.';
