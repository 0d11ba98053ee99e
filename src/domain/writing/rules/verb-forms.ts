import { TAGS } from '../lexicon/tags.ts';
import { matchCase } from '../replacement.ts';
import type { Rule } from '../rule.ts';

/** Builds patterns and replacement from "wrong=right" pairs separated by spaces; the rule finds the wrong forms. */
function forms(source: string): {
  patterns: string[];
  replacement: Extract<Rule, { patterns: unknown }>['replacement'];
} {
  const pairs = new Map(
    source
      .trim()
      .split(/\s+/)
      .map((pair) => pair.split('=') as [string, string]),
  );
  return { patterns: [...pairs.keys()], replacement: ([word]) => pairs.get(word?.lower ?? '') };
}

/** Rules on verb forms that do not exist, or not in this context. */
export const VERB_FORM_RULES: readonly Rule[] = [
  {
    id: 'verb-forms/seje',
    code: 'ortografia',
    name: '“Seje” e “esteje” não existem',
    message: 'As formas são “seja”, “sejam”, “esteja”, “estejam”.',
    ...forms(
      'seje=seja sejem=sejam sejes=sejas esteje=esteja estejem=estejam estejes=estejas sejemos=sejamos estejemos=estejamos',
    ),
  },
  {
    id: 'verb-forms/vir-ter',
    code: 'ortografia',
    name: 'Verbo da família de “vir” ou “ter”',
    message: 'Verbos como “intervir”, “manter” e “deter” mudam como “vir” e “ter”.',
    example: 'interveio; manteve; detiveram',
    ...forms(`interviu=interveio interviram=intervieram interviste=intervieste intervisse=interviesse intervissem=interviessem
      intervido=intervindo manteu=manteve manteram=mantiveram mantesse=mantivesse mantessem=mantivessem deteu=deteve
      deteram=detiveram obteu=obteve obteram=obtiveram reteu=reteve conteu=conteve conteram=contiveram
      proviram=provieram advissem=adviessem`),
  },
  {
    id: 'verb-forms/por-querer',
    code: 'ortografia',
    name: '“Querer” e “pôr” com Z',
    message: 'As formas de “querer” e “pôr” se escrevem com S.',
    example: 'quis; quiser; pôs',
    ...forms(`quiz=quis quizer=quiser quizerem=quiserem quizesse=quisesse quizessem=quisessem quizeram=quiseram
      quizermos=quisermos puzer=puser puzeram=puseram puzesse=pusesse pôz=pôs poz=pôs dispuz=dispus compôz=compôs
      impôz=impôs propôz=propôs querer-mos=querermos`),
  },
  {
    id: 'verb-forms/pude',
    code: 'ortografia',
    name: '“Poder” com O no lugar de U',
    message: 'As formas são “pudesse”, “pudessem”, “puder”, “puderam”.',
    ...forms(`podesse=pudesse podessem=pudessem podéssemos=pudéssemos podessemos=pudéssemos pudessemos=pudéssemos
      poder-se=poder-se podido-se=podido-se`),
  },
  {
    id: 'verb-forms/past-in-z',
    code: 'ortografia',
    name: 'Forma do verbo mal escrita',
    message: '“Fizesse”, “tivesse” e “fosse” se escrevem com SS; “houvesse” começa com H.',
    ...forms(
      'fizece=fizesse fizecem=fizessem fose=fosse tivese=tivesse tivecem=tivessem ouvesse=houvesse ouvessem=houvessem',
    ),
  },
  {
    id: 'verb-forms/preveu',
    code: 'ortografia',
    name: 'Verbo da família de “ver”',
    message: 'Verbos como “prever” e “rever” mudam como “ver”.',
    example: 'previu; reviram; previsse',
    ...forms('preveu=previu preveram=previram reveu=reviu previsse-se=previsse-se prevesse=previsse'),
  },
  {
    id: 'verb-forms/reavê',
    code: 'ortografia',
    name: 'Forma que o verbo não tem',
    message: '“Reaver” e “precaver-se” não têm estas formas: use “recupera”, “previne-se”.',
    patterns: ['reavê|reaveja|reavejam|reaveu', 'precavê|precavenha|precavenham|precaveja|precavejam'],
  },
  {
    id: 'verb-forms/tinha-chego',
    code: 'ortografia',
    name: 'Forma errada do verbo depois de “ter” ou “haver”',
    message: 'Com “ter” e “haver”, este verbo termina em “-ado” ou “-ido”.',
    example: 'tinha chegado; tinha trazido',
    patterns: [
      'ter|tem|têm|tenho|tinha|tinham|tenha|tenham|teria|teriam|tivesse|tivessem|tendo|havia|haviam|haver [chego|trago|falo|compro|perco|mando|abro|encontro|peço]',
      'ser|foi|foram|é|são|sido [trago|chego|perco]',
    ],
    except: ['tenho|tem|têm falo|encontro|trago'],
    replacement: ([word]) =>
      ({
        chego: 'chegado',
        trago: 'trazido',
        falo: 'falado',
        compro: 'comprado',
        perco: 'perdido',
        mando: 'mandado',
        abro: 'aberto',
        encontro: 'encontrado',
        peço: 'pedido',
      })[word?.lower ?? ''],
  },
  {
    id: 'verb-forms/regular-participle',
    code: 'ortografia',
    name: 'Forma do verbo que não existe',
    message: 'Este verbo tem uma forma própria aqui.',
    example: 'tinha feito; foi escrito; foi aberto',
    ...forms(`fazido=feito escrevido=escrito abrido=aberto cobrido=coberto descobrido=descoberto dizido=dito
      ponhado=posto vinhido=vindo desfazido=desfeito`),
  },
  {
    id: 'verb-forms/veio-ver',
    code: 'ortografia',
    name: '“Vim” no lugar de “vir”',
    message: 'Depois de outro verbo use “vir”.',
    example: 'pode vir; vai vir',
    patterns: [
      'pode|podem|deve|devem|vai|vão|poderia|poderiam|poderá|poderão|iria|irá|deverá [vim|vim-se]',
      'a|para|de [vim] a',
      'que pode [vim]',
    ],
    except: ['que|quando vim a'],
    replacement: 'vir',
  },
  {
    id: 'verb-forms/estao-written-ao',
    code: 'ortografia',
    name: '“-ão” no lugar de “-am”',
    message: 'Aqui o verbo diz o passado ou uma hipótese e termina em “-am”; com “-ão” diria o futuro.',
    example: 'eles estavam; eles estariam',
    find: ({ words, lexicon }) =>
      words.flatMap(({ lower, text, tags, start, end, isQuoted }) => {
        if (tags !== 0 || isQuoted || !/(?:ar|av|ass|ess|iss|ari|eri|iri)ão$/.test(lower)) return [];
        const right = `${lower.slice(0, -2)}am`;
        if ((lexicon.tagsOf(right) & TAGS.verb3p) === 0) return [];
        return [{ start, end, replacement: matchCase(text, right) }];
      }),
  },
  {
    id: 'verb-forms/infinitive-sse',
    code: 'ortografia',
    name: '“-se” no lugar de “-sse”',
    message: 'Esta forma do verbo se escreve junto e com SS.',
    example: 'se fizesse; se tornasse',
    patterns: [
      'se|que|caso ele|ela|eu|você|alguém|eles|elas [fize-se|tive-se|pude-se|estive-se|houve-se|quise-se]',
      '[fize-se|tive-se|pude-se|estive-se|quise-se]',
    ],
    replacement: ([word]) => word?.lower.replace('-se', 'sse'),
  },
  {
    id: 'verb-forms/gerund-no',
    code: 'ortografia',
    name: 'Falta o D do “-ndo”',
    message: 'Esta forma do verbo termina em “-ndo”.',
    example: 'fazendo; falando',
    patterns: ['esta|está|estão|estava|estavam|estou|vem|vêm|ficar|ficam|fica [*ano|*eno|*ino]'],
    except: [
      '* humano|plano|urbano|cano|ano|dano|engano|pequeno|pleno|sereno|ameno|moreno|destino|ensino|menino|feminino|masculino|fino|assassino',
    ],
    replacement: ([word], { lexicon }) => {
      const right = word?.lower.replace(/no$/, 'ndo') ?? '';
      return lexicon.tagsOf(right) ? right : undefined;
    },
  },
];

/** Rules on gerunds used where they do not belong. */
export const GERUND_RULES: readonly Rule[] = [
  {
    id: 'gerundism/future',
    code: 'uso',
    name: '“Vai estar” com verbo em “-ndo”',
    message: 'Diga direto: “ajudará” ou “vai ajudar” em vez de “vai estar ajudando”.',
    patterns: [
      '[vou|vai|vão|vamos|irá|irão|iremos|iria|iriam|deverá|deverão estar <ger>]',
      '[vai|vão|irá|irão ficar <ger>]',
      '[precisa|precisam estar <ger>]',
    ],
  },
];
