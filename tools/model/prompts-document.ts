import { COMPETENCY_NAMES, COMPETENCY_NUMBERS, ROMAN_NUMERALS } from '../../src/domain/rubric/competency.ts';
import { instructionsOf, PROMPT_VERSION } from '../../supabase/functions/evaluate-essay-with-ai/prompt.ts';

const INTRODUCTION = `# O que a IA lê e o que ela responde

Escrito por \`npm run generate:prompts\` a partir do código; não edite à mão. Versão dos textos: \`${PROMPT_VERSION}\`, gravada com cada
correção.

Quando há um modelo de linguagem e a pessoa concordou, ele lê a redação em cinco passos, um por competência, ao mesmo tempo. Em cada
passo recebe o texto abaixo, o tema e a redação em frases numeradas (e, na competência II, os textos motivadores), e aponta
provas: o número da frase e as palavras exatas. Ele não dá nota. O sistema confere cada trecho, descarta o que não está na frase
indicada, conta o que ficou e chega ao nível pela grade. As frases que o estudante lê são escritas pelo sistema.

O corretor local dá os seus níveis à parte. Se os dois divergem mais de 100 pontos no total ou mais de 80 em uma competência, há uma
terceira leitura onde divergem, e vale a média das duas mais próximas, como no Enem. Uma leitura mais de 200 pontos acima da local
não vale.`;

/** The complete prompts of a model, as a document for teachers. */
export function promptsDocument(): string {
  const passes = COMPETENCY_NUMBERS.map((number) => {
    const title = `## Competência ${ROMAN_NUMERALS[number]}: ${COMPETENCY_NAMES[number]}`;
    return `${title}\n\n\`\`\`text\n${instructionsOf(number)}\n\`\`\``;
  });
  return `${[INTRODUCTION, ...passes].join('\n\n')}\n`;
}
