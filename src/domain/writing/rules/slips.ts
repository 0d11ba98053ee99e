import type { PlacedWord } from '../../text/analyze-text.ts';
import type { CheckedText } from '../checked-text.ts';
import { isDictionary } from '../lexicon/lexicon.ts';
import { matchCase } from '../replacement.ts';
import type { Rule, RuleMatch } from '../rule.ts';
import { parsePairs } from '../../text/parse-pairs.ts';

/**
 * Misspellings that are not a word in any reading, with the right form. Written by hand from mistakes that teachers
 * meet; anything that might be right in some sentence is not included.
 */
export const MISSPELLINGS = parsePairs(`
  abitos=hábitos; acessoria=assessoria; acrecentar=acrescentar; adimitir=admitir; adivogado=advogado
  agreção=agressão; agressivio=agressivo; ajente=agente; analizando=analisando; analizar=analisar
  ancioso=ansioso; anciosos=ansiosos; anciosa=ansiosa; anciosas=ansiosas; anciedade=ansiedade
  apezar=apesar; atravez=através; atravéz=através; atraz=atrás; atráz=atrás; atraço=atraso
  bandeija=bandeja; beneficiente=beneficente; cabelereiro=cabeleireiro; cidadões=cidadãos; cidadães=cidadãos
  compania=companhia; companhero=companheiro; compreenção=compreensão; comprometimendo=comprometimento
  concientização=conscientização; conscientisação=conscientização; concientizar=conscientizar
  conscientisar=conscientizar; conciência=consciência; consiência=consciência; consciêcia=consciência
  concurrência=concorrência; coperação=cooperação; corrupsão=corrupção; corupção=corrupção
  desenvouver=desenvolver; desenvouvimento=desenvolvimento; desiguauldade=desigualdade
  desperdisar=desperdiçar; desperdisio=desperdício; disperdício=desperdício
  disperdicio=desperdício; disperdiçar=desperdiçar; disperdiçado=desperdiçado; disperdiçados=desperdiçados
  discursão=discussão; disciminação=discriminação; discriminassão=discriminação; distroi=destrói; distruir=destruir
  encomodar=incomodar; esperiência=experiência; espectativa=expectativa; espectativas=expectativas
  esteje=esteja; estejem=estejam; estrupo=estupro; estrupar=estuprar; estrupador=estuprador
  excessão=exceção; excessões=exceções; exeção=exceção; exelente=excelente; exelentes=excelentes
  exessivo=excessivo; exessiva=excessiva; exesso=excesso; expontâneo=espontâneo; expontânea=espontânea
  extinsão=extinção; extrupo=estupro; felismente=felizmente; flustração=frustração; frustado=frustrado
  frustada=frustrada; frustação=frustração; geito=jeito; govenro=governo; governates=governantes
  impecilho=empecilho; impecilhos=empecilhos; incluzão=inclusão; indentidade=identidade
  indentificar=identificar; infelismente=infelizmente; inresponsável=irresponsável; intolerancia=intolerância
  intretenimento=entretenimento; jesto=gesto; mecher=mexer; mechendo=mexendo; menas=menos
  mendingo=mendigo; mendingos=mendigos; menospresar=menosprezar; metereologia=meteorologia
  necesário=necessário; nescessário=necessário; nescessária=necessária; nescessários=necessários
  nescessidade=necessidade; nescessidades=necessidades; necesidade=necessidade; nessecidade=necessidade
  nessessário=necessário; nessesário=necessário; nessecário=necessário; obcessão=obsessão; opinão=opinião
  oportunidadade=oportunidade; paralização=paralisação; paralizar=paralisar; paralizado=paralisado
  paralizada=paralisada; persegução=perseguição; pesquizar=pesquisar; pesquiza=pesquisa; pesquizas=pesquisas
  poblema=problema; poblemas=problemas; pobrema=problema; probrema=problema; probremas=problemas
  precoceito=preconceito; preconseito=preconceito; previlégio=privilégio; previlégios=privilégios
  previlegio=privilégio; previlegiado=privilegiado; previlegiados=privilegiados; previnir=prevenir
  previnindo=prevenindo; pretenção=pretensão; própia=própria; própio=próprio; própios=próprios
  própias=próprias; propia=própria; propio=próprio; prejuiso=prejuízo; prosseção=procissão; quizer=quiser
  quizerem=quiserem; quizesse=quisesse; reinvidicar=reivindicar; reinvindicar=reivindicar
  reinvidicação=reivindicação; reinvindicação=reivindicação; reinvindicações=reivindicações
  repercurção=repercussão; repercursão=repercussão; resistro=registro; seje=seja; sejem=sejam
  simplismente=simplesmente; sociadade=sociedade; sosiedade=sociedade; supertição=superstição; tauvez=talvez
  talvêz=talvez; trousse=trouxe; usofruir=usufruir; utilisar=utilizar; utilisação=utilização; vinheram=vieram
  concerteza=com certeza; conserteza=com certeza; comcerteza=com certeza; derrepente=de repente
  derepente=de repente; apartir=a partir; porisso=por isso; envez=em vez; oque=o que; encima=em cima
  porcausa=por causa; denovo=de novo; doque=do que; naverdade=na verdade; poristo=por isto
  idéia=ideia; idéias=ideias; assembléia=assembleia; européia=europeia; européias=europeias; platéia=plateia
  estréia=estreia; heróico=heroico; heróica=heroica; paranóia=paranoia; jibóia=jiboia; vôo=voo; vôos=voos
  enjôo=enjoo; crêem=creem; lêem=leem; vêem=veem; dêem=deem; prevêem=preveem; ítem=item; ítens=itens
  auto-estima=autoestima; auto-suficiente=autossuficiente; anti-social=antissocial
  infra-estrutura=infraestrutura; sócio-econômico=socioeconômico; sócio-econômica=socioeconômica
  extra-curricular=extracurricular; mal-trato=mau-trato; meio-ambiente=meio ambiente; dia-a-dia=dia a dia
  co-existir=coexistir; re-educar=reeducar
`);

const BY_FORM = new Map(MISSPELLINGS);
const LONGEST_CHECKED = 40;

/** Spellings that no Portuguese word has. Names are not corrected. */
const IMPOSSIBLE: readonly { pattern: RegExp; fix: (word: string) => string; why: string }[] = [
  {
    pattern: /ç[eiéêí]/,
    fix: (word) => word.replace(/ç(?=[eiéêí])/g, 'c'),
    why: 'Antes de “e” e “i” não se usa cedilha',
  },
  {
    pattern: /[aeiouáéíóúâêôãõ]n[pb]/,
    fix: (word) => word.replace(/n(?=[pb])/g, 'm'),
    why: 'Antes de “p” e “b” escreve-se “m”',
  },
  { pattern: /[qg]ü[eiéêí]/, fix: (word) => word.replace(/ü/g, 'u'), why: 'O trema não se usa mais' },
];

/** Correct foreign words whose spelling looks impossible in Portuguese. */
const EXCEPTIONS = new Set(['unboxing', 'inbox', 'rainbow', 'mainboard', 'greenpeace', 'cyberbullying']);

/** Frequent misspellings and impossible spellings; needs no dictionary. */
export const SLIP_RULES: readonly Rule[] = [
  {
    id: 'slip/spelling',
    code: 'ortografia',
    name: 'Palavra com erro de ortografia',
    message: 'Confira como se escreve esta palavra.',
    find: findSlips,
  },
];

function findSlips({ words, lexicon }: CheckedText): RuleMatch[] {
  return words.flatMap((word) => {
    if (word.isQuoted || word.text.length > LONGEST_CHECKED) return [];
    const correction = correct(word);
    // If the word contains another mistake as well, the dictionary's own corrections are better.
    if (!correction || (isDictionary(lexicon) && !correction.right.split(' ').every(lexicon.isWord)))
      return [];
    const replacement = matchCase(word.text, correction.right);
    const message = `${correction.why}: a forma correta é “${replacement}”.`;
    return [{ start: word.start, end: word.end, message, replacement }];
  });
}

function correct(word: PlacedWord): { right: string; why: string } | null {
  const listed = BY_FORM.get(word.lower);
  if (listed) return { right: listed, why: 'Confira a grafia' };
  if (word.text !== word.lower || EXCEPTIONS.has(word.lower)) return null;
  const impossible = IMPOSSIBLE.find(({ pattern }) => pattern.test(word.lower));
  return impossible ? { right: impossible.fix(word.lower), why: impossible.why } : null;
}
