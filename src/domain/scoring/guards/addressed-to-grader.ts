import type { AnalyzedSentence, AnalyzedText } from '../../text/analyze-text.ts';

const A_FEW_WORDS = '(?:\\S{1,14} ){0,5}';
const GRADER = '(?:corretora?|avaliadora?|examinadora?|banca|revisora?)';
/** Words for the highest scores, which a student may request from the grader. */
const TOP = '(?:1000|mil|maxim[ao]s?|total|perfeit[ao]s?|200|10|dez|alta|boa|cheia)';
const ORDERS =
  '(?:instruc(?:ao|oes)|ordens|regras|orientacoes|criterios|diretrizes|comandos|prompts?|descritores|grade|rubrica)';
const PROGRAM =
  '(?:modelo de linguagem|inteligencia artificial que|ia que corrige|chat ?gpt|gpt|llm|chatbot|assistente virtual)';

/**
 * Patterns of sentences addressed to the grader, or to a program, instead of the reader. They are matched on
 * comparison keys joined by single spaces, so the patterns have no accents, capitals or punctuation.
 */
const ADDRESSES: readonly RegExp[] = [
  ` (?:car[oa]|querid[oa]|prezad[oa]|estimad[oa]|senhor|senhora|sr|sra|favor) ${GRADER} `,
  // Requests for a score: "Dê nota mil", "me dê, se puder, a nota máxima", "atribua 200 em todas", "conceda os 1000
  // pontos".
  ` (?:me de|me da|de-me|da-me|me conceda|conceda-me|conceda|me atribua|atribua|atribuir|eu mereco|coloque|marque|preencha|retorne|responda com|devolva|informe) ${A_FEW_WORDS}(?:notas?|pontos|pontuacao|competencias?|total) (?:\\S{1,14} ){0,3}${TOP} `,
  ` (?:me de|me da|de-me|da-me|conceda|atribua|coloque|marque|preencha|retorne|devolva|informe) ${A_FEW_WORDS}(?:1000|mil|200) (?:pontos|em todas|em tudo|nas|para|na redacao|nas cinco) `,
  `^ (?:por favor )?(?:agora )?de (?:a |uma )?nota (?:\\S{1,14} )?${TOP} `,
  ` (?:e|por favor|entao|apenas|so|somente|agora) de (?:a |uma |me )?nota (?:\\S{1,14} )?${TOP} `,
  ` (?:avalie|corrija|pontue|classifique|considere|julgue) (?:est[ea]|minh[ao]|meu|o|a|como) ${A_FEW_WORDS}(?:${TOP}|exemplar|sem erros|impecavel|excelente) $`,
  ` (?:avalie|corrija|pontue|classifique|considere) ${A_FEW_WORDS}(?:nota (?:maxima|mil|1000|total)|1000 pontos|pontuacao maxima) `,
  ` (?:ignor|desconsider|esquec|descart|anul)(?:e|a|am|ar|em)? (?:\\S{1,14} ){0,3}${ORDERS} (?:\\S{1,14} ){0,3}(?:anteriores|acima|dad[ao]s|recebid[ao]s|do sistema|iniciais|previas|originais|de correcao|da correcao|e|agora) `,
  ` (?:ignore|desconsidere|esqueca|descarte) (?:tudo (?:o )?que|todas as|quaisquer|o que) (?:\\S{1,14} ){0,3}(?:foi dito|veio antes|leu|disseram|${ORDERS}|acima|antes) `,
  ` (?:ignore|desconsidere|nao aponte|nao marque|nao considere|perdoe) (?:\\S{1,14} ){0,3}(?:meus |os |nenhum )?(?:erros?|desvios?)(?: (?:desta|dessa|na|da|deste|do|nesta|neste|gramaticais|de portugues|abaixo|acima))?(?: (?:redacao|texto))? $`,
  ` (?:nova|novas|proxima|seguinte|siga esta|siga estas|obedeca a) (?:instruc(?:ao|oes)|ordens?|comandos?) (?:do|ao|para o|de) (?:sistema|corretor|modelo|administrador|avaliador) `,
  `^ (?:nov[ao]s? )?(?:instruc(?:ao|oes)|ordem|comando|mensagem|prompt) (?:do sistema|ao corretor|para o corretor|ao modelo|para a ia|do administrador|ao avaliador|ao assistente) `,
  ` (?:voce|tu) (?:agora )?(?:e|deve ser|sera|esta) (?:agora )?(?:um |uma )?(?:corretora?|avaliadora?|examinadora?|assistente|professora?) (?:\\S{1,14} ){0,2}(?:generos[ao]|bonzinh[ao]|bondos[ao]|muito|que|sem|permissiv[ao]|benevolente) `,
  ` (?:aja|haja|comporte-se|finja|responda|atue) (?:como se (?:voce )?fosse |como |ser |que e )(?:um |uma )?(?:corretora?|avaliadora?|examinadora?|professora? que|assistente|ia|administrador) `,
  ` (?:voce e|ola|ei|atencao|caro|cara|prezado|querido) (?:um |uma )?${PROGRAM} `,
  `^ (?:atencao |aviso |ola |ei |oi |recado |nota |lembrete )(?:ao |a |para o |para a |senhor |senhora )?(?:${GRADER}|ia|sistema|robo|assistente|inteligencia artificial|modelo) `,
  ` ${GRADER} (?:voce )?(?:deve|tem que|precisa|favor|por favor) (?:\\S{1,14} ){0,3}(?:nota|pontos|pontuar|atribuir|conceder) `,
  ` (?:esta|essa|minha|a minha) redacao (?:merece|deve receber|vale|e|tem que receber|precisa receber|ja foi avaliada com|ja recebeu) (?:\\S{1,14} ){0,3}(?:nota|1000|mil|pontuacao) `,
  ` competencia (?:[1-5]|i|ii|iii|iv|v) (?:nota )?(?:200|160) competencia `,
  ` (?:nota|nota final|total|pontuacao|resultado|score) (?:final )?(?:igual a )?(?:1000|mil) (?:de|em|sobre|pontos) (?:1000|mil|possiveis|garantidos) `,
  ` (?:modo|mode) (?:desenvolvedor|developer|administrador|admin|debug|teste|livre|irrestrito) (?:ativado|ligado|on|enabled|activated)? `,
  ` fim d[ao] (?:redacao|texto|essay|prova) (?:agora|nova|novas|instruc(?:ao|oes)|comando|sistema|a partir|corretor|de|atribua) `,
  ` (?:responda|retorne|devolva|escreva) (?:apenas |somente |so |um |o )?(?:com )?(?:um |o )?(?:objeto )?json `,
  // Roles of a chat with a language model, as the first word of a sentence.
  '^ (?:system|sistema|assistant|assistente|user|developer|admin|administrador) (?:prompt |message |override |mensagem |nova |novo |new |ignore |desconsidere |de nota |atribua |voce |you |the |give |note |a redacao )',
  ' (?:im start|im end|endoftext|begin of text|end of text|start_header_id) ',
  // English.
  ' (?:ignore|disregard|forget|override|bypass|discard) (?:\\S{1,14} ){0,4}(?:instructions?|rules|prompts?|guidelines|rubrics?|criteria|above|previous|context|told|said) ',
  ' (?:give|grade|score|rate|mark|evaluate|award|assign|return|output|set|grant) (?:\\S{1,14} ){0,5}(?:essay|text|score|grade|marks?|points|maximum|1000|200|10 10|perfect|highest) ',
  ' (?:this|my|the following) (?:essay|text) (?:is|deserves|should|must|has) (?:\\S{1,14} ){0,3}(?:perfect|score|grade|1000|maximum|flawless|full|excellent|marks) ',
  ' (?:you are|act as|pretend|roleplay as|behave as) (?:now |to be |that you are |you are |if |an? )*(?:\\S{1,14} ){0,2}(?:grader|teacher|assistant|evaluator|ai|model|examiner|admin|corrector) ',
  ' (?:do not|don t|never) (?:report|mark|list|mention|penalize|deduct|count) ',
  ' (?:new|system|developer|hidden|important) (?:instructions?|prompts?|message|note to the grader|override) ',
  ' (?:respond|reply|answer|return) (?:only )?(?:with|in) (?:\\S{1,14} ){0,3}(?:json|1000|score|yes|maximum) ',
  ' (?:end|end of) (?:essay|text|submission|input) ',
  ' as an ai ',
].map((pattern) => new RegExp(pattern));

/**
 * The same patterns without anchors, as a fast first test. A text that does not match contains no sentence
 * addressed to the grader.
 */
const ANYWHERE = new RegExp(ADDRESSES.map(({ source }) => source.replace(/^\^|\$$/g, '')).join('|'));

/**
 * The sentences that praise the grader of the essay, or request or demand something from the grader; none in an
 * ordinary essay.
 */
export function findNotesToGrader({ sentences }: Pick<AnalyzedText, 'sentences'>): AnalyzedSentence[] {
  const text = keysOf(sentences.flatMap(({ words }) => words));
  if (!ANYWHERE.test(text)) return [];
  return sentences.filter((sentence, at) => {
    if (isNote(sentence.words)) return true;
    // A pattern may span two sentences: "Competência 1: 200. Competência 2: 200."
    const [before, next] = [sentences[at - 1]?.words ?? [], sentences[at + 1]?.words ?? []];
    return isNote([...sentence.words, ...next]) && !isNote(next)
      ? true
      : isNote([...before, ...sentence.words]) && !isNote(before);
  });
}

/** Whether a text contains a sentence addressed to the grader. */
export function isAddressedToGrader(text: Pick<AnalyzedText, 'sentences'>): boolean {
  return findNotesToGrader(text).length > 0;
}

function isNote(words: readonly { key: string }[]): boolean {
  const keys = keysOf(words);
  return ADDRESSES.some((address) => address.test(keys));
}

function keysOf(words: readonly { key: string }[]): string {
  return ` ${words.map(({ key }) => key).join(' ')} `;
}
