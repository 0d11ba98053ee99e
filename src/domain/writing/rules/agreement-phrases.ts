import type { CheckedWord } from '../checked-text.ts';
import { otherNumber, singularOfVerb } from '../inflect.ts';
import { FEMININE, MASCULINE, PLURAL, SINGULAR } from '../lexicon/tags.ts';
import type { Rule } from '../rule.ts';
import { determinerIn } from './agreement-determiners.ts';

const FEMININE_DETERMINER = 'a|essa|esta|nenhuma|qualquer|sua|nossa|uma|toda';

/** Rules on agreement in fixed expressions. */
export const AGREEMENT_PHRASE_RULES: readonly Rule[] = [
  {
    id: 'agreement/menas',
    code: 'concordancia',
    name: '“Menas” não existe',
    message: '“Menos” nunca muda.',
    example: 'menos pessoas; menos violência',
    patterns: ['[menas]'],
    replacement: 'menos',
  },
  {
    id: 'agreement/meia-adverb',
    code: 'concordancia',
    name: '“Meia” no lugar de “meio”',
    message: 'Quando quer dizer “um pouco”, “meio” nunca muda.',
    example: 'está meio confusa',
    patterns: [
      'é|são|está|estão|ficou|ficaram|fica|ficam|era|eram|estava|estavam|foi|parece|parecem [meia|meias] <part>|cansad*|confus*|trist*|perdid*|nervos*|complicad*|estranh*|difíc*|abert*',
    ],
    except: ['* meia dúzia|hora|noite|entrada|idade|volta|boca'],
    replacement: 'meio',
  },
  {
    id: 'agreement/meio-half',
    code: 'concordancia',
    name: '“Meio” no lugar de “meia” ou “meios”',
    message: 'Quando quer dizer “metade”, “meio” concorda com o que vem depois.',
    example: 'meia hora; meios litros',
    patterns: [
      '[meio] dia e [meio]',
      'é|são * e [meio] da|horas → meia',
      '[meio] hora|xícara|dúzia|garrafa|tonelada|colher → meia',
      '<number>|dois|três|quatro|quinze|dez [meio] litros|quilos|metros|copos → meios',
      'uma|duas|três horas e [meio] → meia',
    ],
  },
  {
    id: 'agreement/bastante',
    code: 'concordancia',
    name: '“Bastante” no singular antes de plural',
    message: 'Quando quer dizer “muitos”, “bastante” vai para o plural.',
    example: 'bastantes pessoas',
    patterns: ['há|existem|tem|têm|com|possui|possuem|tinha|havia [bastante] <fp|mp>'],
    except: ['* bastante <part>'],
    replacement: 'bastantes',
  },
  {
    id: 'agreement/anexo',
    code: 'concordancia',
    name: '“Anexo” não concorda',
    message: '“Anexo” concorda com o que se anexa; “em anexo” nunca muda.',
    example: 'segue anexa a carta',
    patterns: [
      'em [anexa|anexas|anexos] → anexo',
      '[segue anexos|anexas|anexa] o|os|as',
      '[segue anexo|anexos|anexas] a|os|as',
      '[seguem anexa|anexo] os|as|o|a',
      '[seguem anexos as|o|a *]',
      '[seguem anexas] os|o|a',
    ],
  },
  {
    id: 'agreement/proibido-a',
    code: 'concordancia',
    name: '“É proibida” sem artigo depois',
    message: 'Sem artigo depois, fica no masculino; com artigo, concorda.',
    example: 'é proibido entrada; é proibida a entrada',
    patterns: ['[é proibida|permitida] <fs>'],
    replacement: ([, described]) => described && `é ${described.lower.slice(0, -1)}o`,
  },
  {
    id: 'agreement/necessaria-que',
    code: 'concordancia',
    name: 'Feminino antes de “que”',
    message: 'O que vem depois de “que” é uma ideia inteira: antes dela o adjetivo fica no masculino.',
    example: 'é necessário que todos leiam',
    patterns: [
      '^ é|era|seria|será|foi|torna-se|faz-se muito? [necessária|clara|certa|óbvia|notória|lógica|justa|válida|correta|imperiosa|sabida|precisa|nítida] que',
      'que|pois|porque|mas|assim|logo|portanto é|era|seria|será|torna-se|faz-se muito? [necessária|clara|certa|óbvia|notória|lógica|justa|válida|correta|imperiosa|sabida|precisa|nítida] que',
      ', é|era|seria|será|torna-se|faz-se muito? [necessária|clara|certa|óbvia|notória|válida|imperiosa|nítida] que',
    ],
    replacement: ([adjective]) => adjective && `${adjective.lower.slice(0, -1)}o`,
  },
  {
    id: 'agreement/todo-os',
    code: 'concordancia',
    name: '“Todo” não concorda com o artigo',
    message: '“Todo” e o artigo ficam os dois no plural ou no singular, no masculino ou no feminino.',
    example: 'todos os; todas as',
    patterns: ['[todo os|as|a]', '[toda as|os]', '[todos o|as]', '[todas os]'],
    except: [
      'de todo os|as|a',
      'em todo a',
      'todos|todas|todo|toda o|a|os|as <3s|3p|1p>',
      // In "garante a todos o direito", "o direito" is another object, not part of the phrase with "todos".
      'a|de|para|por|entre|com|em|sobre|sem|contra|perante todos o !<plur>',
      '<3s|3p|1p|inf|ger> a|para todos as',
      '<3s|3p|1p|inf|ger> a|para todas os',
    ],
    replacement: ([, article]) =>
      ({ os: 'todos os', as: 'todas as', o: 'todo o', a: 'toda a' })[article?.lower ?? ''],
  },
  {
    id: 'agreement/todo-plural',
    code: 'concordancia',
    name: 'Falta o artigo depois de “todos” ou “todas”',
    message: 'Entre “todos” e o nome vai “os” ou “as”.',
    example: 'todos os dias; todas as pessoas',
    patterns: [
      '[todos dias|alunos|jovens|brasileiros|cidadãos|seres|indivíduos|problemas|países|anos|meses]',
      '[todas pessoas|escolas|crianças|mulheres|famílias|formas|áreas|cidades|leis|coisas]',
    ],
    replacement: ([all, noun]) =>
      `${all?.lower ?? ''} ${all?.lower === 'todos' ? 'os' : 'as'} ${noun?.lower ?? ''}`,
  },
  {
    id: 'agreement/ambos',
    code: 'concordancia',
    name: 'Falta o artigo depois de “ambos” ou “ambas”',
    message: 'Entre “ambos” e o nome vai “os” ou “as”.',
    example: 'ambos os lados; ambas as partes',
    patterns: [
      '[ambos lados|casos|sexos|países|grupos|gêneros|pais]',
      '[ambas partes|situações|formas|famílias|áreas|pessoas]',
    ],
    replacement: ([both, noun]) =>
      `${both?.lower ?? ''} ${both?.lower === 'ambos' ? 'os' : 'as'} ${noun?.lower ?? ''}`,
  },
  {
    id: 'agreement/qualquer-plural',
    code: 'concordancia',
    name: '“Qualquer” não concorda',
    message: 'O plural de “qualquer” é “quaisquer”.',
    example: 'quaisquer pessoas',
    patterns: [
      '[qualquer pessoas|problemas|formas|meios|atos|tipos|medidas|crimes]',
      '[quaisquer pessoa|problema|forma|ato|tipo|coisa|medida|cidadão|um|uma]',
      '[qualqueres]',
    ],
    replacement: ([any, noun]) =>
      any?.lower === 'qualquer'
        ? `quaisquer ${noun?.lower ?? ''}`
        : noun
          ? `qualquer ${noun.lower}`
          : 'quaisquer',
  },
  {
    id: 'agreement/cada-plural',
    code: 'concordancia',
    name: 'Plural depois de “cada”',
    message: 'Depois de “cada” vem singular.',
    example: 'cada pessoa; cada um',
    patterns: ['[cada pessoas|dias|anos|uns|umas|alunos|indivíduos|cidadãos|vezes]'],
    except: ['cada * <number>'],
    replacement: ([, noun], { lexicon }) => {
      const one =
        noun && ({ uns: 'um', umas: 'uma' }[noun.lower] ?? otherNumber(noun.lower, SINGULAR, lexicon));
      return one && `cada ${one}`;
    },
  },
  {
    id: 'agreement/cada-verb',
    code: 'concordancia',
    name: 'Verbo no plural com “cada”',
    message: 'Com “cada um” o verbo fica no singular.',
    example: 'cada um faz a sua parte',
    patterns: [
      'cada um|uma|pessoa|indivíduo|cidadão não? [<3p>]',
      'cada um|uma de|dos|das|deles|delas|nós * [têm|fazem|devem|podem|são|possuem|precisam]',
    ],
    except: ['cada um|uma|pessoa <nom>', 'de|a|para|em|por cada * não? *'],
    replacement: ([verb], { lexicon }) => verb && singularOfVerb(verb.lower, lexicon),
  },
  {
    id: 'agreement/um-milhoes',
    code: 'concordancia',
    name: '“Milhões” com menos de dois',
    message: 'O plural começa em dois.',
    example: '1,3 milhão; 2 milhões',
    patterns: ['[um|1|1,1|1,2|1,3|1,4|1,5|1,6|1,7|1,8|1,9 milhões|bilhões|trilhões]'],
    replacement: ([number, noun]) => `${number?.text ?? ''} ${noun?.lower.replace(/ões$/, 'ão') ?? ''}`,
  },
  {
    id: 'agreement/meios-de',
    code: 'concordancia',
    name: 'Plural que sobra depois de “de”',
    message:
      'O plural já está na palavra antes de “de”; o que vem depois dá nome à espécie e fica no singular.',
    example: 'os meios de transporte',
    patterns: [
      'meio|meios de [comunicações] → comunicação',
      'meio|meios de [transportes] → transporte',
      'tipo|tipos|ato|atos|caso|casos|forma|formas de [violências] → violência',
      'tipo|tipos|ato|atos|caso|casos|forma|formas de [intolerâncias] → intolerância',
    ],
    except: ['meio|meios|tipos|atos|casos|formas de * <mp|fp>'],
  },
  {
    id: 'agreement/as-milhares',
    code: 'concordancia',
    name: '“Milhares” e “milhões” são masculinos',
    message: '“Milhar” e “milhão” são masculinos: a palavra antes deles também.',
    example: 'os milhares de pessoas; dois milhões de vidas',
    patterns: ['[as|das|nas|às|pelas|muitas|algumas|duas|essas|umas milhares|milhões|bilhões]'],
    replacement: ([first, noun]) => withDeterminer(first, noun, MASCULINE & PLURAL),
  },
  {
    id: 'agreement/muito-gente',
    code: 'concordancia',
    name: 'A palavra não concorda com “gente”',
    message: '“Gente” é feminino e singular.',
    example: 'muita gente; essa gente',
    patterns: ['[muito|muitas|muitos|tanto|essas|esse|poucas|pouco gente|gentes]'],
    except: ['muito gente *oa', 'muito gente fina'],
    replacement: ([first]) => {
      const right = first && (first.lower === 'tanto' ? 'tanta' : determinerIn(first, FEMININE & SINGULAR));
      return right && `${right} gente`;
    },
  },
  {
    id: 'agreement/uma-das',
    code: 'concordancia',
    name: '“Um” ou “uma” não concorda com o que se conta',
    message: '“Um” e “uma” concordam com o que vem depois de “dos” ou “das”.',
    example: 'uma das causas; um dos motivos',
    patterns: ['[um das] <fp> → uma das', '[uma dos] <mp> → um dos'],
    except: ['uma dos <mp> de'],
  },
  {
    id: 'agreement/gender-fixed',
    code: 'concordancia',
    name: 'Masculino e feminino trocados',
    message: 'Esta palavra engana: veja no dicionário se é masculina ou feminina.',
    example: 'a alface; o grama; o dó',
    patterns: [
      '[o alface|apendicite|cal|libido|omoplata|mascote|couve|aguardente|hélice|bacanal]',
      '[a|uma|da|na dó|eclipse|champanhe|guaraná|telefonema|trema|herpes|lança-perfume|estigma|dilema|sintoma|paradigma|esquema|enigma|trauma|hematoma]',
      '[duzentas|trezentas|quatrocentas|quinhentas gramas]',
    ],
    replacement: ([first, noun]) =>
      first?.lower.endsWith('entas')
        ? `${first.lower.slice(0, -2)}os gramas`
        : withDeterminer(first, noun, (first?.lower === 'o' ? FEMININE : MASCULINE) & SINGULAR),
  },
  {
    id: 'agreement/demais',
    code: 'concordancia',
    name: 'Artigo no singular antes de “demais”',
    message: 'Antes de “demais” vai “os” ou “as”.',
    example: 'os demais alunos; as demais pessoas',
    patterns: [`[${FEMININE_DETERMINER} demais] <fp>`, '[o|esse|este demais] <mp>'],
    except: ['em a demais *'],
    replacement: ([first, noun]) =>
      withDeterminer(
        first,
        noun,
        PLURAL & (/^(?:o|es[st]e)$/.test(first?.lower ?? '') ? MASCULINE : FEMININE),
      ),
  },
];

/** "as milhares" → "os milhares"; undefined where the first word has no such form. */
function withDeterminer(
  first: CheckedWord | undefined,
  noun: CheckedWord | undefined,
  bit: number,
): string | undefined {
  const right = first && determinerIn(first, bit);
  return right && noun && `${right} ${noun.lower}`;
}
