import {
  numberSentences,
  writeNumbered,
} from '../../../src/domain/evaluation/model-reading/numbered-sentences.ts';
import type { AnalyzedText } from '../../../src/domain/text/analyze-text.ts';
import { asData, explainData } from '../_shared/as-data.ts';

const TASK = `Você confere se uma redação do Enem trata do tema proposto. "tipo" é "completa" quando ela discute o tema, "tangente" quando só toca o assunto mais amplo, "fuga" quando trata de outro. "provas": de 1 a 3 trechos que mostram isso, cada um com "frase", o número da frase, e "trecho", palavras copiadas dela letra por letra (até 25 palavras). Um trecho que não está na frase indicada é descartado. Responda só com um objeto JSON: {"tipo":"completa","provas":[{"frase":1,"trecho":""}]}`;

/** The prompt: our own text in the system role, the user's text in the user role, as data under `code`. */
export function buildThemePrompt(
  { theme, essay }: { theme: string; essay: AnalyzedText },
  code: string,
): { instructions: string; message: string } {
  const numbered = writeNumbered(essay, numberSentences(essay));
  return {
    instructions: `${TASK}\n\n${explainData(code)}`,
    message: `${asData('tema', theme, code)}\n\n${asData('redacao', numbered, code)}`,
  };
}
