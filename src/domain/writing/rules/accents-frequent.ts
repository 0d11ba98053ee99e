import { withoutR } from '../lexicon/clitics.ts';
import { FINITE, NOMINAL, PLURAL, SINGULAR, TAGS } from '../lexicon/tags.ts';
import type { CheckedText, CheckedWord } from '../checked-text.ts';
import { matchCase } from '../replacement.ts';
import type { Rule, RuleMatch } from '../rule.ts';

/** Rules for words whose spelling without the accent is also a word, but one that is hardly ever meant. */
export const FREQUENT_ACCENT_RULES: readonly Rule[] = [
  {
    id: 'accent/porém',
    code: 'acentuacao',
    name: 'Falta o acento de “porém”',
    message: 'A palavra que opõe ideias é “porém”, com acento.',
    patterns: ['[porem]'],
    except: ['de|para|por|a|ao|sem|se|eles|elas|os|as porem'],
    replacement: 'porém',
  },
  {
    id: 'accent/há',
    code: 'acentuacao',
    name: 'Falta o acento de “há”',
    message: '“Há”, do verbo “haver”, leva acento.',
    example: 'há muitos casos',
    patterns: ['[ha]'],
    except: ['<number> ha'],
    replacement: 'há',
  },
  {
    id: 'accent/è',
    code: 'acentuacao',
    name: 'Acento grave no lugar do agudo',
    message: 'O verbo é “é”, com acento agudo. O acento grave só vai sobre o “a”.',
    patterns: ['[è]'],
    replacement: 'é',
  },
  {
    id: 'accent/quê-que',
    code: 'acentuacao',
    name: 'Acento que sobra em “que”',
    message: '“Quê” só leva acento no fim da frase ou como nome (“um quê de mistério”).',
    example: 'faz com que; sabe que',
    patterns: [
      '[quê] <finite|det|pron>|se|não|em|no|na|nos|nas|para',
      'faz|fazem|fez|fazer|fazendo|faça com [quê]',
    ],
    except: ['um|o|por|ao|algum|certo|seu|de|a|em|para|sei quê *'],
    replacement: 'que',
  },
  {
    id: 'accent/más-mas',
    code: 'acentuacao',
    name: 'Acento que sobra em “mas”',
    message: 'Para opor ideias se escreve “mas”, sem acento. “Más” é o plural de “má”.',
    patterns: [
      '[más] será|o|a|os|isso|isto|ele|ela|não|se|quando|para|também|sim|infelizmente|é|eu|nós|como|há|existe|existem|nem|em|no|na|esse|essa|ainda|apesar|porém|que',
    ],
    except: ['as|são|muito|tão|mais|boas|pessoas|nem|e|ou|eram|foram más *'],
    replacement: 'mas',
  },
  {
    id: 'accent/contém',
    code: 'acentuacao',
    name: 'Falta o acento de “contém” ou “provém”',
    message: '“Contém” e “provém” levam acento: são de “conter” e “provir”, e não de “contar” e “provar”.',
    example: 'a caixa contém livros; as águas provêm da serra',
    find: findContem,
  },
  {
    id: 'accent/vítima',
    code: 'acentuacao',
    name: 'Falta o acento de “vítima”',
    message: 'Quem sofre é a “vítima”, com acento. “Vitima”, sem acento, é verbo.',
    patterns: [
      'é|foi|era|seja|fui|ser|sido|sendo|como|uma [vitima] de|do|da|dos|das',
      'a|à|da|na|pela|toda|cada [vitima] de|do|da|pode|deve|é|foi|sofre|era|que',
    ],
    replacement: 'vítima',
  },
  {
    id: 'accent/aí-daí',
    code: 'acentuacao',
    name: 'Falta o acento de “aí”, “daí” ou “aliás”',
    message: '“Aí”, “daí” e “aliás” levam acento.',
    patterns: [
      '[dai] → daí',
      'por|e|até|pois|mas|porque [ai] → aí',
      '[ai] está|estão|vem|que → aí',
      '[alias] → aliás',
    ],
    // In "Dai a César", "dai" is a form of "dar".
    except: ['dai a|à|ao|aos|às', 'nos dai', 'ai de|do|da|dos|das'],
  },
  {
    id: 'accent/dá-origem',
    code: 'acentuacao',
    name: 'Falta o acento de “dá”',
    message: '“Dá”, do verbo “dar”, leva acento. “Da” é “de” mais “a”.',
    example: 'isso dá certo',
    patterns: [
      'isso|isto|aquilo|ele|ela|que|não|também|quem|já|se|lhe|nos [da] origem|início|lugar|margem|conta|certo|aulas|valor|importância|prioridade|continuidade|oportunidade|acesso|atenção|razão|sentido|vida',
      '[da] início|lugar a|à|ao|aos|às',
      'isso|isto|que|ele|ela|não|e|nada nos|lhe|lhes|me|se [da] um|uma|o|a|mais|muito',
      '[da] origem a|ao|aos',
    ],
    except: ['que|nos da vida|origem de|dos|das|do', 'não da vida|origem'],
    replacement: 'dá',
  },
  {
    id: 'accent/será',
    code: 'acentuacao',
    name: 'Falta o acento do futuro',
    message: 'O futuro leva acento na última sílaba.',
    example: 'será; poderá; deverá',
    find: findFuture,
  },
  {
    id: 'accent/verb-lo',
    code: 'acentuacao',
    name: 'Falta o acento do verbo com “-lo” ou “-la”',
    message: 'Antes de “-lo” e “-la”, o verbo perde o R e leva acento.',
    example: 'usá-lo; fazê-la; construí-lo',
    find: findVerbWithPronoun,
  },
];

/**
 * Finds "contem" and "provem" with a missing accent, as in "produtos que contem material" and "isso provem de",
 * where the subject is the preceding noun. In "espero que contem tudo", the verb is "contar".
 */
function findContem({ words, text, sentences }: CheckedText): RuleMatch[] {
  return words.flatMap(({ lower, start, end, index, sentence, isQuoted }) => {
    if ((lower !== 'contem' && lower !== 'provem') || isQuoted) return [];
    const next = words[index + 1];
    if (next?.before !== '' || /^d[eoa]s?$/.test(next.lower) !== (lower === 'provem') || next.lower === 'com')
      return [];
    const last = words[index - (words[index - 1]?.lower === 'não' ? 2 : 1)];
    const head = last?.lower === 'que' ? words[last.index - 1] : last;
    if (!head || head.sentence !== sentence || (head.tags & FINITE) !== 0) return [];
    const hopes = sentences[sentence]?.words.some(
      (one) => one.index < head.index && /^(?:que|talvez|embora|caso)$/.test(one.lower),
    );
    if (hopes) return [];
    const isPlural = (head.tags & PLURAL) !== 0;
    if (isPlural === ((head.tags & SINGULAR) !== 0)) return [];
    const right = `${lower.slice(0, -2)}${isPlural ? 'êm' : 'ém'}`;
    return [{ start, end, replacement: matchCase(text.slice(start, end), right) }];
  });
}

/** Words that suggest the past. After them, forms in -ra that are also a past tense ("chegara") are not marked. */
const PAST_BEFORE = new Set(
  'só já nunca jamais ainda mal que quem nem quando onde como ele ela eu se'.split(' '),
);
const NO_FUTURE = new Set(
  'fora era para ora quisera pudera tomara embora agora hora dera vira mascara'.split(' '),
);

function findFuture({ words, text, lexicon }: CheckedText): RuleMatch[] {
  return words.flatMap(({ lower, tags, start, end, index, isQuoted, sentence, text: written }) => {
    if (!lower.endsWith('ra') || lower.length < 4 || isQuoted || NO_FUTURE.has(lower)) return [];
    const future = `${lower.slice(0, -1)}á`;
    const isFuture = NO_PAST.has(lower) || (lexicon.tagsOf(lower.slice(0, -1)) & TAGS.infinitive) !== 0;
    if (!isFuture || (lexicon.tagsOf(future) & TAGS.verb3s) === 0) return [];
    const isPast = !NO_PAST.has(lower);
    if (isPast && tags !== TAGS.verb3s) return [];
    if (isPast && PAST_BEFORE.has(words[index - 1]?.lower ?? '')) return [];
    // Some forms belong to another verb: "tolera" is a form of "tolerar", not a future without its accent.
    if ((lexicon.tagsOf(`${lower}r`) & TAGS.infinitive) !== 0) return [];
    // The word may be a name ("O Governo Federa", "Bárbara"), or a pluperfect near another past tense ("O rei
    // exigira o que o povo negou").
    const near = words
      .slice(Math.max(0, index - NEAR), index + NEAR)
      .filter((one) => one.sentence === sentence);
    if (isPast && (written !== lower || near.some(tellsPast))) return [];
    return [{ start, end, replacement: matchCase(text.slice(start, end), future) }];
  });
}

/** Forms that are not a past tense of any verb; for example, "sera" is not a form of "ser". */
const NO_PAST = new Set(['sera', 'tera', 'fara']);

const NEAR = 9;

/**
 * Whether a word is certainly a past tense: "negou", "quiseram", "era". Nouns such as "museu" and the conditional
 * are excluded.
 */
function tellsPast({ lower, tags }: CheckedWord): boolean {
  if (/^(?:era|eram|foi|foram|outrora)$/.test(lower)) return true;
  return (
    (tags & (TAGS.verb3s | TAGS.verb3p)) !== 0 &&
    (tags & NOMINAL) === 0 &&
    /(?:[oei]u|[aei]ram|avam?)$/.test(lower)
  );
}

function findVerbWithPronoun({ words, text, lexicon }: CheckedText): RuleMatch[] {
  return words.flatMap(({ lower, start, end, isQuoted }) => {
    const [, stem = '', pronoun = ''] = /^(..+?)(-l[oa]s?)$/.exec(lower) ?? [];
    if (isQuoted || (lexicon.tagsOf(`${stem}r`) & TAGS.infinitive) === 0) return [];
    const right = withoutR(`${stem}r`);
    if (right === stem) return [];
    return [{ start, end, replacement: matchCase(text.slice(start, end), right + pronoun) }];
  });
}
