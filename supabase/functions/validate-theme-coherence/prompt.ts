import { asData, explainData } from '../_shared/as-data.ts';

const TASK = [
  'Você confere se uma redação do Enem trata do tema proposto. "coherent" é true quando ela discute o tema, ainda que',
  'em parte, e false quando trata de outro assunto ou só o menciona. "justification" diz por quê, em até duas frases,',
  'em português, dirigidas ao estudante (“você”). Responda só com um objeto JSON:',
  '{"justification":"","coherent":true}',
].join(' ');

/** What the model is told: our words in the system role, the user's in the user role, as data under `code`. */
export function buildThemePrompt(
  { theme, essay }: { theme: string; essay: string },
  code: string,
): { instructions: string; message: string } {
  return {
    instructions: `${TASK}\n\n${explainData(code)}`,
    message: `${asData('tema', theme, code)}\n\n${asData('redacao', essay, code)}`,
  };
}
