import type { Proposal } from './proposal.ts';

/** Proposals about health. Facts are dated and name their source; the wording is our own. */
export const HEALTH_PROPOSALS: readonly Proposal[] = [
  {
    id: 'medicos-no-interior',
    axis: 'saúde',
    theme: 'Desafios para levar e manter médicos nas regiões brasileiras distantes dos grandes centros',
    texts: [
      {
        text: 'O número de médicos por habitante quase dobrou no Brasil entre 2000 e 2022 e chegou a 2,69 por mil pessoas, taxa próxima à dos Estados Unidos. A média, contudo, esconde a distribuição: em Vitória havia mais de 18 médicos para cada mil moradores; em Macapá, pouco mais de 2. Formar mais profissionais, portanto, não bastou para que eles chegassem aonde faltam.',
        source:
          'Faculdade de Medicina da USP e AMB, Demografia Médica no Brasil 2023, atualização de setembro',
      },
      {
        text: 'Salário alto nem sempre segura um médico em uma cidade pequena. Pesam na decisão a falta de exames e de colegas com quem discutir um caso, o contrato que muda a cada eleição, a distância da família e a escola dos filhos. Por isso, algumas políticas apostam no começo do caminho: cursos e residências no interior, vagas para estudantes da própria região, uma carreira com regras estáveis.',
      },
      {
        text: 'A Constituição define a saúde como direito de todos e dever do Estado, com acesso universal e igualitário. Em 2013, a lei que criou o Programa Mais Médicos pôs entre os seus objetivos diminuir a carência de profissionais nas regiões prioritárias do SUS e reduzir as desigualdades regionais. Resta a pergunta sobre o que acontece com o posto de saúde quando termina o período de um programa temporário.',
        source: 'Constituição Federal, art. 196; Lei nº 12.871/2013, art. 1º',
      },
    ],
    chart: {
      title: 'Médicos por mil habitantes, por região',
      unit: 'médicos por mil habitantes',
      source: 'Faculdade de Medicina da USP e AMB, Demografia Médica no Brasil 2023, atualização de setembro',
      points: [
        { label: 'Sudeste', value: 3.62 },
        { label: 'Centro-Oeste', value: 3.28 },
        { label: 'Sul', value: 3.12 },
        { label: 'Nordeste', value: 2.09 },
        { label: 'Norte', value: 1.65 },
      ],
    },
  },
  {
    id: 'cuidados-paliativos',
    axis: 'saúde',
    theme: 'Desafios para ampliar a oferta de cuidados paliativos na rede pública de saúde do Brasil',
    texts: [
      {
        text: 'Em maio de 2024, o Ministério da Saúde instituiu a Política Nacional de Cuidados Paliativos. O texto define esses cuidados como ações para aliviar a dor, o sofrimento e outros sintomas de pessoas com doenças ou condições que ameaçam ou limitam a continuidade da vida, e estende a atenção a familiares e cuidadores. Entre os princípios estão considerar a morte um processo natural e respeitar a vontade que o paciente tenha registrado com antecedência.',
        source: 'Ministério da Saúde, Portaria GM/MS nº 3.681, de 7 de maio de 2024',
      },
      {
        text: 'Costuma-se pensar que o cuidado paliativo começa quando não há mais nada a fazer. A ideia confunde duas coisas: tratar a doença e tratar de quem está doente. As duas podem caminhar juntas desde o diagnóstico, seja ele um câncer, uma insuficiência cardíaca ou uma demência. Controlar a falta de ar, conversar com clareza sobre o que vem pela frente e apoiar quem cuida em casa não impedem nenhum tratamento.',
      },
      {
        text: 'Formados para curar, muitos profissionais saem da faculdade sem ter aprendido a dar uma notícia difícil ou a usar com segurança os remédios contra a dor intensa. As famílias, por sua vez, hesitam em falar da morte, como se nomeá-la a apressasse. Entre um silêncio e outro, decisões importantes acabam tomadas às pressas, na emergência de um hospital, por quem nunca tinha visto aquele paciente.',
      },
    ],
  },
  {
    id: 'hanseniase',
    axis: 'saúde',
    theme: 'A persistência da hanseníase e do preconceito contra as pessoas que ela atinge no Brasil',
    texts: [
      {
        text: 'A hanseníase tem cura, e o tratamento é gratuito no SUS. Mesmo assim, o Brasil aparece há anos como o segundo país em número de casos novos, atrás apenas da Índia: em 2021, foram mais de 18 mil, cerca de 13% do total mundial. A doença é causada por uma bactéria, passa de pessoa a pessoa no convívio próximo e prolongado e deixa de ser transmitida depois que o tratamento começa.',
        source: 'Organização Mundial da Saúde, dados de 2021; Ministério da Saúde',
      },
      {
        text: 'Durante boa parte do século XX, o Estado brasileiro isolou à força quem tinha a doença em hospitais-colônia, e os filhos dos internados eram separados dos pais. Em 1995, uma lei proibiu o uso do termo “lepra” nos documentos oficiais. Em 2007, foi criada uma pensão especial para as pessoas que tinham sido submetidas ao isolamento compulsório; em 2023, o direito foi estendido aos filhos separados delas.',
        source: 'Leis nº 9.010/1995, nº 11.520/2007 e nº 14.736/2023',
      },
      {
        text: 'Uma mancha que não coça nem dói raramente leva alguém ao posto de saúde. Quando a perda de sensibilidade chega às mãos e aos pés, pode já haver sequelas. O diagnóstico tardio tem mais de uma explicação: a doença é mais comum onde a casa é cheia e o serviço fica longe, profissionais pouco habituados a ela deixam passar os primeiros sinais, e quem desconfia do que tem às vezes prefere esconder.',
      },
    ],
  },
  {
    id: 'agentes-comunitarios',
    axis: 'saúde',
    theme: 'O papel dos agentes comunitários de saúde na prevenção de doenças no Brasil',
    texts: [
      {
        text: 'Por lei, salvo exceções, o agente comunitário de saúde precisa morar na área em que trabalha. A exigência tem um motivo: a sua ferramenta principal é a visita domiciliar, e a porta se abre com mais facilidade para quem é vizinho. Ele acompanha gestantes, confere a caderneta de vacinação, nota que um idoso deixou de tomar o remédio e leva essas informações à equipe do posto.',
        source: 'Lei nº 11.350/2006',
      },
      {
        text: 'Desde 2022, a Constituição determina que os agentes comunitários de saúde e os agentes de combate às endemias recebam ao menos dois salários mínimos, pagos com recursos da União. Em 2023, uma lei passou a considerá-los profissionais de saúde. O reconhecimento legal avançou; nas ruas, continuam a existir o sol a pino, a moto própria usada a serviço e as áreas em que entrar depende de quem manda no território.',
        source: 'Emenda Constitucional nº 120/2022; Lei nº 14.536/2023',
      },
      {
        text: 'É difícil medir aquilo que não aconteceu: o infarto evitado, a criança que não ficou doente. Por isso, na disputa por orçamento, a prevenção costuma perder para o hospital, que tem fila, placa e inauguração. A quantidade de visitas também é um retrato incompleto. Uma visita pode ser uma assinatura na ficha ou meia hora de conversa em que alguém conta, pela primeira vez, que não dorme há um mês.',
      },
    ],
  },
];
