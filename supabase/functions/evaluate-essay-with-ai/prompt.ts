import { DESCRIPTORS, DESCRIPTORS_SOURCE } from '../../../src/domain/rubric/descriptors.ts';
import { COMPETENCY_NUMBERS, LEVELS, ROMAN_NUMERALS } from '../../../src/domain/rubric/competency.ts';
import { asData, explainData } from '../_shared/as-data.ts';

/** Stored with each result; to be raised with every change of what the model is told. */
export const PROMPT_VERSION = 'prompt-1';

const TASK = [
  'Você corrige redações do Enem pelos descritores oficiais do Inep, com o rigor de uma banca experiente. Escreva em',
  'português, com frases curtas, dirigidas ao estudante (“você”).',
].join(' ');

const METHOD = `Para cada competência, nesta ordem:
1. "trechos": de 1 a 3 citações exatas da redação, copiadas letra por letra, com até 90 caracteres cada. "lado" é "favor" ou "contra" o nível; "mostra" diz em até 6 palavras o que a citação mostra.
2. "criterios": de 2 a 4 partes do descritor, cada uma com uma avaliação em uma frase.
3. "note": só agora o nível, um destes números: ${LEVELS.join(', ')}. Compare os descritores de dois níveis vizinhos antes de decidir.
4. "feedback": duas ou três frases, o que funciona e o que falta para o próximo nível.
5. "melhorias": até 3 passos concretos; nenhum no nível 200.

"tema.abordagem": "completa"; "tangente" se o texto só toca o assunto; "fuga" se trata de outro. "tipo_textual": se o texto é dissertativo-argumentativo. "direitos_humanos": só desrespeita a proposta que defende violência, tortura, discriminação ou justiça com as próprias mãos; cite então o trecho exato, senão deixe "trecho" vazio. Esses três não baixam os níveis: quem aplica os tetos é o sistema.

"erros_detectados": até 20 desvios, cada um uma vez. "trecho" é a citação exata mais curta que contém o desvio. "classe": "vermelho" para gramática e ortografia, "amarelo" para uso que pede atenção, "laranja" para o que pode melhorar, "roxo" para repetição. "sugestao" é o que escrever no lugar do trecho, ou null.

"resumo": até 4 frases em cada lista. "estudos": até 4 assuntos para estudar, em poucas palavras, sem endereços.`;

const SHAPE = `Responda só com um objeto JSON desta forma, com todas as chaves:
{"tema":{"abordagem":"","justificativa":""},"tipo_textual":{"dissertativo_argumentativo":true,"justificativa":""},"direitos_humanos":{"desrespeita":false,"trecho":""},"competencias":{"competencia_1":{"trechos":[{"trecho":"","lado":"favor","mostra":""}],"criterios":[{"criterio":"","avaliacao":""}],"note":0,"feedback":"","melhorias":[""]},"competencia_2":{},"competencia_3":{},"competencia_4":{},"competencia_5":{}},"erros_detectados":[{"trecho":"","classe":"vermelho","competencia":1,"mensagem":"","sugestao":null}],"resumo":{"pontos_fortes":[""],"pontos_fracos":[""],"melhorias":[""]},"estudos":[""]}
As cinco competências têm todas a forma da primeira.`;

type Material = { theme: string; essay: string; supportText?: string };

/**
 * What the model is told. The system role holds only our own words and the code; theme, supporting texts and essay
 * stand in the user role, as data.
 * @param code Unguessable, new with every request.
 */
export function buildPrompt(material: Material, code: string): { instructions: string; message: string } {
  const instructions = [TASK, describeRubric(), METHOD, SHAPE, explainData(code)].join('\n\n');
  const { theme, essay, supportText } = material;
  const message = [
    asData('tema', theme, code),
    ...(supportText?.trim() ? [asData('textos-motivadores', supportText, code)] : []),
    asData('redacao', essay, code),
    'Avalie a redação acima e responda com o objeto JSON.',
  ].join('\n\n');
  return { instructions, message };
}

function describeRubric(): string {
  const competencies = COMPETENCY_NUMBERS.map((number) => {
    const { statement, levels } = DESCRIPTORS[number];
    const lines = LEVELS.map((level) => `${level}: ${levels[level]}`);
    return [`Competência ${ROMAN_NUMERALS[number]} (competencia_${number}). ${statement}`, ...lines].join(
      '\n',
    );
  });
  return [`Descritores (${DESCRIPTORS_SOURCE})`, ...competencies].join('\n\n');
}
