import { functionWordsOf } from '../../text/function-words.ts';
import { PLURAL, SINGULAR, TAGS } from './tags.ts';

/** Forms that follow no pattern or look like other forms; for verbs, also frequent compounds. */
const FORMS: readonly [tags: number, words: string][] = [
  [
    TAGS.verb3s,
    `é há está tem vem vê lê crê dê dá vá vai foi era fosse seja faz diz traz quer pôde pode pôs põe houve
    havia teve tinha esteve estava veio disse fez quis trouxe soube coube deu viu leu será terá fará dirá trará
    contém mantém detém obtém retém convém provém intervém advém sustém abstém entretém compõe propõe dispõe impõe
    expõe supõe opõe prevê revê provê`,
  ],
  [
    TAGS.verb3p,
    `são hão estão têm vêm veem leem creem deem dão vão foram eram fossem sejam fazem dizem trazem querem
    puderam podem puseram põem houve haviam tiveram tinham estiveram estavam vieram disseram fizeram quiseram trouxeram
    souberam deram viram leram serão terão farão dirão trarão contêm mantêm detêm obtêm retêm convêm provêm intervêm
    advêm sustêm abstêm entretêm compõem propõem dispõem impõem expõem supõem opõem preveem reveem proveem`,
  ],
  [
    TAGS.verb1s,
    `sou hei estou tenho venho vejo leio creio dou vou fui vim faço digo trago quero posso ponho sei`,
  ],
  [
    TAGS.verb1s | TAGS.verb3s,
    `fiz quis pus tive estive pude soube trouxe disse houve seja tenha esteja haja possa faça`,
  ],
  [
    TAGS.verb1p,
    `somos temos vemos lemos cremos damos vamos fomos viemos fazemos dizemos trazemos queremos podemos
    pomos estamos havemos sabemos sejamos tenhamos estejamos possamos façamos digamos devemos`,
  ],
  [
    TAGS.infinitive,
    `ser estar ter haver ir vir ver dar fazer dizer trazer querer poder pôr saber ler crer dever`,
  ],
  [
    TAGS.gerund,
    `sendo estando tendo havendo indo vindo vendo dando fazendo dizendo trazendo querendo podendo pondo`,
  ],
  [TAGS.mascSing | TAGS.infinitive, `poder dever ser querer prazer`],
  [TAGS.femSing | TAGS.verb3s, `era`],
  [TAGS.femSing, `flor cor dor cruz raiz gravidez mão contramão`],
  [TAGS.mascSing, `coração cartão botão portão sertão plantão bastão algodão rato`],
  [TAGS.mascPlur, `corações cartões botões portões sertões plantões bastões pães ratos`],
  // The dictionary contains the following adjectives only as verb forms.
  [TAGS.mascSing | TAGS.adjective | TAGS.verb1s, `vermelho amarelo esperto calmo seco justo maduro`],
  [TAGS.femSing | TAGS.adjective | TAGS.verb3s, `vermelha amarela esperta calma seca justa madura`],
  [TAGS.mascPlur | TAGS.adjective, `vermelhos amarelos espertos calmos secos justos maduros`],
  [TAGS.femPlur | TAGS.adjective, `vermelhas amarelas espertas calmas secas justas maduras`],
  [TAGS.mascSing | TAGS.femSing | TAGS.adjective, `contente quente ausente`],
  [TAGS.mascPlur | TAGS.femPlur | TAGS.adjective, `contentes quentes ausentes`],
  [TAGS.femPlur, `flores cores dores cruzes raízes más`],
  [TAGS.mascSing, `avô bisavô vovô zumbi`],
  [TAGS.femSing, `avó bisavó vovó`],
  [TAGS.mascPlur, `avôs bisavôs vovôs zumbis gols cônsules`],
  // Words that may have either gender, although essays mostly use only one: "a final do campeonato", "a instância
  // superior", "as avós".
  [
    SINGULAR | TAGS.adjective,
    `final superior interior exterior selvagem indolor restante agravante corrente`,
  ],
  [
    PLURAL | TAGS.adjective,
    `finais superiores interiores exteriores selvagens indolores restantes agravantes correntes
    juniores seniores`,
  ],
  [SINGULAR, `bebê fã travesti`],
  [PLURAL, `bebês fãs travestis avós bisavós vovós`],
  [
    TAGS.mascSing | TAGS.mascPlur,
    `lápis ônibus vírus ônus bônus tênis atlas status pires oásis herpes bíceps`,
  ],
  [SINGULAR | PLURAL, `diabetes`],
];

const KNOWN = new Map<string, number>();
// Function words are tagged as `other`, because their endings reveal nothing and their other meanings ("para" as a
// form of "parar") are rare.
for (const word of functionWordsOf('closed')) KNOWN.set(word, TAGS.other);
// Letters that remain from abbreviations and elisions.
for (const letters of ['c', 'd', 'l', 'n', 'or', 's']) KNOWN.set(letters, TAGS.other);
for (const [tags, words] of FORMS) {
  for (const word of words.split(/\s+/)) KNOWN.set(word, (KNOWN.get(word) ?? 0) | tags);
}

/** Tags of function words and of the forms of the most frequent irregular verbs, assigned manually. */
export const KNOWN_TAGS: ReadonlyMap<string, number> = KNOWN;
