import { NOMINAL, TAGS } from '../lexicon/tags.ts';
import { parsePairs } from '../../text/parse-pairs.ts';
import type { CheckedText } from '../checked-text.ts';
import type { Rule, RuleMatch } from '../rule.ts';

const SPLIT = new Map(
  parsePairs(`
  do=de o; da=de a; dos=de os; das=de as; dele=de ele; dela=de ela; deles=de eles; delas=de elas
`),
);
const SUBJECT_SPLIT =
  /^(?:apesar|fato|antes|depois|possibilidade|hora|momento|maneira|forma|necessidade|razão|além|medo|risco|chance|oportunidade|importância|ideia|motivo|ponto|invés|vez)$/;

/**
 * "Apesar do governo tentar": the article belongs to the subject of the infinitive, so it is not contracted with
 * the preposition.
 */
function contractedSubjects(text: CheckedText): RuleMatch[] {
  return text.words.flatMap((contraction, at) => {
    const right = SPLIT.get(contraction.lower);
    if (
      !right ||
      contraction.isQuoted ||
      contraction.before !== '' ||
      !SUBJECT_SPLIT.test(text.words[at - 1]?.lower ?? '')
    )
      return [];
    const isPronoun = /^del[ea]s?$/.test(contraction.lower);
    return infinitiveFollows(text, at + (isPronoun ? 1 : 2), isPronoun ? 1 : 3)
      ? [{ start: contraction.start, end: contraction.end, replacement: right }]
      : [];
  });
}

/** Adjectives that look like infinitives. */
const NO_INFINITIVES = /^(?:militar|popular|familiar|escolar|particular|similar|vulgar|solar|pesar|lugar)$/;

/** Whether an infinitive follows the subject, directly or after an adjective or "não". */
function infinitiveFollows({ words }: CheckedText, from: number, most: number): boolean {
  for (let at = from; at < from + most; at += 1) {
    const word = words[at];
    if (!word || word.before !== '') return false;
    if (
      (word.tags & TAGS.infinitive) !== 0 &&
      (word.tags & NOMINAL) === 0 &&
      !NO_INFINITIVES.test(word.lower)
    )
      return true;
    if (word.lower !== 'não' && word.lower !== 'se' && (word.tags & NOMINAL) === 0) return false;
  }
  return false;
}

/** Rules on the prepositions that nouns, adjectives and prepositions require. */
export const NOUN_GOVERNMENT_RULES: readonly Rule[] = [
  {
    id: 'government/contracted-subject',
    code: 'regencia',
    name: '“De” junto com o sujeito',
    message:
      'Antes de quem faz a ação de um verbo em R, a norma mais rigorosa separa o “de” do “o” ou “a”. Há gramáticos que aceitam juntos.',
    example: 'apesar de o governo tentar',
    find: contractedSubjects,
  },
  {
    id: 'government/desde-de',
    code: 'regencia',
    name: '“De” que sobra depois de “desde”',
    message: '“Desde” não pede “de”.',
    patterns: ['[desde de] !que', '[desde dos|das|do|da]'],
    except: ['desde do|da|dos|das *mente'],
    replacement: ([, second]) =>
      ({ de: 'desde', do: 'desde o', da: 'desde a', dos: 'desde os', das: 'desde as' })[second?.lower ?? ''],
  },
  {
    id: 'government/doubled-preposition',
    code: 'regencia',
    name: 'Duas palavras de ligação onde basta uma',
    message: 'Uma das duas sobra.',
    example: 'até o fim; perante o juiz; durante o dia',
    patterns: [
      '[perante a|ao|à|aos|às]',
      '[mediante a|ao|à|aos|às]',
      '[ante a|ao|à|aos|às] <nom>',
      '[até em|no|na] <nom>',
      '[durante em|no|na]',
      '[contra a com|de]',
      '[entre a|o de|em]',
      '[sobre de|em|a respeito]',
      '[após de|do|da|a ao]',
      '[segundo com|de]',
      '[conforme com|de]',
    ],
    except: [
      'perante a <fem>',
      'mediante a <fem>',
      'ante a <fem>',
      'até em|no|na *',
      'perante|mediante a|as essa|esta|sua|nossa|toda|uma|própria|mesma|atual|grande',
      'segundo de *',
    ],
  },
  {
    id: 'government/face-a',
    code: 'regencia',
    name: '“Face a” no lugar de “em face de”',
    message: 'Escreva “em face de” ou “diante de”.',
    patterns: ['[face ao|à|aos|às]', '[face a] !face'],
    except: ['em|de face ao|à|aos|às|a *', 'face a face'],
    replacement: ([, preposition]) =>
      ({ a: 'diante de', ao: 'diante do', à: 'diante da', aos: 'diante dos', às: 'diante das' })[
        preposition?.lower ?? ''
      ],
  },
  {
    id: 'government/acesso',
    code: 'regencia',
    name: '“Acesso” sem “a”',
    message: '“Acesso” pede “a”.',
    patterns: [
      'acesso [de|do|da|dos|das|em|na|no|nas|nos|para|pra|com] educação|saúde|crédito|informação|informações|cultura|internet|ensino|livros|tecnologia|tecnologias|universidade|universidades|faculdade|justiça|escolas|lazer|bens|serviços|armas|drogas|cinema',
      'acesso [para] o|a|os|as',
    ],
    replacement: ([preposition]) =>
      ({
        de: 'a',
        do: 'ao',
        da: 'à',
        dos: 'aos',
        das: 'às',
        em: 'a',
        no: 'ao',
        na: 'à',
        nos: 'aos',
        nas: 'às',
        com: 'a',
      })[preposition?.lower ?? ''],
  },
  {
    id: 'government/phrase-preposition',
    code: 'regencia',
    name: 'Palavra trocada dentro da expressão',
    message: 'A expressão pede outra palavra de ligação.',
    example: 'em consequência de; em decorrência de; por meio de',
    patterns: [
      'em [consequência|decorrência|razão|virtude|função|prol|busca|torno|vista|detrimento|defesa|favor|benefício|respeito|meio ao|à|aos|às|a]',
      'por [causa|conta|meio ao|à|aos|às]',
      'a [respeito|partir|fim ao|à|aos|às]',
      'com [relação|respeito de|do|da|dos|das]',
      'em [relação|comparação|contraposição|referência de|do|da|dos|das]',
      '[devido o|os]',
      '[graças o|os|as]',
      '[quanto o|os] <masc>',
      '[junto o|os|de|do|da] <masc>',
      '[além ao|à|aos|às]',
    ],
    except: [
      'em respeito|meio|busca ao|à|aos|às|a *',
      'em vista a *',
      'em torno|defesa|favor|função|prol|benefício a *',
      'quanto o|os *',
      'junto de *',
      'em razão a *',
      'a partir às|aos *',
      'em comparação|referência do|da *',
      'além à *',
    ],
  },
  {
    id: 'government/devido-o',
    code: 'regencia',
    name: 'Falta o “a” de “devido”',
    message: '“Devido” pede “a”.',
    patterns: [
      '[devido] <masc>|um|isso|esse|esses|este',
      '[devido] essa|essas|esta|sua|suas|seu|seus',
      '[devido] falta → devido à',
    ],
    except: [
      'o|ao|seu|do|um|em|no|é|foi|com|pelo|sem|lhe|tem|dar|dado|ter devido *',
      'devido processo|respeito|valor|fim|cuidado|lugar|a|ao|acesso|apoio|tratamento|reconhecimento|local',
    ],
    replacement: 'devido a',
  },
  {
    id: 'government/cujo-o',
    code: 'regencia',
    name: 'Artigo que sobra depois de “cujo”',
    message: 'Depois de “cujo” não vai “o” nem “a”.',
    patterns: ['[cujo|cuja|cujos|cujas o|a|os|as]'],
    replacement: ([, article]) => ({ o: 'cujo', a: 'cuja', os: 'cujos', as: 'cujas' })[article?.lower ?? ''],
  },
  {
    id: 'government/cujo-verb',
    code: 'regencia',
    name: '“Cujo” no lugar de “que”',
    message: '“Cujo” diz de quem algo é e vem antes de um nome; aqui use “que” ou “o qual”.',
    patterns: ['[cujo|cuja|cujos|cujas] é|são|foi|foram|tem|têm|está|estão|não|se|ele|ela|eles|elas|eu|nós'],
    replacement: 'que',
  },
  {
    id: 'government/em-que-time',
    code: 'regencia',
    name: 'Falta o “em” antes de “que”',
    message: 'Para lugar e tempo, põe-se “em” antes de “que”.',
    example: 'o mundo em que vivemos; o momento em que',
    patterns: [
      'sociedade|mundo|país|época|cidade|lugar|local|ambiente|meio|realidade|século|era|situação|planeta|bairro|contexto [que] vivemos|moramos|vivem|moram|convivemos|habitamos|nascemos',
      'tempos|dias|condições|lugares|cidades [que] vivemos|moramos|convivemos|estamos',
      'casos|situações|situação|lugares|locais|países|cidades|momentos [que] não? há|houve|haja|existe|existem',
    ],
    except: ['* que há pouco|muito|anos|décadas|dois|alguns|tempos', 'é|são|foi|mundo casos que *'],
    replacement: 'em que',
  },
  {
    id: 'government/de-que-missing',
    code: 'regencia',
    name: 'Falta o “de” antes de “que”',
    message: 'Este nome pede “de” antes de “que”.',
    example: 'a certeza de que; a consciência de que',
    patterns: [
      'certeza|consciência|convicção|noção|impressão [que] o|a|os|as|não|há|todos|todas|existe|existem|ele|ela|eles|elas|esse|essa|isso|nós|deve|devemos|é',
    ],
    except: [
      'é certeza|consciência que *',
      'é de consciência que *',
      'com certeza que *',
      // "A noção que o povo tem de arte": "que" is the object of "tem".
      'que * *? não? tem|têm|tinha|tinham|teve|tiveram|temos|possui|possuem|passa|passam|causa|causam|deixa|deixam|dá|dão $',
      'que * *? não? tem|têm|tinha|tinham|teve|tiveram|temos|possui|possuem|passa|passam|causa|causam|deixa|deixam|dá|dão ,',
      'que * *? não? tem|têm|tinha|tinham|teve|tiveram|temos|possui|possuem|passa|passam|causa|causam|deixa|deixam|dá|dão de|do|da|dos|das|sobre|é|foi',
      'que * *? está|estão|estava|estavam tendo|criando|adquirindo|ganhando $',
      'que * *? está|estão|estava|estavam tendo|criando|adquirindo|ganhando de|do|da|dos|das|sobre|é|e',
    ],
    replacement: 'de que',
  },
  {
    id: 'government/de-que-extra',
    code: 'regencia',
    name: '“De” que sobra antes de “que”',
    message: 'Este verbo não pede “de”.',
    patterns: [
      'acho|acha|acham|acredita|acreditam|acredito|acreditamos|penso|pensa|pensam|diz|dizem|disse|afirma|afirmam|mostra|mostram|percebe|percebem|percebe-se|sabe-se|nota-se|observa-se|vê-se|conclui-se|acreditar|afirmar|dizer|perceber|pensar|mostrar|considera|consideram|entende-se|espera-se|fazer [de que]',
    ],
    except: ['o que * de que *'],
    replacement: 'que',
  },
  {
    id: 'government/forma-de-como',
    code: 'regencia',
    name: '“De” que sobra antes de “como”',
    message: 'Entre “forma” ou “maneira” e “como” não vai “de”.',
    patterns: ['forma|formas|maneira|maneiras|modo|modos|jeito [de como]'],
    replacement: 'como',
  },
  {
    id: 'government/no-que-se-diz',
    code: 'regencia',
    name: '“No que diz respeito a” mal montada',
    message: 'A expressão é “no que diz respeito a” ou “no que se refere a”.',
    patterns: [
      '[no que se diz respeito]',
      '^ [o que diz respeito a|à|ao|aos|às]',
      'no que diz respeito [em|de|do|da|o|os]',
      '[diz respeito] o|os|em',
    ],
  },
  {
    id: 'government/diante',
    code: 'regencia',
    name: '“Diante” sem “de”',
    message: '“Diante” pede “de”.',
    patterns: [
      '[diante a|à] → diante da',
      '[diante o|ao] → diante do',
      '[diante aos|os] → diante dos',
      '[diante às|as] → diante das',
    ],
  },
  {
    id: 'government/mixed-phrases',
    code: 'regencia',
    name: 'Duas expressões misturadas',
    message: 'Duas expressões se misturaram: fique com uma, como “em relação a” ou “a respeito de”.',
    patterns: [
      '[em relação com|sobre]',
      '[com relação com|sobre]',
      '[em relação o] → em relação ao',
      '[em relação os] → em relação aos',
      '[a respeito sobre|a|o]',
      '[acerca a|o|os|as|sobre]',
      '[a cerca sobre]',
      '[referente sobre|o|os]',
      '[perante de|do|da|dos]',
      '[mediante de|do|da]',
    ],
    except: ['respeito a a'],
  },
  {
    id: 'government/direito',
    code: 'regencia',
    name: 'Palavra trocada depois de “direito” ou “dever”',
    message: 'Tem-se direito “a” uma coisa ou “de” fazer; dever e obrigação são “de” fazer.',
    patterns: [
      'direito|direitos [em|para|por] <inf>',
      'tem|têm|temos|ter direito [de|em|para|por] educação|saúde|moradia|segurança|voto|lazer|informação|liberdade|defesa|vida|privacidade',
      'obrigação|dever [em|para] <inf>',
    ],
    except: ['obrigação|direito|direitos para * *', 'dever para *'],
  },
];
