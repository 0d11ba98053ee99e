import type { Severity } from './severity.ts';

type FindingCategory = {
  classe: Severity;
  competencia: 1 | 2 | 3 | 4;
  /** The weakness as a noun phrase that can follow "atenção a" or "cuide de". */
  topic: string;
  /** Advice on what to work on, as a whole sentence. */
  advice: string;
  /** Search terms for a lesson. */
  studyQuery: string;
};

/**
 * Categories of findings, keyed by their `codigo`. The categories of competencies 1 and 4 are the issue categories
 * of R-RULES-1.
 */
export const FINDING_CATEGORIES = {
  ortografia: {
    classe: 'vermelho',
    competencia: 1,
    topic: 'a grafia de algumas palavras',
    advice: 'Confira no dicionário a grafia das palavras marcadas e anote as que costuma errar.',
    studyQuery: 'Ortografia: erros comuns',
  },
  'palavra-desconhecida': {
    classe: 'amarelo',
    competencia: 1,
    topic: 'as palavras fora do dicionário',
    advice: 'Confira se a palavra existe; na dúvida, prefira uma que você já leu.',
    studyQuery: 'Vocabulário na redação do ENEM',
  },
  acentuacao: {
    classe: 'vermelho',
    competencia: 1,
    topic: 'a acentuação',
    advice:
      'Releia só para conferir os acentos: diga a palavra em voz alta e veja qual sílaba é a mais forte.',
    studyQuery: 'Acentuação gráfica: regras',
  },
  crase: {
    classe: 'vermelho',
    competencia: 1,
    topic: 'o uso da crase',
    advice: 'Antes de verbo, de palavra masculina e da maioria dos pronomes não há crase.',
    studyQuery: 'Uso da crase',
  },
  /** A missing crase that can only be recognized from the context. */
  'crase-provavel': {
    classe: 'amarelo',
    competencia: 1,
    topic: 'a crase que parece faltar',
    advice: 'Troque o nome feminino por um masculino: se der “ao”, há crase.',
    studyQuery: 'Uso da crase',
  },
  concordancia: {
    classe: 'vermelho',
    competencia: 1,
    topic: 'a concordância',
    advice: 'Procure o sujeito de cada verbo e confira se os dois estão no mesmo número.',
    studyQuery: 'Concordância verbal',
  },
  hifen: {
    classe: 'vermelho',
    competencia: 1,
    topic: 'as palavras juntas, separadas ou com hífen',
    advice: 'Confira se a expressão se escreve junta, separada ou com hífen.',
    studyQuery: 'Uso do hífen e palavras juntas ou separadas',
  },
  confusao: {
    classe: 'vermelho',
    competencia: 1,
    topic: 'as palavras parecidas',
    advice: 'Troque a palavra marcada pela parecida que cabe na frase, como “mas” e “mais”, “há” e “a”.',
    studyQuery: 'Parônimos e homônimos: mas ou mais, mal ou mau, há ou a',
  },
  regencia: {
    classe: 'amarelo',
    competencia: 1,
    topic: 'a regência',
    advice: 'Confira que palavra de ligação o verbo ou o nome pede: “a”, “de”, “em” ou nenhuma.',
    studyQuery: 'Regência verbal e nominal',
  },
  'colocacao-pronominal': {
    classe: 'amarelo',
    competencia: 1,
    topic: 'a colocação dos pronomes',
    advice:
      'Palavras como “não”, “que” e “se” puxam o pronome para antes do verbo; no começo da frase ele vem depois.',
    studyQuery: 'Colocação pronominal: próclise e ênclise',
  },
  demonstrativo: {
    classe: 'laranja',
    competencia: 4,
    topic: 'os pronomes demonstrativos',
    advice: 'Para retomar o que já foi dito, use “esse”, “essa” e “isso”; “este” anuncia o que vem.',
    studyQuery: 'Este ou esse: pronomes demonstrativos na redação',
  },
  virgula: {
    classe: 'amarelo',
    competencia: 1,
    topic: 'as vírgulas',
    advice: 'A vírgula separa o que entra no meio ou vem antes da frase, e nunca o sujeito do verbo.',
    studyQuery: 'Uso da vírgula',
  },
  fragmento: {
    classe: 'laranja',
    competencia: 1,
    topic: 'as frases incompletas',
    advice: 'Cada frase precisa de um verbo principal: una a frase solta à anterior ou complete-a.',
    studyQuery: 'Frases fragmentadas e truncamento na redação',
  },
  'paragrafo-curto': {
    classe: 'laranja',
    competencia: 4,
    topic: 'os parágrafos de uma frase só',
    advice: 'Desenvolva o parágrafo em duas ou três frases: ideia, explicação e exemplo.',
    studyQuery: 'Como desenvolver parágrafos na redação',
  },
  maiuscula: {
    classe: 'vermelho',
    competencia: 1,
    topic: 'as letras maiúsculas',
    advice: 'Comece cada frase e cada nome próprio com letra maiúscula.',
    studyQuery: 'Uso de letras maiúsculas',
  },
  pontuacao: {
    classe: 'vermelho',
    competencia: 1,
    topic: 'a pontuação',
    advice: 'Feche cada frase com um único sinal de pontuação.',
    studyQuery: 'Pontuação na redação',
  },
  'palavra-duplicada': {
    classe: 'vermelho',
    competencia: 1,
    topic: 'as palavras escritas duas vezes seguidas',
    advice: 'Releia devagar antes de passar a limpo, para apanhar palavras escritas duas vezes.',
    studyQuery: 'Revisão de texto na redação',
  },
  internetes: {
    classe: 'vermelho',
    competencia: 1,
    topic: 'as abreviações de internet',
    advice: 'Escreva as palavras por inteiro: abreviações de internet não cabem na redação.',
    studyQuery: 'Linguagem formal e informal na redação',
  },
  oralidade: {
    classe: 'amarelo',
    competencia: 1,
    topic: 'as expressões da fala',
    advice: 'Troque o que é da fala pelo que se escreve num texto formal.',
    studyQuery: 'Marcas de oralidade na redação',
  },
  uso: {
    classe: 'amarelo',
    competencia: 1,
    topic: 'algumas expressões',
    advice: 'Prefira a forma indicada: a marcada diz duas vezes o mesmo ou não é da escrita formal.',
    studyQuery: 'Vícios de linguagem na redação',
  },
  espacamento: {
    classe: 'amarelo',
    competencia: 1,
    topic: 'os espaços junto da pontuação',
    advice: 'O sinal de pontuação vem colado à palavra anterior, com um espaço depois.',
    studyQuery: 'Pontuação e espaçamento',
  },
  'periodo-longo': {
    classe: 'laranja',
    competencia: 1,
    topic: 'os períodos muito longos',
    advice: 'Divida as frases longas: uma ideia principal por frase.',
    studyQuery: 'Períodos longos: como dividir frases na redação',
  },
  'palavra-repetida': {
    classe: 'roxo',
    competencia: 4,
    topic: 'a repetição de palavras',
    advice: 'Retome o que já disse com sinônimos e pronomes em vez de repetir a palavra.',
    studyQuery: 'Coesão referencial: como evitar repetição',
  },
  'conectivo-repetido': {
    classe: 'laranja',
    competencia: 4,
    topic: 'a repetição do mesmo conectivo',
    advice: 'Varie os conectivos: há várias formas de somar, opor e concluir.',
    studyQuery: 'Conectivos para redação',
  },
  'escolha-de-palavras': {
    classe: 'laranja',
    competencia: 1,
    topic: 'a escolha das palavras',
    advice: 'Prefira palavras precisas e formais: diga de que “coisa” se trata e não converse com o leitor.',
    studyQuery: 'Precisão vocabular e linguagem formal na redação',
  },
  'primeira-pessoa': {
    classe: 'laranja',
    competencia: 2,
    topic: 'a primeira pessoa do singular',
    advice: 'Defenda a ideia de forma impessoal, sem "eu acho": o argumento ganha força.',
    studyQuery: 'Impessoalidade no texto dissertativo-argumentativo',
  },
  'abertura-generica': {
    classe: 'laranja',
    competencia: 2,
    topic: 'as referências genéricas',
    advice: 'Troque a referência genérica por um repertório preciso: autor, lei, dado ou fato histórico.',
    studyQuery: 'Repertório sociocultural: como usar',
  },
  cliche: {
    classe: 'laranja',
    competencia: 3,
    topic: 'as frases feitas',
    advice: 'Troque a frase feita por uma ideia sua, ligada ao tema.',
    studyQuery: 'Clichês na redação',
  },
  generalizacao: {
    classe: 'laranja',
    competencia: 3,
    topic: 'as generalizações',
    advice:
      'Evite "todos", "ninguém" e "sempre" sem prova: diga de quem você fala e mostre um dado ou exemplo.',
    studyQuery: 'Generalização na argumentação',
  },
} as const satisfies Record<string, FindingCategory>;

export type FindingCode = keyof typeof FINDING_CATEGORIES;

/**
 * Whether findings of this category are red or yellow, which means that the passage should be changed; other colors
 * mean that it could be changed.
 */
export function asksForChange(code: FindingCode): boolean {
  const { classe } = FINDING_CATEGORIES[code];
  return classe === 'vermelho' || classe === 'amarelo';
}
