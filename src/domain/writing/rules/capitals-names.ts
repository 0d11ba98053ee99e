import { indexPhrases, matchPhrases } from '../../text/phrases.ts';
import type { CheckedText, CheckedWord } from '../checked-text.ts';
import { isDictionary } from '../lexicon/lexicon.ts';
import { withCapital } from '../replacement.ts';
import type { Rule, RuleMatch } from '../rule.ts';

const read = (names: string) =>
  indexPhrases(names.split(/\s*[,\n]\s*/).map((name) => [name.toLowerCase(), name] as const));

/** Names that the dictionary cannot recognize, because their words are common words too. */
const PLACES =
  read(`Brasil, América Latina, América do Sul, América do Norte, América Central, Estados Unidos, Reino Unido
  Oriente Médio, União Europeia, Coreia do Sul, Coreia do Norte, África do Sul, Arábia Saudita, Nova York, Nova Zelândia
  São Paulo, Rio de Janeiro, Rio Grande do Sul, Rio Grande do Norte, Minas Gerais, Espírito Santo, Santa Catarina
  Mato Grosso, Mato Grosso do Sul, Distrito Federal, Belo Horizonte, Porto Alegre, São Luís, Rio São Francisco
  Planeta Terra`);

const PEOPLE =
  read(`Paulo Freire, Zygmunt Bauman, Machado de Assis, Karl Marx, Monteiro Lobato, Getúlio Vargas, Jesus Cristo
  Albert Einstein, Martin Luther King, Nelson Mandela, Dom Pedro, Dom Casmurro, Carlos Drummond de Andrade
  Clarice Lispector, Graciliano Ramos, Jean-Paul Sartre, Immanuel Kant, Thomas Hobbes, John Locke, Michel Foucault`);

const INSTITUTIONS =
  read(`Constituição Federal, Constituição Cidadã, Constituição Brasileira, Carta Magna, Código Penal, Código Civil
  Código Eleitoral, Código de Trânsito Brasileiro, Código de Defesa do Consumidor, Estatuto do Idoso
  Estatuto da Criança e do Adolescente, Estatuto da Cidade, Estatuto do Desarmamento, Lei Maria da Penha, Lei Seca
  Declaração Universal dos Direitos Humanos, Marco Civil da Internet, Supremo Tribunal Federal
  Congresso Nacional, Senado Federal, Câmara dos Deputados, Assembleia Legislativa, Câmara Municipal, Casa Civil
  Ministério Público, Defensoria Pública, Receita Federal, Polícia Federal, Polícia Militar, Polícia Civil
  Polícia Rodoviária Federal, Poder Legislativo, Poder Executivo, Poder Judiciário, Banco Central, Banco Mundial
  Organização das Nações Unidas, Nações Unidas, Organização Mundial da Saúde, Organização Mundial do Comércio
  Fundo Monetário Internacional, Bolsa Família, Sistema Único de Saúde, Conselho Tutelar
  Exame Nacional do Ensino Médio, Copa do Mundo, Copa das Confederações, Jogos Olímpicos, Lava Jato, Operação Lava Jato
  Casa Branca, Presidente da República, Presidência da República`);

const PERIODS =
  read(`Segunda Guerra Mundial, Primeira Guerra Mundial, Segunda Guerra, Guerra Fria, Guerra do Paraguai
  Revolução Industrial, Revolução Francesa, Revolução Russa, Proclamação da República, Abolição da Escravatura
  Lei Áurea, Idade Média, Idade Moderna, Idade Contemporânea, Idade da Pedra, Império Romano, Estado Novo, Brasil Colônia`);

/**
 * Words of names that good essays also write in lower case ("Constituição federal"); only the other words of the
 * names are checked.
 */
const MAY_BE_SMALL = new Set(
  'presidente presidência assembleia câmara rio planeta operação código lei conselho polícia jogos abolição proclamação casa idade revolução brasileira federal colônia dom escravatura'.split(
    ' ',
  ),
);

/** Words after an ambiguous name that show its other meaning: "a idade média dos alunos", "a lei seca a fonte". */
const AVERAGE_AFTER = new Set('de do da dos das é era foi entre para a o'.split(' '));
const AMBIGUOUS = new Set(['idade média', 'lei seca']);

/** "Um conselho tutelar", "numa casa branca": the words are an indefinite noun phrase, not a name. */
const ONE_OF_MANY = /^(?:n?uma?|cada|qualquer|alguma?|nenhuma?|outr[oa])$/;

export const CAPITAL_NAME_RULES: readonly Rule[] = [
  name('capitals/place', 'Nome de lugar com minúscula', 'Nome de lugar', PLACES),
  name('capitals/name', 'Nome próprio com minúscula', 'Nome próprio', PEOPLE),
  name(
    'capitals/institution',
    'Nome de instituição com minúscula',
    'Nome de instituição ou de lei',
    INSTITUTIONS,
  ),
  name('capitals/period', 'Fato histórico com minúscula', 'Nome de época ou de fato histórico', PERIODS),
  {
    id: 'capitals/known-name',
    code: 'maiuscula',
    name: 'Nome próprio com minúscula',
    message: 'Nome próprio se escreve com maiúscula.',
    find: findKnownNames,
  },
];

function name(id: string, title: string, what: string, names: typeof PLACES): Rule {
  return {
    id,
    code: 'maiuscula',
    name: title,
    message: `${what} se escreve com maiúscula.`,
    find: (text) =>
      matchPhrases(text, names).flatMap(({ first, last, start, end, entry }): RuleMatch[] => {
        const found = text.text.slice(start, end);
        if (found === found.toUpperCase() || text.words[first]?.isQuoted || isWritten(found, entry))
          return [];
        if (ONE_OF_MANY.test(text.words[first - 1]?.lower ?? '')) return [];
        if (AMBIGUOUS.has(found) && AVERAGE_AFTER.has(text.words[last + 1]?.lower ?? '')) return [];
        const written = entry.toLowerCase() === entry ? entry : keepSmall(found, entry);
        return [{ start, end, replacement: written }];
      }),
  };
}

const wordsOf = (phrase: string) => phrase.split(/\s+/);

/** Whether every word that needs a capital has one. */
function isWritten(found: string, entry: string): boolean {
  const written = wordsOf(found);
  return wordsOf(entry).every(
    (word, at) =>
      !/^\p{Lu}/u.test(word) ||
      (MAY_BE_SMALL.has(word.toLowerCase()) && hasCapital(found)) ||
      /^\p{Lu}/u.test(written[at] ?? ''),
  );
}

const hasCapital = (found: string) => /\p{Lu}/u.test(found);

/** The name with a lower-case beginning, if that is also accepted and the writer used it. */
function keepSmall(found: string, entry: string): string {
  const [first = '', ...rest] = wordsOf(entry);
  const isSmall = /^(?:Presidente|Presidência|Rio|Planeta)$/.test(first) && /^\p{Ll}/u.test(found);
  return [isSmall ? first.toLowerCase() : first, ...rest].join(' ');
}

const SHORTEST = 4;

/** Finds lower-case words that the dictionary contains only with a capital. */
function findKnownNames({ words, lexicon }: CheckedText): RuleMatch[] {
  if (!isDictionary(lexicon)) return [];
  return words.flatMap((word): RuleMatch[] => {
    if (word.tags !== 0 || !isSmall(word) || lexicon.tagsOf(word.lower) !== 0) return [];
    const replacement = withCapital(word.text);
    if (lexicon.tagsOf(replacement) === 0) return [];
    return [{ start: word.start, end: word.end, replacement }];
  });
}

function isSmall({ text, isQuoted }: CheckedWord): boolean {
  return text.length >= SHORTEST && !isQuoted && /^\p{Ll}+$/u.test(text);
}
