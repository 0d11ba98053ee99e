const NO_LONGER_ACCENTED = new Set(['pára', 'pêra', 'pêlo', 'pêlos', 'pólo', 'pólos', 'feiúra']);
const ACCENTS = /(?!\u0327)\p{M}/gu;

/** Whether two words have the same letters, ignoring accents; "ç" is a separate letter. */
export function sameButAccents(one: string, other: string): boolean {
  return withoutAccents(one) === withoutAccents(other);
}

/** A word without accents; "ç" is preserved. */
function withoutAccents(word: string): string {
  return word.normalize('NFD').replaceAll(ACCENTS, '').normalize('NFC');
}

/** Whether a word was spelled like this before the orthographic agreement in force since 2009. */
export function isOldSpelling(written: string, right: string): boolean {
  if (written.replaceAll('ü', 'u') === right) return true;
  if (written.replace('éi', 'ei') === right || written.replace('ói', 'oi') === right) return true;
  if (NO_LONGER_ACCENTED.has(written)) return true;
  if (written.replace('êe', 'ee') === right || written.replace('ôo', 'oo') === right) return true;
  return written.includes('-') && written.replace(/-([rs]?)/u, '$1$1') === right;
}

/**
 * Misspellings that edit distance corrects wrongly, or that are themselves rare dictionary words. Each line
 * contains the wrong form, then the right form.
 */
const SLIPS = `cidadões cidadãos
dia-a-dia dia_a_dia
mão-de-obra mão_de_obra
infanto-juvenil infantojuvenil
concerteza com_certeza
iriamos iríamos
porisso por_isso
apartir a_partir
derrepente de_repente
oque o_que
discursão discussão
mendingo mendigo
álias aliás
afin a_fim
iorgute iogurte
pobrema problema
senário cenário
estrema extrema
pesamento pensamento
tronar tornar
tronando tornando
tronou tornou
polução poluição
acoes ações
harmônia harmonia
vieis viés
cùmulo cúmulo
econômia economia
socias sociais
pêra pera
pólo polo
pólos polos
pêlo pelo
pêlos pelos`;

/**
 * Words whose unaccented letters are also a word, mostly a first or second person form, which essays never mean.
 * Words whose unaccented form essays do use ("ele pratica", "vitima milhares") need context and are not listed.
 */
const ACCENTED = `início vítimas até número números polícia público políticos político política políticas várias vários
  benefício série princípio públicas práticas prático notícias críticas críticos crítico contrário contrários
  contrárias história histórias sérias sério dúvidas salário estímulo última últimas último últimos propósito
  específicas específico médicas médico científico científica substância substâncias horária república século máquina
  máquinas diálogo contínuo vício inércia fábricas inteligência filósofo filósofa tráfico influências lícito instância
  instâncias pacífico trânsito privilégio denúncias providências árvore árvores espécie espécies após música músicas
  razões experiência experiências título residências vídeo parágrafo contágio círculo vínculo matrimônio símbolo memória
  tragédia tão séries rádio patrimônio polêmica ganância repúdio vírgula obstáculo carcerária tendência acúmulo
  diagnóstico término líquido propício pânico férias doméstica domésticas doméstico mútuo mútua vitória injúria divórcio
  indivíduo líderes indústria indústrias prestígio negócio psicólogo fórmulas íntimo íntimos íntimas legítimo subsídio
  indício circunstância circunstâncias eficácia hábito hábitos explícitas íntegras prêmio exército espírito anúncio
  auxílio comércio silêncio desperdício sacrifício refúgio estágio plágio vestígio cálculo veículo rótulo capítulo
  gênero depósito crédito débito mérito êxito autêntico próximo ânimo perpétuo resíduo ambíguo técnico sindicância
  cúmulo estatística tática crônica cônjuges ídolo ídolos símbolos índice índices óbito óbvio época épocas
  critério território critérios consciência violência fiéis
  horárias promíscua promíscuas`;

export const KNOWN_SLIPS: ReadonlyMap<string, string> = new Map([
  ...ACCENTED.split(/\s+/).map((right) => [withoutAccents(right), right] as const),
  ...SLIPS.split('\n').map((line) => {
    const [wrong = '', right = ''] = line.split(' ');
    return [wrong, right.replaceAll('_', ' ')] as const;
  }),
]);
