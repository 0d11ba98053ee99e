import type { Claims } from '../../../src/domain/evaluation/model-reading/claims.ts';
import {
  numberSentences,
  writeNumbered,
} from '../../../src/domain/evaluation/model-reading/numbered-sentences.ts';
import { LEVELS, ROMAN_NUMERALS, type CompetencyNumber } from '../../../src/domain/rubric/competency.ts';
import { DESCRIPTORS } from '../../../src/domain/rubric/descriptors.ts';
import { GRIDS, sourceOfGrid } from '../../../src/domain/rubric/grids.ts';
import { analyzeText, type AnalyzedText } from '../../../src/domain/text/analyze-text.ts';
import { asData, explainData } from '../_shared/as-data.ts';
import { ANCHORS, type Anchor } from './anchors.ts';

/** Stored with each result; must be raised with every change of the prompt. */
export const PROMPT_VERSION = 'prompt-3';

const TASK = `Você lê uma redação do Enem à procura de provas, como um corretor que marca o texto antes de dar a nota. Não dê nota, nível nem conselho: só aponte o que está no texto. A redação vem em frases numeradas.

Cada prova tem "frase", o número da frase, e "trecho", palavras copiadas dela letra por letra, com os erros que tiver, o mais curto que baste (até 25 palavras). Um trecho que não está na frase indicada é descartado com tudo o que depende dele. Não aponte o que não existe: uma lista vazia é uma boa resposta.`;

const ASKED: Record<CompetencyNumber, string> = {
  1: `"desvios": até 20 desvios da norma-padrão, cada um uma vez, com o trecho mais curto que o contém. "tipo": "ortografia" (a palavra não existe assim), "acentuacao", "crase", "concordancia", "regencia", "virgula", "pontuacao", "maiuscula", "confusao" (uma palavra por outra parecida), "oralidade" ou "escolha-de-palavras". "correcao": o trecho como deve ser no Brasil, ou null. Estilo e gosto não são desvios.
"estrutura": frases com falha: "truncada" (cortada), "emendada" (duas orações independentes unidas só por vírgula), "incompleta" (falta ou sobra um termo).
"bem_construidas": até 4 trechos com orações bem articuladas.`,
  2: `"abordagem": "completa" se o texto discute o tema; "tangente" se só toca o assunto mais amplo; "fuga" se trata de outro. "provas": de 1 a 3 trechos que mostram isso.
"tipo_textual": "dissertativo" se o texto defende um ponto de vista em prosa; false se narra, escreve carta, poema ou lista. "provas": de 1 a 2 trechos.
"partes": um trecho da introdução, um de cada parágrafo de desenvolvimento, um da conclusão.
"repertorio": cada referência de fora do texto. "legitimado": se tem área do conhecimento por trás (autor, obra, lei, dado com fonte, fato histórico, conceito); senso comum não tem. "pertinente": se é do tema. "uso": outro trecho, em que o texto tira dela uma conclusão para o argumento, ou null. Citação de bolso, que serviria a qualquer tema, não tem uso.`,
  3: `"tese": o trecho do ponto de vista defendido, ou null. "argumentos": a afirmação central de cada parágrafo de desenvolvimento; em "apoios", outros trechos que a sustentam: "dado", "exemplo", "causa", "consequencia", "explicacao" ou "autoridade". Repetir a afirmação não a sustenta.
"retomada": o trecho da conclusão que volta à tese, ou null. "contradicoes": dois trechos que não podem ser verdade juntos.`,
  4: `"entre": em cada parágrafo depois do primeiro, as palavras da abertura que o ligam ao anterior (até 6 palavras). "dentro": conectivos e retomadas que ligam orações e frases dentro dos parágrafos, até 20.
"inadequados": conectivos com sentido errado no lugar em que estão.`,
  5: `"elementos": os da proposta de intervenção mais completa. "agente": quem faz; "acao": o que faz; "meio": como ou por meio de quê; "finalidade": para quê; "detalhamento": uma informação a mais sobre um dos outros. "Alguém", "todos", "tomar medidas" e "conscientizar", sozinhos, não contam. As mesmas palavras são um elemento só.
"direitos_humanos": trechos que defendem violência, tortura, discriminação ou justiça com as próprias mãos; quase sempre nenhum.`,
};

type Material = {
  theme: string;
  essay: AnalyzedText;
  supportText?: string;
  /** For a third reading: the passages that the earlier readings pointed at. */
  pointedAt?: readonly string[];
};

/**
 * What the model is told in the pass of one competency. The system role holds only our own words and the code; theme,
 * supporting texts and essay stand in the user role, as data.
 * @param code Unguessable, new with every request.
 */
export function buildPrompt(
  number: CompetencyNumber,
  material: Material,
  code: string,
): { instructions: string; message: string } {
  const { theme, essay, supportText, pointedAt = [] } = material;
  const needsSupport = number === 2 && Boolean(supportText?.trim());
  const message = [
    asData('tema', theme, code),
    ...(needsSupport ? [asData('textos-motivadores', supportText ?? '', code)] : []),
    asData('redacao', writeNumbered(essay, numberSentences(essay)), code),
    ...(pointedAt.length > 0
      ? [asData('apontado-por-outros-leitores', pointedAt.join('\n'), code), THIRD_READING]
      : []),
    'Leia a redação acima e responda só com o objeto JSON.',
  ];
  return { instructions: `${instructionsOf(number)}\n\n${explainData(code)}`, message: message.join('\n\n') };
}

const THIRD_READING =
  'Dois leitores apontaram os trechos acima e não concordam. Confira cada um no texto, aponte o que faltar e deixe de fora o que não se sustenta.';

/** The system role of a pass, without the code of its data. */
export function instructionsOf(number: CompetencyNumber): string {
  return [
    TASK,
    describeCompetency(number),
    `O que apontar:\n${ASKED[number]}`,
    ...ANCHORS.map((anchor, at) => describeAnchor(anchor, number, at + 1)),
  ].join('\n\n');
}

function describeCompetency(number: CompetencyNumber): string {
  const levels = LEVELS.map((level) => `${level}: ${GRIDS[number].levels[level]}.`);
  return [
    `Competência ${ROMAN_NUMERALS[number]}. ${DESCRIPTORS[number].statement}`,
    `O sistema, e não você, transforma as provas em nível por esta grade, que não é oficial (${sourceOfGrid(number)}):`,
    ...levels,
  ].join('\n');
}

function describeAnchor({ theme, paragraphs, claims }: Anchor, number: CompetencyNumber, at: number): string {
  const essay = analyzeText(paragraphs.join('\n'));
  return [
    `Exemplo ${at}. Tema: ${theme}`,
    writeNumbered(essay, numberSentences(essay)),
    'Resposta:',
    JSON.stringify(claims[number satisfies keyof Claims]),
  ].join('\n');
}
