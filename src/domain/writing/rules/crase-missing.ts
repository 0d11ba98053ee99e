import type { Rule } from '../rule.ts';

/** Words that take no article, though their tags look like a noun's. */
const NO_NOUN =
  'uma|essa|essas|esta|estas|cada|toda|todas|qualquer|alguma|algumas|nenhuma|outra|outras|sua|suas|minha|nossa|nossas|quem|ela|elas|certa|certas|várias|diversas|muitas|poucas|mesma|tal|primeira|única|última|melhor|pior|maior';

/** Asks "a" of what follows, written with the noun it belongs to. */
const GOVERNING =
  'devido|graças|referente|referentes|relativo|relativa|relativos|relativas|equivalente|equivalentes|exposto|exposta|expostos|expostas|sujeito|sujeita|sujeitos|sujeitas|submetido|submetida|submetidos|submetidas|destinado|destinada|destinados|destinadas|acomodado|acomodada|vinculado|vinculada|vinculados|vinculadas|inerente|inerentes|alheio|alheia|alheios|contrário|contrária|contrários|contrárias|favorável|favoráveis|prejudicial|prejudiciais|rumo|dedicado|dedicada|adaptado|adaptada|anterior|posterior|semelhante|semelhantes|idêntica|idêntico|superior|superiores|inferior|inferiores|habituado|acostumado|acostumada|acostumados|alusivo|fiel|fiéis|nocivo|nociva|nocivos|obediência|desrespeito|alusão';

const MOTION =
  'vou|vai|vamos|vão|ia|iam|irá|irão|fui|fomos|ido|cheguei|chegamos|chegando|voltar|voltou|voltei|voltaram|recorrer|recorrem|recorre|pertence|pertencem|obedecer|obedece|obedecem|candidatar-se|candidatou-se|candidataram-se|referir-se|refere-se|referem-se|destina-se|destinam-se|dedica-se|dedicam-se|adaptar-se|sobreviver|sobrevive|sobreviveu';

/** Where "a" hides the preposition and the article, and lacks the accent. */
export const MISSING_CRASE_RULES: readonly Rule[] = [
  {
    id: 'crase/governed-noun',
    code: 'crase',
    name: 'Falta de crase depois de palavra que pede “a”',
    message: 'A palavra anterior pede “a”, e o nome feminino tem artigo “a”: a + a = “à”.',
    patterns: [`${GOVERNING} [a] <fs> → à`, `${GOVERNING} [as] <fp> → às`],
    except: [`* a|as ${NO_NOUN}`, 'superior|inferior|anterior a <fs> <number>'],
  },
  {
    id: 'crase/governed-verb',
    code: 'crase',
    name: 'Falta de crase depois de verbo que pede “a”',
    message: 'Quem vai, vai “a”; com o artigo “a” do nome feminino forma-se “à”: “vou à escola”.',
    patterns: [`${MOTION} [a] <fs> → à`, `${MOTION} [as] <fp> → às`],
    except: [`* a|as ${NO_NOUN}`, '* a|as <inf>', '* a|as <name>', '* a pé|cavalo'],
  },
  {
    id: 'crase/in-relation',
    code: 'crase',
    name: 'Falta de crase depois de “em relação”, “no que tange”',
    message: 'A locução termina em “a”; com o artigo do nome feminino forma-se “à”: “em relação à saúde”.',
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
    name: 'Falta de crase em “àquele”',
    message: 'Com palavra que pede “a”, “a” mais “aquele” é “àquele”: “devido àquele caso”.',
    patterns: [
      'devido|graças|referente|referentes|relação|semelhante|semelhantes|igual|iguais|superior|inferior [aquele] → àquele',
      'devido|graças|referente|referentes|relação|semelhante|semelhantes|igual|iguais|superior|inferior [aquela] → àquela',
      'devido|graças|referente|referentes|relação|semelhante|semelhantes|igual|iguais|superior|inferior [aqueles] → àqueles',
      'devido|graças|referente|referentes|relação|semelhante|semelhantes|igual|iguais|superior|inferior [aquelas] → àquelas',
      'devido|graças|referente|relação|semelhante|igual|superior|inferior [aquilo] → àquilo',
    ],
  },
  {
    id: 'crase/hours',
    code: 'crase',
    name: 'Falta de crase nas horas',
    message: 'Para dizer a que horas, usa-se crase: “às 8 horas”, “às duas da tarde”.',
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
    name: 'Falta de crase em “às vezes”',
    message: '“Às vezes”, no sentido de “de vez em quando”, tem crase.',
    patterns: ['[as] vezes'],
    except: ['todas|são|foram as vezes', 'as vezes que|em'],
    replacement: 'às',
  },
  {
    id: 'crase/à-medida-que',
    code: 'crase',
    name: 'Falta de crase em “à medida que”',
    message: '“À medida que” (enquanto, conforme) tem crase, como “à proporção que”.',
    patterns: ['[a] medida|proporção que'],
    except: [
      'a medida que foi|visa|será|é|pode|deve|tem|seria|mais',
      'com|sobre|é|para|contra|sendo|toda|qual a medida que',
    ],
    replacement: 'à',
  },
];
