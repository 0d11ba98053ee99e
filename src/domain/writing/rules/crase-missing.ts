import type { CheckedText } from '../checked-text.ts';
import { matchCase } from '../replacement.ts';
import type { Rule, RuleMatch } from '../rule.ts';

/** Words that take no article, although they are tagged like nouns. */
const NO_NOUN =
  'uma|essa|essas|esta|estas|cada|toda|todas|qualquer|alguma|algumas|nenhuma|outra|outras|sua|suas|minha|nossa|nossas|quem|ela|elas|certa|certas|várias|diversas|muitas|poucas|mesma|tal|primeira|única|última|melhor|pior|maior';

/** Words that govern "a". */
const GOVERNING =
  'devido|graças|referente|referentes|relativo|relativa|relativos|relativas|equivalente|equivalentes|exposto|exposta|expostos|expostas|sujeito|sujeita|sujeitos|sujeitas|submetido|submetida|submetidos|submetidas|destinado|destinada|destinados|destinadas|acomodado|acomodada|vinculado|vinculada|vinculados|vinculadas|inerente|inerentes|alheio|alheia|alheios|contrário|contrária|contrários|contrárias|favorável|favoráveis|prejudicial|prejudiciais|rumo|dedicado|dedicada|adaptado|adaptada|anterior|posterior|semelhante|semelhantes|idêntica|idêntico|superior|superiores|inferior|inferiores|habituado|acostumado|acostumada|acostumados|alusivo|fiel|fiéis|nocivo|nociva|nocivos|obediência|desrespeito|alusão';

const MOTION =
  'vou|vai|vamos|vão|ia|iam|irá|irão|fui|fomos|ido|cheguei|chegamos|chegando|voltar|voltou|voltei|voltaram|recorrer|recorrem|recorre|pertence|pertencem|obedecer|obedece|obedecem|candidatar-se|candidatou-se|candidataram-se|referir-se|refere-se|referem-se|destina-se|destinam-se|dedica-se|dedicam-se|adaptar-se|sobreviver|sobrevive|sobreviveu';

/** Positions at which "a" combines preposition and article and lacks the accent. */
export const MISSING_CRASE_RULES: readonly Rule[] = [
  {
    id: 'crase/governed-noun',
    code: 'crase',
    name: 'Falta a crase',
    message: 'A palavra anterior pede “a”, e o nome feminino tem artigo “a”: a + a = “à”.',
    example: 'acesso à escola',
    patterns: [`${GOVERNING} [a] <fs> → à`, `${GOVERNING} [as] <fp> → às`],
    except: [
      `* a|as ${NO_NOUN}`,
      'superior|inferior|anterior a <fs> <number>',
      'devido a|as <nom> não? <inf>',
      // "Devido a falha técnica": if only an adjective follows the noun, the noun may have no article.
      'devido a <fs> <nom> $',
      'a|às|aos que|quais são|foram|é|foi|estão|está submetida|submetidas|exposta|expostas|sujeita|sujeitas|destinada|destinadas a|as *',
      // "Vê-se como nociva a percepção": the noun after the adjective is the subject.
      'como|faz-se|torna-se nociva|prejudicial|contrária|favorável|superior|inferior|fiel|inerente a|as *',
    ],
  },
  {
    id: 'crase/governed-verb',
    code: 'crase',
    name: 'Falta a crase depois do verbo',
    message: 'Este verbo pede “a”, e o nome feminino tem artigo “a”: a + a = “à”.',
    example: 'vou à escola',
    patterns: [
      `${MOTION} [a] <fs> → à`,
      `${MOTION} [as] <fp> → às`,
      'chega-se|chegou-se|chegar-se|chegar|chegam|chegaram|chega [a] conclusão → à',
    ],
    except: [
      `* a|as ${NO_NOUN}`,
      '* a|as <inf>',
      '* a|as <name>',
      '* a pé|cavalo',
      '* a casa $',
      '* a casa !de|da|do|das|dos|dela|dele|onde|que',
      'ao|aos|à|às|a <nom|pron> só|não? pertence|pertencem a|as *',
      // The subject follows: "até onde vai a liberdade", "lá se vão as férias", "chegando a vez dos jovens".
      'onde|como|ponto vai|vão|ia|iam|irá|irão a|as *',
      'se vai|vão|ia|iam a|as *',
      '* a vez|hora',
    ],
  },
  {
    id: 'crase/in-relation',
    code: 'crase',
    name: 'Falta a crase em “em relação a”, “no que tange a”',
    message: 'A expressão termina em “a”, e o nome feminino tem artigo “a”: a + a = “à”.',
    example: 'em relação à saúde',
    patterns: [
      'em|com relação|respeito [a] <fs> → à',
      'em|com relação|respeito [as] <fp> → às',
      'diz|dizem|dizer respeito [a] <fs> → à',
      'diz|dizem|dizer respeito [as] <fp> → às',
      'que concerne|tange [a] <fs> → à',
      'que concerne|tange [as] <fp> → às',
    ],
    except: [`* a|as ${NO_NOUN}`],
  },
  {
    id: 'crase/aquele',
    code: 'crase',
    name: 'Falta a crase em “àquele”, “àquela”',
    message: 'A palavra anterior pede “a”, e “a” mais “aquele” dá “àquele”.',
    example: 'devido àquele caso',
    patterns: [
      'devido|graças|referente|referentes|relação|semelhante|semelhantes|igual|iguais|superior|inferior [aquele] → àquele',
      'devido|graças|referente|referentes|relação|semelhante|semelhantes|igual|iguais|superior|inferior [aquela] → àquela',
      'devido|graças|referente|referentes|relação|semelhante|semelhantes|igual|iguais|superior|inferior [aqueles] → àqueles',
      'devido|graças|referente|referentes|relação|semelhante|semelhantes|igual|iguais|superior|inferior [aquelas] → àquelas',
      'devido|graças|referente|relação|semelhante|igual|superior|inferior [aquilo] → àquilo',
      '[à aquele] → àquele',
      '[à aquela] → àquela',
      '[à|às aqueles] → àqueles',
      '[à|às aquelas] → àquelas',
    ],
  },
  {
    id: 'crase/clock',
    code: 'crase',
    name: 'Falta a crase na hora',
    message: 'Para dizer a que horas, usa-se crase.',
    example: 'às 8h; às 19h30',
    find: findHoursWithoutCrase,
  },
  {
    id: 'crase/hás',
    code: 'crase',
    name: '“Hás” no lugar de “às”',
    message: '“Hás” é do verbo “haver”. Aqui é a preposição “a” com o artigo “as”: “às”.',
    patterns: ['[hás] !de'],
    except: ['tu hás *'],
    replacement: 'às',
  },
  {
    id: 'crase/hours',
    code: 'crase',
    name: 'Falta a crase na hora',
    message: 'Para dizer a que horas, usa-se crase.',
    example: 'às 8 horas; às duas da tarde',
    patterns: [
      '[as] <number>|duas|três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze horas → às',
      '[as] <number>|duas|três|quatro|cinco|seis|sete|oito|nove|dez|onze da manhã|tarde|noite|madrugada → às',
      'das <number> [as] <number> → às',
    ],
    except: [
      'todas|durante|para|desde|após|entre|sobre|com|são|em as * horas?',
      'as * horas de|que|por|diárias|semanais|extras|seguintes|restantes|trabalhadas|passadas',
    ],
  },
  {
    id: 'crase/às-vezes',
    code: 'crase',
    name: 'Falta a crase em “às vezes”',
    message: 'Quando quer dizer “de vez em quando”, “às vezes” tem crase.',
    patterns: ['[as] vezes'],
    except: ['todas|são|foram as vezes', 'as vezes que|em'],
    replacement: 'às',
  },
  {
    id: 'crase/à-medida-que',
    code: 'crase',
    name: 'Falta a crase em “à medida que”',
    message: '“À medida que” e “à proporção que” têm crase.',
    patterns: ['[a] medida|proporção que'],
    except: [
      'a medida que <3s|3p|1p> é|foi|era|será|seria',
      'a medida que <det> <nom> <3s|3p> é|foi|era|será|seria',
      'a medida que foi|visa|será|é|pode|deve|tem|seria|mais',
      'com|sobre|é|para|contra|sendo|toda|qual a medida que',
    ],
    replacement: 'à',
  },
];

/** "6h", "19h50", "7:30". */
const CLOCK = /^\d{1,2}(?:hs?|h\d{2}(?:min)?|:\d{2}h?)$/;

/** "Passa as 6h", "aberto das 8h as 18h"; not "entre as 6h", nor "até as 6h", where either is right. */
function findHoursWithoutCrase({ words }: CheckedText): RuleMatch[] {
  return words.flatMap((word, at): RuleMatch[] => {
    const hour = words[at + 1];
    if (word.lower !== 'as' || word.isQuoted || hour?.before !== '' || !CLOCK.test(hour.lower)) return [];
    const previous = words[at - 1];
    if (
      !previous ||
      /^(?:para|durante|desde|após|entre|sobre|com|são|em|e|todas|até|ante|perante)$/.test(previous.lower)
    )
      return [];
    return [{ start: word.start, end: word.end, replacement: matchCase(word.text, 'às') }];
  });
}
