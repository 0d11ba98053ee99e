import { type CompetencyNumber, type Level, LEVELS } from './competency.ts';

export type CompetencyDescriptor = {
  /** The official statement of the competency. */
  statement: string;
  /** Page of the statement in the PDF of the Cartilha. */
  page: number;
  levels: Record<Level, string>;
};

/** Source of the official wording; it must be shown next to the wording. */
export const DESCRIPTORS_SOURCE =
  'INEP. A Redação do Enem 2025 — Cartilha do(a) Participante (set. 2025). Reprodução permitida desde que citada a fonte.';

/** The official descriptors, complete and verbatim. Source: see `DESCRIPTORS_SOURCE`. */
export const DESCRIPTORS: Record<CompetencyNumber, CompetencyDescriptor> = {
  1: {
    statement: 'Demonstrar domínio da modalidade escrita formal da língua portuguesa.',
    page: 16,
    levels: {
      0: 'Demonstra desconhecimento da modalidade escrita formal da língua portuguesa.',
      40: 'Demonstra domínio precário da modalidade escrita formal da língua portuguesa, de forma sistemática, com diversificados e frequentes desvios gramaticais, de escolha de registro e de convenções da escrita.',
      80: 'Demonstra domínio insuficiente da modalidade escrita formal da língua portuguesa, com muitos desvios gramaticais, de escolha de registro e de convenções da escrita.',
      120: 'Demonstra domínio mediano da modalidade escrita formal da língua portuguesa e de escolha de registro, com alguns desvios gramaticais e de convenções da escrita.',
      160: 'Demonstra bom domínio da modalidade escrita formal da língua portuguesa e de escolha de registro, com poucos desvios gramaticais e de convenções da escrita.',
      200: 'Demonstra excelente domínio da modalidade escrita formal da língua portuguesa e de escolha de registro. Desvios gramaticais ou de convenções da escrita serão aceitos somente como excepcionalidade e quando não caracterizarem reincidência.',
    },
  },
  2: {
    statement:
      'Compreender a proposta de redação e aplicar conceitos das várias áreas de conhecimento para desenvolver o tema dentro dos limites estruturais do texto dissertativo-argumentativo em prosa.',
    page: 28,
    levels: {
      0: 'Fuga ao tema/não atendimento à estrutura dissertativo-argumentativa. Nestes casos a redação recebe nota 0 (zero) e é anulada.',
      40: 'Apresenta o assunto, tangenciando o tema, ou demonstra domínio precário do texto dissertativo-argumentativo, com traços constantes de outros tipos textuais.',
      80: 'Desenvolve o tema recorrendo à cópia de trechos dos textos motivadores ou apresenta domínio insuficiente do texto dissertativo-argumentativo, não atendendo à estrutura com proposição, argumentação e conclusão.',
      120: 'Desenvolve o tema por meio de argumentação previsível e apresenta domínio mediano do texto dissertativo-argumentativo, com proposição, argumentação e conclusão.',
      160: 'Desenvolve o tema por meio de argumentação consistente e apresenta bom domínio do texto dissertativo-argumentativo, com proposição, argumentação e conclusão.',
      200: 'Desenvolve o tema por meio de argumentação consistente, a partir de um repertório sociocultural produtivo, e apresenta excelente domínio do texto dissertativo-argumentativo.',
    },
  },
  3: {
    statement:
      'Selecionar, relacionar, organizar e interpretar informações, fatos, opiniões e argumentos em defesa de um ponto de vista.',
    page: 32,
    levels: {
      0: 'Apresenta informações, fatos e opiniões não relacionados ao tema e sem defesa de um ponto de vista.',
      40: 'Apresenta informações, fatos e opiniões pouco relacionados ao tema ou incoerentes e sem defesa de um ponto de vista.',
      80: 'Apresenta informações, fatos e opiniões relacionados ao tema, mas desorganizados ou contraditórios e limitados aos argumentos dos textos motivadores, em defesa de um ponto de vista.',
      120: 'Apresenta informações, fatos e opiniões relacionados ao tema, limitados aos argumentos dos textos motivadores e pouco organizados, em defesa de um ponto de vista.',
      160: 'Apresenta informações, fatos e opiniões relacionados ao tema, de forma organizada, com indícios de autoria, em defesa de um ponto de vista.',
      200: 'Apresenta informações, fatos e opiniões relacionados ao tema proposto, de forma consistente e organizada, configurando autoria, em defesa de um ponto de vista.',
    },
  },
  4: {
    statement:
      'Demonstrar conhecimento dos mecanismos linguísticos necessários para a construção da argumentação.',
    page: 35,
    levels: {
      0: 'Não articula as informações.',
      40: 'Articula as partes do texto de forma precária.',
      80: 'Articula as partes do texto, de forma insuficiente, com muitas inadequações, e apresenta repertório limitado de recursos coesivos.',
      120: 'Articula as partes do texto, de forma mediana, com inadequações, e apresenta repertório pouco diversificado de recursos coesivos.',
      160: 'Articula as partes do texto, com poucas inadequações, e apresenta repertório diversificado de recursos coesivos.',
      200: 'Articula bem as partes do texto e apresenta repertório diversificado de recursos coesivos.',
    },
  },
  5: {
    statement: 'Elaborar proposta de intervenção para o problema abordado, respeitando os direitos humanos.',
    page: 39,
    levels: {
      0: 'Não apresenta proposta de intervenção ou apresenta proposta não relacionada ao tema ou ao assunto.',
      40: 'Apresenta proposta de intervenção vaga, precária ou relacionada apenas ao assunto.',
      80: 'Elabora, de forma insuficiente, proposta de intervenção relacionada ao tema, ou não articulada com a discussão desenvolvida no texto.',
      120: 'Elabora, de forma mediana, proposta de intervenção relacionada ao tema e articulada à discussão desenvolvida no texto.',
      160: 'Elabora bem proposta de intervenção relacionada ao tema e articulada à discussão desenvolvida no texto.',
      200: 'Elabora muito bem proposta de intervenção, detalhada, relacionada ao tema e articulada à discussão desenvolvida no texto.',
    },
  },
};

export type NextLevel = { level: Level; descriptor: string };

/** The next higher level with its requirements, or null at the top. */
export function nextLevel(competency: CompetencyNumber, level: Level): NextLevel | null {
  const next = LEVELS[LEVELS.indexOf(level) + 1];
  if (next === undefined) return null;
  return { level: next, descriptor: DESCRIPTORS[competency].levels[next] };
}
