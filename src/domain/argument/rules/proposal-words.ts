import { indexPhrases, type PhraseIndex } from '../../text/phrases.ts';

/** Kinds of phrase that announce a part of a proposal. */
export type ProposalMarker =
  /** "o governo deve": the agent precedes it. */
  | 'dever'
  /** "cabe ao governo": the agent follows it. */
  | 'caber'
  /** "é necessário (que)", "a solução é": an agent may follow in the clause. */
  | 'necessidade'
  | 'meio'
  | 'finalidade'
  | 'detalhamento'
  /** "dessa forma": introduces a purpose if something is promised after it. */
  | 'resultado';

const NECESSARY =
  'necessário necessária necessários necessárias preciso fundamental essencial imprescindível indispensável crucial primordial urgente importante vital mister interessante ideal viável imperativo imperiosa inadiável';
const IT_IS = [
  'é',
  'são',
  'seria',
  'seriam',
  'faz-se',
  'fazem-se',
  'se faz',
  'se fazem',
  'torna-se',
  'tornam-se',
  'se torna',
  'se tornam',
  'mostra-se',
  'fica',
  'é muito',
  'seria muito',
  'é extremamente',
  'é mais que',
  'é mais do que',
];

const PHRASES: Record<ProposalMarker, string> = {
  dever:
    'deve, devem, deveria, deveriam, deverá, deverão, devemos, deve-se, devem-se, precisa, precisam, precisaria, precisariam, precisamos, necessita, necessitam, poderia, poderiam, poderá, poderão, pode, podem, tem que, têm que, tem de, têm de, temos que, temos de, teria que, teriam que, teria de, teriam de, deveríamos, precisaríamos, vamos',
  caber:
    'cabe, cabem, caberia, compete, competem, cumpre, incumbe, é dever, é papel, é função, é responsabilidade, é de responsabilidade, é obrigação, é tarefa, fica a cargo',
  necessidade: `urge, convém, seria bom, bom seria, seria melhor, é aconselhável, é recomendável, ${['há', 'há a', 'existe a', 'vê-se a', 'percebe-se a', 'nota-se a', 'surge a', 'é clara a', 'é evidente a', 'é nítida a', 'fica clara a', 'fica evidente a'].map((before) => `${before} necessidade de`).join(', ')}, é de extrema necessidade, propõe-se, sugere-se, recomenda-se, sugiro, proponho, propomos, sugerimos, espera-se que, precisa-se, necessita-se, ${['é hora', 'é a hora', 'é tempo', 'é o momento', 'está na hora', 'chegou a hora', 'passou da hora'].flatMap((hour) => ['de', 'do', 'da', 'dos', 'das'].map((of) => `${hour} ${of}`)).join(', ')}, é de extrema importância, é de suma importância, é de fundamental importância, é de grande importância, ${IT_IS.flatMap(
    (verb) => NECESSARY.split(' ').map((quality) => `${verb} ${quality}`),
  ).join(', ')}`,
  meio: 'por meio, por intermédio, através, mediante, com o auxílio, com auxílio, com a ajuda, com ajuda, com o apoio, com o uso, pelo uso, por via, valendo-se, utilizando, utilizando-se, usando, a partir da criação, a partir do investimento, a partir de campanhas, a partir de palestras, a partir de investimentos, com a criação, com a implementação, com a implantação, com a realização, com investimentos, com campanhas, com palestras, com base em',
  finalidade:
    'a fim de, afim de, para que, com o objetivo, com o intuito, com a finalidade, com o propósito, com o fito, com o fim de, com intuito, com objetivo, no intuito, com a intenção, visando, visando-se, objetivando, de modo a, de forma a, de maneira a, de modo que, de forma que, de maneira que, com vistas a',
  detalhamento:
    'por exemplo, tais como, a exemplo de, a exemplo do, a exemplo da, em parceria, em conjunto com, juntamente com, juntamente ao, com a participação, com o acompanhamento, responsável por, responsável pela, responsável pelo, responsáveis por, responsáveis pela, responsáveis pelo, responsáveis pelas, responsáveis pelos, órgão responsável, órgãos responsáveis, instância, já que, uma vez que, visto que, tendo em vista que, haja vista que, especialmente, principalmente, sobretudo, com profissionais, com psicólogos, com especialistas, com médicos, com nutricionistas, por profissionais, por psicólogos, por especialistas, ministradas por, ministrados por, em horário nobre, nas redes sociais, isto é, ou seja, semanais, mensais, anuais, semestrais, semanalmente, mensalmente, anualmente',
  resultado:
    'assim, dessa forma, desta forma, desse modo, deste modo, dessa maneira, desta maneira, com isso, só assim, somente assim, com essas medidas, com essa medida, com tais medidas, a partir disso, por conseguinte, consequentemente',
};

/** Every phrase that announces a part of a proposal. */
export const PROPOSAL_MARKERS: PhraseIndex<ProposalMarker> = indexPhrases(
  Object.entries(PHRASES).flatMap(([marker, phrases]) =>
    phrases.split(',').map((phrase) => [phrase.trim(), marker as ProposalMarker] as const),
  ),
);

/** State bodies. They can act in a proposal, and their names are not counted as repertoire. */
export const STATE_BODIES: ReadonlySet<string> = new Set(
  `governo ministério ministérios secretaria secretarias congresso estado prefeitura câmara tribunal senado`.split(
    ' ',
  ),
);

/** Nouns of possible agents, in lower case with accents: both "país" and "pais" can act. */
export const AGENT_HEADS: ReadonlySet<string> = new Set([
  ...STATE_BODIES,
  ...`governos estados união mec prefeituras prefeito prefeitos município municípios escola escolas colégios
  universidade universidades faculdades instituição instituições mídia mídias imprensa família famílias
  familiares pais mães sociedade ong ongs ong's organização organizações empresa empresas empresários
  empregadores população cidadão cidadãos comunidade comunidades igreja igrejas professor professores educadores
  docentes pedagogos governante governantes autoridades polícia policiais órgão órgãos indivíduo indivíduos
  brasileiros receita tribunais judiciário legislativo executivo políticos hospitais médicos deputados senadores
  vereadores presidente diretores gestores psicólogos especialistas televisão justiça parlamento conselho
  conselhos agência agências anvisa oms onu sus funai ibama stf inep iphan iniciativa indústria indústrias
  bancos comércio supermercados produtores entidades associações sindicatos líderes usuários alunos estudantes
  consumidores consumidor eleitores eleitor responsáveis pessoas povo brasil país legisladores veículos estatais governadores
  federações clubes torcedores emissoras jornalistas publicitários adultos jovens`.split(/\s+/),
]);

/** Words that follow an agent's head noun and belong to its name: "poder público", "sociedade civil". */
export const AGENT_QUALITIES = new Set(
  `federal federais público pública públicos públicas brasileiro brasileira brasileiros brasileiras civil estadual
  estaduais municipal municipais executivo legislativo judiciário nacional nacionais privada privadas privado
  governamental governamentais competente competentes escolar escolares familiar midiático midiática local locais
  educacional educacionais social sociais religiosas religiosa governamentais responsável responsáveis`.split(
    /\s+/,
  ),
);

/** Words that name an agent together with a preceding "poder": "poder público". */
export const POWERS = new Set(['público', 'executivo', 'legislativo', 'judiciário', 'públicos', 'estatal']);

/** Words that end like an infinitive but are none. */
const NOT_INFINITIVES = new Set(
  `lugar escolar escolares militar familiar popular particular regular hospitalar mulher qualquer lar bar mar par ar
  lazer prazer celular exemplar bem-estar singular similar solar elementar parlamentar domiciliar disciplinar
  vulgar caráter açúcar preliminar peculiar pilar patamar ímpar líder poder por dever sequer auxiliar alimentar super
  interdisciplinar multidisciplinar extracurricular curricular pulmonar vascular linear nuclear colar altar mister
  complementar suplementar sir hambúrguer repórter câncer éter hiper fator`.split(/\s+/),
);
const INFINITIVE = /^\p{L}{0,20}(?:\p{L}[aeií]|p[oô])r(?:em|mos)?(?:-(?:se|lo|la|los|las|lhe|lhes))?$/u;
const INFINITIVE_WITH_PRONOUN = /^\p{L}{1,20}[áêíô]-l[ao]s?$/u;

/** Whether a lower-case word is an infinitive, judged by its ending. */
export function isInfinitive(lower: string): boolean {
  if (INFINITIVE_WITH_PRONOUN.test(lower)) return true;
  return INFINITIVE.test(lower) && !NOT_INFINITIVES.has(lower);
}

const INFINITIVE_OF_MANY = /^\p{L}{1,20}[aeií]rem$/u;

/** Whether a lower-case word is an inflected infinitive, with a subject of its own: "as escolas criarem". */
export function isInfinitiveOfMany(lower: string): boolean {
  return INFINITIVE_OF_MANY.test(lower);
}

const GERUND = /^\p{L}+[aei]ndo$/u;

/** Whether a lower-case word is a gerund, judged by its ending: "investindo". */
export function isGerund(lower: string): boolean {
  return GERUND.test(lower) && !NO_GERUNDS.has(lower);
}
const NO_GERUNDS = new Set(['quando', 'segundo', 'comando', 'lindo', 'dividendo']);

const SUBJUNCTIVES = new Set(
  `doe doem abra abram exerça exerçam convide convidem ajude ajudem acolha acolham escute escutem cuide cuidem plante plantem recolha recolham aprove aprovem crie criem promova promovam invista invistam realize realizem faça façam desenvolva desenvolvam implemente
  implementem elabore elaborem amplie ampliem fiscalize fiscalizem ofereça ofereçam garanta garantam disponibilize
  disponibilizem incentive incentivem conscientize conscientizem haja adote adotem aplique apliquem aja ajam apresente apresentem apoie apoiem atue atuem
  busque busquem combata combatam conceda concedam construa construam contrate contratem coloque coloquem cobre cobrem
  dê deem divulgue divulguem eduque eduquem ensine ensinem estabeleça estabeleçam estimule estimulem exija exijam
  forneça forneçam imponha imponham inclua incluam institua instituam insira insiram intervenha intervenham libere
  melhore melhorem mude mudem organize organizem oriente orientem proíba proíbam proporcione proporcionem
  propicie propiciem proponha proponham puna punam reforce reforcem reduza reduzam regulamente regulamentem
  respeite respeitem reveja revejam sancione sancionem seja sejam tenha tenham tome tomem torne tornem trabalhe
  trabalhem trate tratem una unam unam-se use usem utilize utilizem valorize valorizem viabilize viabilizem assegure assegurem
  assuma assumam acabe acabem aumente aumentem capacite capacitem cumpra cumpram defenda defendam destine destinem
  direcione direcionem disponha disponham efetive efetivem enfrente enfrentem execute executem explique expliquem
  formule formulem fortaleça fortaleçam flexibilize freie financie financiem informe informem instale instalem intensifique intensifiquem introduza introduzam lance lancem
  leve levem lute lutem mantenha mantenham mobilize mobilizem modifique modifiquem passe passem permita permitam
  possa possam prepare preparem preste prestem priorize priorizem produza produzam proteja protejam realoque
  reformule reformulem repense repensem resolva resolvam supra supram transforme transformem veicule veiculem vise visem`.split(
    /\s+/,
  ),
);

/** Whether a lower-case word is a present subjunctive: "crie", "promovam". */
export function isSubjunctive(lower: string): boolean {
  return SUBJUNCTIVES.has(lower.replace(/-se$/, ''));
}

const PAST_SUBJUNCTIVE = /^\p{L}{2,}[aei]ssem?$/u;
const NO_SUBJUNCTIVES = new Set(
  'desse nesse interesse desinteresse estresse impasse repasse classe'.split(' '),
);

/** Whether a lower-case word is a past subjunctive, judged by its ending: "O ideal seria que as famílias voltassem". */
export function isPastSubjunctive(lower: string): boolean {
  return PAST_SUBJUNCTIVE.test(lower) && !NO_SUBJUNCTIVES.has(lower);
}

/** Nouns of action: "cabe ao Estado a criação de…". */
const ACTION_NOUNS = new Set(
  `criação ampliação implementação implantação realização fiscalização promoção construção elaboração aplicação
  conscientização investimento investimentos intervenção adoção punição oferta melhoria capacitação contratação
  divulgação inclusão valorização mobilização participação parceria união campanhas palestras projetos políticas
  fomento incentivo incentivos reforma abertura doação efetivação garantia desenvolvimento atuação aumento uso redução combate controle apoio
  respeito busca diálogo conversa educação fim leis investigação`.split(/\s+/),
);

/** Endings of an action noun if its object follows: "a introdução de aulas". */
const ENDS_AS_ACTION = /(?:ção|ções|mento|mentos)$/;
const NO_ACTION_NOUNS = new Set(
  'situação condição condições população relação relações questão noção momento pensamento sentimento conhecimento descumprimento desmatamento sofrimento crescimento adoecimento agravamento comportamento'.split(
    ' ',
  ),
);

/** Whether a lower-case word is an action noun; `next` is the word after it. */
export function isActionNoun(lower: string, next: string): boolean {
  if (ACTION_NOUNS.has(lower)) return true;
  return ENDS_AS_ACTION.test(lower) && !NO_ACTION_NOUNS.has(lower) && /^d(?:e|[ao]s?)$/.test(next);
}

/** Action nouns followed by their agent: "a atuação do Ministério". */
export const ACTION_NOUNS_OF_AGENT = new Set([
  'atuação',
  'intervenção',
  'participação',
  'mobilização',
  'união',
  'ação',
]);

/** Verbs of saying and thinking, which propose nothing: "cabe ressaltar", "é preciso entender". */
export const NOT_ACTIONS = new Set(
  `ressaltar destacar lembrar salientar mencionar dizer frisar citar analisar considerar reconhecer entender compreender
  observar notar perceber pensar refletir concluir enfatizar pontuar questionar admitir acreditar saber imaginar discutir
  evidenciar ver olhar falar convir concordar afirmar esquecer esperar haver existir ocorrer acontecer parecer
  causar gerar provocar acarretar ocasionar resultar prejudicar sofrer morrer crescer demorar ser estar ficar ter`.split(
    /\s+/,
  ),
);
