import { singularOfVerb } from '../inflect.ts';
import type { Rule } from '../rule.ts';

const FEMININE_DETERMINER = 'a|essa|esta|nenhuma|qualquer|sua|nossa|uma|toda';

/** Agreement in expressions that can be written down. */
export const AGREEMENT_PHRASE_RULES: readonly Rule[] = [
  {
    id: 'agreement/menas',
    code: 'concordancia',
    name: '“Menas”',
    message: '“Menos” não varia: “menos pessoas”, “menos violência”.',
    patterns: ['[menas]'],
    replacement: 'menos',
  },
  {
    id: 'agreement/meia-adverb',
    code: 'concordancia',
    name: '“Meio” no sentido de “um pouco”',
    message: 'Quando quer dizer “um pouco”, “meio” não varia: “está meio confusa”.',
    patterns: [
      'é|são|está|estão|ficou|ficaram|fica|ficam|era|eram|estava|estavam|foi|parece|parecem [meia|meias] <part>|cansad*|confus*|trist*|perdid*|nervos*|complicad*|estranh*|difíc*|abert*',
    ],
    except: ['* meia dúzia|hora|noite|entrada|idade|volta|boca'],
    replacement: 'meio',
  },
  {
    id: 'agreement/meio-half',
    code: 'concordancia',
    name: '“Meio” no sentido de “metade”',
    message: 'Quando quer dizer “metade”, “meio” concorda: “meia hora”, “meios litros”.',
    patterns: [
      '[meio] dia e [meio]',
      'é|são * e [meio] da|horas',
      '[meio] hora|xícara|dúzia|garrafa|tonelada|colher',
      '<number>|dois|três|quatro|quinze|dez [meio] litros|quilos|metros|copos',
      'uma|duas|três horas e [meio]',
    ],
  },
  {
    id: 'agreement/bastante',
    code: 'concordancia',
    name: '“Bastante” antes de plural',
    message: 'Quando quer dizer “muitos”, “bastante” vai para o plural: “bastantes pessoas”.',
    patterns: ['há|existem|tem|têm|com|possui|possuem|tinha|havia [bastante] <fp|mp>'],
    except: ['* bastante <part>'],
    replacement: 'bastantes',
  },
  {
    id: 'agreement/anexo',
    code: 'concordancia',
    name: '“Anexo”',
    message: '“Anexo” concorda com o que se anexa: “segue anexa a carta”; “em anexo” não varia.',
    patterns: [
      'em [anexa|anexas|anexos]',
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
    name: '“É proibido” e “é proibida”',
    message: 'Com artigo, concorda: “é proibida a entrada”; sem artigo, não: “é proibido entrada”.',
    patterns: ['[é proibida|permitida] <fs>'],
  },
  {
    id: 'agreement/todo-os',
    code: 'concordancia',
    name: '“Todos os” e “toda a”',
    message: '“Todo” e o artigo ficam no mesmo gênero e número: “todos os”, “todas as”.',
    patterns: ['[todo os|as|a]', '[toda as|os]', '[todos o|as]', '[todas os]'],
    except: [
      'de todo os|as|a',
      'em todo a',
      'todos|todas|todo|toda o|a|os|as <3s|3p|1p>',
      // "Garante a todos o direito": there another object begins.
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
    name: '“Todos” sem artigo',
    message: 'Entre “todos” e o substantivo vai o artigo: “todos os dias”, “todas as pessoas”.',
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
    name: '“Ambos” sem artigo',
    message: 'Entre “ambos” e o substantivo vai o artigo: “ambos os lados”, “ambas as partes”.',
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
    name: '“Qualquer” e “quaisquer”',
    message: 'O plural de “qualquer” é “quaisquer”: “quaisquer pessoas”.',
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
    name: '“Cada” com plural',
    message: '“Cada” pede o singular: “cada pessoa”, “cada um”.',
    patterns: ['[cada pessoas|dias|anos|uns|umas|alunos|indivíduos|cidadãos|vezes]'],
    except: ['cada * <number>'],
  },
  {
    id: 'agreement/cada-verb',
    code: 'concordancia',
    name: '“Cada um” com verbo no plural',
    message: 'Com “cada um” o verbo fica no singular: “cada um faz a sua parte”.',
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
    name: '“Milhão” e “milhões”',
    message: 'O plural começa em dois: “1,3 milhão”, “2 milhões”.',
    patterns: ['[um|1|1,1|1,2|1,3|1,4|1,5|1,6|1,7|1,8|1,9 milhões|bilhões|trilhões]'],
    replacement: ([number, noun]) => `${number?.text ?? ''} ${noun?.lower.replace(/ões$/, 'ão') ?? ''}`,
  },
  {
    id: 'agreement/as-milhares',
    code: 'concordancia',
    name: '“Milhares” e “milhões” são masculinos',
    message: '“Milhar” e “milhão” são masculinos: “os milhares de pessoas”, “dois milhões de vidas”.',
    patterns: ['[as|das|nas|às|pelas|muitas|algumas|duas|essas|umas milhares|milhões|bilhões]'],
  },
  {
    id: 'agreement/muito-gente',
    code: 'concordancia',
    name: '“Muita gente”',
    message: '“Gente” é feminino e singular: “muita gente”, “essa gente”.',
    patterns: ['[muito|muitas|muitos|tanto|essas|esse|poucas|pouco gente|gentes]'],
    except: ['muito gente *oa', 'muito gente fina'],
  },
  {
    id: 'agreement/uma-das',
    code: 'concordancia',
    name: '“Um dos” e “uma das”',
    message: '“Um” e “uma” ficam no gênero do que se conta: “uma das causas”, “um dos motivos”.',
    patterns: ['[um das] <fp>', '[uma dos] <mp>'],
    except: ['uma dos <mp> de'],
  },
  {
    id: 'agreement/gender-fixed',
    code: 'concordancia',
    name: 'Gênero de algumas palavras',
    message: 'Confira no dicionário o gênero desta palavra: “a alface”, “o grama”, “o dó”.',
    patterns: [
      '[o alface|apendicite|cal|libido|omoplata|mascote|couve|aguardente|hélice|bacanal]',
      '[a|uma|da|na dó|eclipse|champanhe|guaraná|telefonema|trema|herpes|lança-perfume|estigma|dilema|sintoma|paradigma|esquema|enigma|trauma|hematoma]',
      '[duzentas|trezentas|quatrocentas|quinhentas gramas]',
    ],
  },
  {
    id: 'agreement/demais',
    code: 'concordancia',
    name: '“Os demais”',
    message: '“Demais” pede o artigo no plural: “os demais alunos”, “as demais pessoas”.',
    patterns: [`[${FEMININE_DETERMINER} demais] <fp>`, '[o|esse|este demais] <mp>'],
    except: ['em a demais *'],
  },
];
