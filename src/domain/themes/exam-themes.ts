import { saoPauloDayNumber } from '../time/sao-paulo.ts';

export type ExamTheme = { year: number; theme: string };

/**
 * Essay themes of the regular ENEM applications, newest first. Source: Inep, published exams 1998–2025.
 */
export const EXAM_THEMES: readonly ExamTheme[] = [
  { year: 2025, theme: 'Perspectivas acerca do envelhecimento na sociedade brasileira' },
  { year: 2024, theme: 'Desafios para a valorização da herança africana no Brasil' },
  {
    year: 2023,
    theme:
      'Desafios para o enfrentamento da invisibilidade do trabalho de cuidado realizado pela mulher no Brasil',
  },
  { year: 2022, theme: 'Desafios para a valorização de comunidades e povos tradicionais no Brasil' },
  { year: 2021, theme: 'Invisibilidade e registro civil: garantia de acesso à cidadania no Brasil' },
  { year: 2020, theme: 'O estigma associado às doenças mentais na sociedade brasileira' },
  { year: 2019, theme: 'Democratização do acesso ao cinema no Brasil' },
  { year: 2018, theme: 'Manipulação do comportamento do usuário pelo controle de dados na internet' },
  { year: 2017, theme: 'Desafios para a formação educacional de surdos no Brasil' },
  { year: 2016, theme: 'Caminhos para combater a intolerância religiosa no Brasil' },
  { year: 2015, theme: 'A persistência da violência contra a mulher na sociedade brasileira' },
  { year: 2014, theme: 'Publicidade infantil em questão no Brasil' },
  { year: 2013, theme: 'Efeitos da implantação da Lei Seca no Brasil' },
  { year: 2012, theme: 'Movimento imigratório para o Brasil no século XXI' },
  { year: 2011, theme: 'Viver em rede no século XXI: os limites entre o público e o privado' },
  { year: 2010, theme: 'O trabalho na construção da dignidade humana' },
  { year: 2009, theme: 'O indivíduo frente à ética nacional' },
  { year: 2008, theme: 'Como preservar a floresta Amazônica' },
  { year: 2007, theme: 'O desafio de se conviver com a diferença' },
  { year: 2006, theme: 'O poder de transformação da leitura' },
  { year: 2005, theme: 'O trabalho infantil na realidade brasileira' },
  { year: 2004, theme: 'Como garantir a liberdade de informação e evitar abusos nos meios de comunicação' },
  { year: 2003, theme: 'A violência na sociedade brasileira: como mudar as regras desse jogo?' },
  {
    year: 2002,
    theme:
      'O direito de votar: como fazer dessa conquista um meio para promover as transformações sociais de que o Brasil necessita?',
  },
  { year: 2001, theme: 'Desenvolvimento e preservação ambiental: como conciliar os interesses em conflito?' },
  { year: 2000, theme: 'Direitos da criança e do adolescente: como enfrentar esse desafio nacional?' },
  { year: 1999, theme: 'Cidadania e participação social' },
  { year: 1998, theme: 'Viver e aprender' },
];

/** Number of themes suggested per day (R-ESSAY-9). */
const SUGGESTIONS_PER_DAY = 5;

/**
 * Step size through the table. It is coprime with the number of themes (28), so that the steps mix old and recent
 * years and reach every theme.
 */
const STRIDE = 11;

/**
 * The five suggestions of a day in São Paulo time, newest year first. They stay the same all day, are distinct, and
 * do not repeat a suggestion of the day before.
 */
export function suggestThemes(date: Date): ExamTheme[] {
  const first = saoPauloDayNumber(date) * SUGGESTIONS_PER_DAY;
  const chosen = new Set(
    Array.from({ length: SUGGESTIONS_PER_DAY }, (_, offset) => placeInTable((first + offset) * STRIDE)),
  );
  return EXAM_THEMES.filter((_, place) => chosen.has(place));
}

/** Wraps a position into the table; positions of days before the epoch are negative. */
function placeInTable(position: number): number {
  const count = EXAM_THEMES.length;
  return ((position % count) + count) % count;
}
