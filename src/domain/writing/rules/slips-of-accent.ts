import { continuesAfterStop } from '../../text/abbreviations.ts';
import type { PlacedWord } from '../../text/analyze-text.ts';
import { toComparisonKey } from '../../text/normalize-text.ts';
import { areAdjacent } from '../../text/phrases.ts';
import type { CheckedText } from '../checked-text.ts';
import { isDictionary } from '../lexicon/lexicon.ts';
import { matchCase } from '../replacement.ts';
import type { Rule, RuleMatch } from '../rule.ts';

/**
 * Words whose letters, without the accent, do not form another word. Any other way of accenting them is a slip
 * ("familia", "familía"). Pairs such as "esta/está" or "publico/público" are not included.
 */
export const ACCENTED_WORDS = `
  não são então será serão já só você vocês também alguém ninguém além através após até atrás aliás
  família famílias política políticas político públicas saúde violência importância consequência
  consequências experiências ciência ciências consciência existência frequência sobrevivência convivência
  adolescência dependência deficiência eficiência paciência permanência presença resistência tendência
  ausência inteligência exigência emergência urgência transparência obediência aparência audiência
  tolerância intolerância infância ignorância relevância abundância criança crianças esperança mudança
  segurança história histórias memória memórias matéria matérias miséria necessário necessária
  necessários necessárias vários várias próprio própria próprios próprias último última últimos últimas
  único única únicos únicas números básico básica básicos básicas mídia mídias possível impossível
  difícil fácil nível níveis responsável saudável sustentável inevitável indispensável notável vulnerável
  favorável terrível incrível alimentício alimentação educação população informação situação solução
  corrupção poluição desperdício benefício benefícios malefícios sacrifício edifício município municípios
  comércio prejuízos médicos médicas técnicos técnicas químicos físicos físicas éticos éticas étnicos
  econômico econômica econômicos econômicas acadêmico acadêmica histórico histórica históricos históricas
  científico científica científicos científicas tecnológico tecnológica tecnológicos psicológico
  psicológica psicológicos psicológicas democrático democrática drástico característica características
  problemática temática didático didática específico específica específicos específicas jurídico máquina
  máquinas página páginas época épocas século séculos método métodos código códigos símbolo título
  títulos exército líquido sólido rápido rápida rápidos trágico trágica lógico lógica mágico críticos
  catástrofe hipótese síntese índice índices índio índios óbvio óbvia ônibus vírus bônus ótimo ótima
  péssimo péssima mínimo mínima próximo próxima próximos próximas máximo árvore árvores áreas área ética
  língua línguas água águas régua salário salários operário funcionário funcionários voluntário
  voluntários universitário primário contrário cenário bancário solidário solidária precário precária
  precários precárias diário diária horário horários usuário usuários empresários comentário comentários
  imaginário proprietário obrigatório obrigatória território territórios escritório laboratório
  transitório satisfatório rádio estádio prédio prédios remédio remédios médio tédio ódio episódio
  negócio negócios sócio sério sérios critério critérios mistério ministério império
  cemitério hemisfério princípio princípios exercícios vício vícios indício indícios suplício indústria
  indústrias farmácia farmácias notícias polêmico cômodo baú saída saídas raízes ruído ruídos juízo
  juízos egoísmo egoísta egoístas proteína proteínas conteúdo conteúdos viúva miúdo prejuízo constituído
  construído construída destruído destruída incluído incluída excluído excluída excluídos excluídas
  contribuído substituído distribuído distribuída reconstruído vovó café cafés pé pés fé céu céus chapéu
  troféu herói heróis papéis anéis hotéis cruéis três mês inglês francês português japonês burguês
  camponês porquês convés lápis júri táxi açúcar hífen pólen órgão órgãos órfão órfãos bênção bênçãos
  sótão mãe mães mão mãos pão pães irmão irmãos cidadão cidadãos cristão cristãos alemão capitão razão
  razões opinião opiniões religião religiões região regiões milhão milhões bilhão bilhões avião coração
  corações nação nações ação ações função funções condição condições relação relações questão questões
  decisão decisões televisão visão divisão prisão prisões ilusão inclusão exclusão conclusão profissão
  discussão agressão agressões expressão impressão depressão pressão missão comissão permissão amanhã
  irmã hortelã fã ideológico ideológica geográfico demográfico fotográfico gráfico gráficos êxito âmbito
  ânimo câmera câmeras cânone lâmpada pâncreas vândalos ânsia conveniência preferência influências
  diferenças indiferença independência inocência essência potências evidências tendências agências
  ocorrência concorrência providências previdência residência violências sequência sequências referências
  vivências carências carência crença excelência móvel automóvel automóveis imóveis móveis útil inútil
  úteis ágil frágil dócil fértil estéril réptil mártir álbum fórum fóruns nêutron bíceps tríplice
  cúmplice hábitos hábito habitável ângulo triângulo retângulo tímido tímida ridículo ridícula veículo
  veículos currículo currículos obstáculo obstáculos estímulos espetáculo espetáculos músculo partícula
  película álcool alcoólico alcoólatra sílaba público-alvo homogêneo homogênea heterogêneo heterogênea
  contemporâneo contemporânea contemporâneos instantâneo espontâneo simultâneo errôneo errônea idôneo
  caráter gênero gêneros
`
  .split(/\s+/)
  .filter((word) => word !== '');

const BY_KEY = new Map(ACCENTED_WORDS.map((word) => [toComparisonKey(word), word]));

/** Nouns that are verbs without their accent. They are corrected only after a word that precedes nouns. */
const NOUNS = new Map(
  'início análise prática práticas dúvida dúvidas influência crítica críticas número público polícia notícia polêmica experiência distância silêncio título'
    .split(' ')
    .map((word) => [toComparisonKey(word), word]),
);

/**
 * Words that precede nouns: "no pais", "uma duvida", "do publico". Bare articles are not included, because they may
 * be pronouns before a verb: "quem a critica".
 */
const NOUN_ANNOUNCERS = new Set(
  'um uma no na do da nos nas dos das ao pelo pela nosso nossa seu sua este esta esse essa neste nesta nesse nessa deste desta desse dessa naquele aquele cada qualquer algum alguma nenhum nenhuma sem de outro outra todo toda'.split(
    ' ',
  ),
);

/** "pais" also means parents, so it is corrected only after words that precede a single country. */
const PAIS_ANNOUNCERS = new Set(
  'no do ao pelo um nosso seu este esse neste nesse deste desse naquele aquele outro todo cada qualquer'.split(
    ' ',
  ),
);

const ENDINGS: readonly { wrong: RegExp; right: string }[] = [
  { wrong: /(?:c|ç)ao$/, right: 'ção' },
  { wrong: /(?:c|ç)oes$/, right: 'ções' },
  { wrong: /ssao$/, right: 'ssão' },
  { wrong: /ssoes$/, right: 'ssões' },
  { wrong: /([ts])avel$/, right: '$1ável' },
  { wrong: /([ts])ivel$/, right: '$1ível' },
];
const SHORTEST_WITH_ENDING = 5;
const LONGEST_CHECKED = 40;

/** Missing or misplaced accents in words that cannot be another word; needs no dictionary. */
export const ACCENT_SLIP_RULES: readonly Rule[] = [
  {
    id: 'slip/accent',
    code: 'acentuacao',
    name: 'Acento que falta ou sobra',
    message: 'Confira o acento desta palavra.',
    find: findAccentSlips,
  },
];

function findAccentSlips(essay: CheckedText): RuleMatch[] {
  return essay.words.flatMap((word, at) => {
    if (word.isQuoted || word.text.length > LONGEST_CHECKED) return [];
    // In "O Pe. Antônio", the word is an abbreviation.
    if (essay.text[word.end] === '.' && continuesAfterStop(essay.text, word.end)) return [];
    const right = rightForm(word, essay.words[at - 1], essay.text);
    if (!right || right === word.lower) return [];
    // If the word contains another mistake as well, the dictionary's own corrections are better.
    if (isDictionary(essay.lexicon) && !essay.lexicon.isWord(right)) return [];
    const replacement = matchCase(word.text, right);
    const message = `Confira o acento: a forma correta é “${replacement}”.`;
    return [{ start: word.start, end: word.end, message, replacement }];
  });
}

function rightForm(word: PlacedWord, previous: PlacedWord | undefined, text: string): string | undefined {
  const listed = BY_KEY.get(word.key);
  if (listed) return listed;
  const isAnnounced = (by: ReadonlySet<string>) =>
    previous !== undefined && by.has(previous.lower) && areAdjacent(text, previous, word);
  if (word.key === 'pais') return isAnnounced(PAIS_ANNOUNCERS) ? 'país' : undefined;
  const noun = NOUNS.get(word.key);
  if (noun) return isAnnounced(NOUN_ANNOUNCERS) ? noun : undefined;
  const isName = word.text !== word.lower;
  if (isName || word.lower.length < SHORTEST_WITH_ENDING || !/(?:ao|oes|vel)$/.test(word.lower))
    return undefined;
  const ending = ENDINGS.find(({ wrong }) => wrong.test(word.lower));
  return ending && word.lower.replace(ending.wrong, ending.right);
}
