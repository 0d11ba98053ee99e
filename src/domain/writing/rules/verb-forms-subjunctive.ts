import type { Rule } from '../rule.ts';

/** Infinitives and their future subjunctives, where the two differ: "ver" → "vir", "fazer" → "fizer". */
const FUTURES: Record<string, string> = {
  ver: 'vir',
  fazer: 'fizer',
  dizer: 'disser',
  trazer: 'trouxer',
  ter: 'tiver',
  pôr: 'puser',
  por: 'puser',
  estar: 'estiver',
  manter: 'mantiver',
  conter: 'contiver',
  deter: 'detiver',
  obter: 'obtiver',
  querer: 'quiser',
  poder: 'puder',
  saber: 'souber',
  haver: 'houver',
  dar: 'der',
  ser: 'for',
  ir: 'for',
  propor: 'propuser',
  impor: 'impuser',
  dispor: 'dispuser',
  expor: 'expuser',
  supor: 'supuser',
  compor: 'compuser',
  prever: 'previr',
  intervir: 'intervier',
  vim: 'vier',
};
const INFINITIVES = Object.keys(FUTURES)
  .filter((verb) => verb !== 'por')
  .join('|');

const toFuture = ([verb]: readonly { lower: string }[]) => FUTURES[verb?.lower ?? ''];

/** Rules on the future subjunctive after "se", "quando", "quem". */
export const SUBJUNCTIVE_RULES: readonly Rule[] = [
  {
    id: 'verb-forms/future-subjunctive-pronoun',
    code: 'confusao',
    name: 'Forma errada do verbo depois de “se” ou “quando”',
    message: 'Depois de “se” e “quando”, este verbo muda de forma.',
    example: 'se eu vir; quando ele fizer; se nós tivermos',
    patterns: [
      `se|quando eu|ele|ela|você|alguém|ninguém|isso [${INFINITIVES}]`,
      `se|quando a gente [${INFINITIVES}]`,
    ],
    replacement: toFuture,
  },
  {
    id: 'verb-forms/future-subjunctive-noun',
    code: 'confusao',
    name: 'Forma errada do verbo depois de “se” ou “quando”',
    message: 'Depois de “se” e “quando”, este verbo muda de forma.',
    example: 'se o aluno fizer',
    patterns: [
      `se|quando o|a|um|uma|este|esta|esse|essa|cada|algum|alguma <nom> [${INFINITIVES}]`,
      `se|quando <name> [${INFINITIVES}]`,
    ],
    except: ['se o|a poder|ser|dever *'],
    replacement: toFuture,
  },
  {
    id: 'verb-forms/future-subjunctive-bare',
    code: 'confusao',
    name: 'Forma errada do verbo depois de “quando” ou “quem”',
    message: 'Depois de “quando” e “quem”, este verbo muda de forma.',
    example: 'quando fizer; quem quiser',
    patterns: [
      `quando [${INFINITIVES}]`,
      `^ quem [${INFINITIVES}]`,
      `assim|logo|sempre que [ver|fazer|dizer|trazer|ter|pôr|manter|querer|poder|haver]`,
    ],
    replacement: toFuture,
  },
  {
    id: 'verb-forms/caso',
    code: 'confusao',
    name: 'Forma errada do verbo depois de “caso”',
    message: 'Depois de “caso”, o verbo fica como em “que haja”, “que seja”.',
    example: 'caso haja; caso seja',
    patterns: [
      'caso ele|ela|isso|você|alguém|não? [for|houver|tiver|puder|quiser|fizer|vier|estiver|souber]',
    ],
    except: ['se|quando o|esse|este|tal|algum caso não? *'],
    replacement: ([verb]) =>
      ({
        for: 'seja',
        houver: 'haja',
        tiver: 'tenha',
        puder: 'possa',
        quiser: 'queira',
        fizer: 'faça',
        vier: 'venha',
        estiver: 'esteja',
        souber: 'saiba',
      })[verb?.lower ?? ''],
  },
  {
    id: 'verb-forms/se-caso',
    code: 'confusao',
    name: '“Se caso” diz duas vezes o mesmo',
    message: '“Se” e “caso” dizem o mesmo: use só um.',
    example: 'se fizer; caso faça',
    patterns: ['[se caso] <finite|inf>', '[se caso] o|a|os|as|ele|ela|eles|não|houver|for|haja'],
    replacement: 'caso',
  },
  {
    id: 'verb-forms/if-present',
    code: 'confusao',
    name: 'Forma errada do verbo depois de “talvez”',
    message: 'Depois de “talvez”, o verbo fica como em “que seja”.',
    example: 'talvez seja; talvez haja',
    patterns: [
      'talvez [é|está|tem|há|pode|vai|faz|são|estão|têm|podem|vão]',
      'talvez não [é|está|tem|há|pode|vai]',
    ],
    replacement: ([verb]) =>
      ({
        é: 'seja',
        está: 'esteja',
        tem: 'tenha',
        há: 'haja',
        pode: 'possa',
        vai: 'vá',
        faz: 'faça',
        são: 'sejam',
        estão: 'estejam',
        têm: 'tenham',
        podem: 'possam',
        vão: 'vão',
      })[verb?.lower ?? ''],
  },
  {
    id: 'verb-forms/embora-indicative',
    code: 'confusao',
    name: 'Forma errada do verbo depois de “embora”',
    message: 'Depois de “embora”, o verbo fica como em “que seja”.',
    example: 'embora seja; embora exista',
    patterns: [
      'embora [é|está|tem|há|são|existe|existem|pode|estão|têm]',
      'embora não [é|está|tem|há|são|existe]',
    ],
    except: ['vai|vá|foi|ir|indo|vão|foram|mandar|mandou embora *', 'ir|foi-se|se embora *'],
    replacement: ([verb]) =>
      ({
        é: 'seja',
        está: 'esteja',
        tem: 'tenha',
        há: 'haja',
        são: 'sejam',
        existe: 'exista',
        existem: 'existam',
        pode: 'possa',
        estão: 'estejam',
        têm: 'tenham',
      })[verb?.lower ?? ''],
  },
  {
    id: 'verb-forms/para-que-indicative',
    code: 'confusao',
    name: 'Forma errada do verbo depois de “para que”',
    message: 'Depois de “para que”, o verbo fica como em “que seja”.',
    example: 'para que haja; para que seja',
    patterns: [
      'para que [é|está|tem|há|são|existe|existem|pode|podem|vai|faz|estão]',
      'para que não [é|há|tem|acontece|existe]',
    ],
    except: ['servir|serve|servem|saber|sabe|entender para que é|há|tem|existe|existem|está'],
  },
  {
    id: 'verb-forms/se-present-subjunctive',
    code: 'confusao',
    name: 'Forma errada do verbo depois de “se”',
    message: 'Depois de “se”, o verbo fica como em “quando houver”, “quando for”.',
    example: 'se houver; se for',
    patterns: ['^ se [haja|seja|tenha|esteja|faça]', ', se não? [haja|tenha]', 'se não [haja|tenha]'],
    except: [
      'se haja|seja|tenha|esteja|faça <part>',
      'que , se não? tenha|haja',
      'que|não se seja|tenha|haja',
    ],
    replacement: ([verb]) =>
      ({ haja: 'houver', seja: 'for', tenha: 'tiver', esteja: 'estiver', faça: 'fizer' })[verb?.lower ?? ''],
  },
];
