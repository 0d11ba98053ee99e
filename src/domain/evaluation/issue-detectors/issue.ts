import type { AnalyzedText } from '../../text/analyze-text.ts';
import type { Span } from '../../text/span.ts';
import type { PenClass } from '../evaluation.ts';

export type IssueCategory = {
  classe: PenClass;
  competencia: 1 | 2 | 3 | 4;
  /** What goes wrong, to follow "atenção a" / "cuide de". */
  topic: string;
  /** What to work on, a whole sentence. */
  advice: string;
  /** What to search a lesson for. */
  studyQuery: string;
};

/**
 * The kinds of issue the detectors know; the key is the finding's `codigo`. Those of competencies 1 and 4 are
 * the "issue categories" of spec §9.
 */
export const ISSUE_CATEGORIES = {
  ortografia: {
    classe: 'vermelho',
    competencia: 1,
    topic: 'a grafia de algumas palavras',
    advice: 'Confira no dicionário a grafia das palavras marcadas e anote as que costuma errar.',
    studyQuery: 'Ortografia: erros comuns',
  },
  acentuacao: {
    classe: 'vermelho',
    competencia: 1,
    topic: 'a acentuação',
    advice:
      'Releia só para conferir os acentos: paroxítonas terminadas em ditongo e proparoxítonas têm acento.',
    studyQuery: 'Acentuação gráfica: regras',
  },
  crase: {
    classe: 'vermelho',
    competencia: 1,
    topic: 'o uso da crase',
    advice: 'Antes de verbo, de palavra masculina e da maioria dos pronomes não há crase.',
    studyQuery: 'Uso da crase',
  },
  concordancia: {
    classe: 'vermelho',
    competencia: 1,
    topic: 'a concordância',
    advice: 'Procure o sujeito de cada verbo e confira se os dois estão no mesmo número.',
    studyQuery: 'Concordância verbal',
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
    advice: 'Feche cada período com um único sinal de pontuação.',
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
    topic: 'as marcas da fala',
    advice: 'Troque expressões da fala por equivalentes da escrita formal.',
    studyQuery: 'Marcas de oralidade na redação',
  },
  uso: {
    classe: 'amarelo',
    competencia: 1,
    topic: 'algumas expressões',
    advice: 'Prefira a construção indicada: a marcada é redundante ou foge à norma escrita.',
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
    advice: 'Divida os períodos longos: uma ideia principal por frase.',
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
      'Evite "todos", "ninguém" e "sempre" sem prova: delimite de quem fala e mostre um dado ou exemplo.',
    studyQuery: 'Generalização na argumentação',
  },
} as const satisfies Record<string, IssueCategory>;

export type IssueCode = keyof typeof ISSUE_CATEGORIES;

/** What a detector reports; the category supplies pen and competency. */
export type Issue = Span & { code: IssueCode; message: string; replacement?: string };

/** A detector looks at the analysed essay only. It must be linear and must not throw. */
export type IssueDetector = (essay: AnalyzedText, theme: AnalyzedText) => Issue[];
