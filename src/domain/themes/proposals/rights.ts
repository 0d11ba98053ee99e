import type { Proposal } from './proposal.ts';

/** Proposals about rights. Facts are dated and name their source; the wording is our own. */
export const RIGHTS_PROPOSALS: readonly Proposal[] = [
  {
    id: 'defensoria-publica',
    axis: 'direitos',
    theme: 'Desafios para levar a Defensoria Pública a toda a população que precisa dela no Brasil',
    texts: [
      {
        text: 'A Constituição confia à Defensoria Pública a orientação jurídica e a defesa, gratuitas, das pessoas que não podem pagar um advogado. Em 2014, uma emenda deu oito anos para que houvesse defensores em todas as unidades da Justiça, com prioridade para as regiões de maior exclusão social. Em 2024, dois anos depois do fim do prazo, cerca de quatro em cada dez comarcas continuavam sem esse atendimento.',
        source:
          'Constituição Federal, art. 134; Emenda Constitucional nº 80/2014; Pesquisa Nacional da Defensoria Pública 2024',
      },
      {
        text: 'Não é só no processo criminal que a falta de um defensor se faz sentir. Sem ele, o pedido de pensão para o filho não chega ao juiz, a família despejada não sabe que tinha prazo para responder, o remédio negado fica por isso mesmo. Onde não há Defensoria, o juiz pode nomear um advogado, pago pelo Estado caso a caso; ele atua naquele processo, mas não orienta quem ainda não tem um.',
      },
      {
        text: 'Abrir uma unidade em cada comarca exige concurso, prédio e salário permanente, em estados que mal equilibram as contas. Por isso, algumas defensorias recorrem a mutirões, a atendimento por vídeo e a equipes itinerantes, que visitam a cidade de tempos em tempos. Essas soluções alcançam mais gente por menos dinheiro. Resta saber se bastam a quem precisa de alguém que acompanhe um processo durante anos.',
      },
    ],
    chart: {
      title: 'Comarcas da Justiça estadual, conforme o atendimento da Defensoria Pública, em 2024',
      unit: 'comarcas',
      source: 'Pesquisa Nacional da Defensoria Pública 2024',
      points: [
        { label: 'Atendidas regularmente', value: 1315 },
        { label: 'Atendidas em parte ou por exceção', value: 200 },
        { label: 'Não atendidas', value: 1050 },
      ],
    },
  },
  {
    id: 'pessoas-desaparecidas',
    axis: 'direitos',
    theme: 'Desafios para a busca de pessoas desaparecidas e para o amparo às suas famílias no Brasil',
    texts: [
      {
        text: 'A polícia registrou, em 2023, mais de 80 mil desaparecimentos no Brasil, o que dá cerca de 220 por dia. Muitas dessas pessoas são encontradas, mas o retorno nem sempre é comunicado, e por isso é difícil saber quantas continuam sumidas. Atrás da mesma palavra há situações muito diferentes: o adolescente que foge de casa, o idoso que se perde, a vítima de um crime, o corpo enterrado sem nome.',
        source: 'Fórum Brasileiro de Segurança Pública, Anuário Brasileiro de Segurança Pública 2024',
      },
      {
        text: 'Não existe prazo de espera para comunicar um desaparecimento. A Política Nacional de Busca de Pessoas Desaparecidas, criada em 2019, trata a procura como prioridade e tarefa urgente do poder público, a ser feita em conjunto por vários órgãos, e prevê um cadastro nacional. Mesmo assim, a crença nas 24 horas persiste, a ponto de o Ministério da Justiça ter feito, em 2024, uma campanha para desmenti-la.',
        source: 'Lei nº 13.812/2019; Ministério da Justiça e Segurança Pública, 2024',
      },
      {
        text: 'Para a família, o tempo para. Não há velório nem inventário; contas, contratos e pensão ficam sem resposta. Alguém larga o emprego para percorrer hospitais e delegacias, e cada telefonema pode ser a notícia ou mais um golpe de quem se aproveita da aflição. Especialistas chamam essa experiência de perda ambígua: não se sabe se é hora de esperar ou de se despedir.',
      },
    ],
  },
  {
    id: 'saida-do-acolhimento',
    axis: 'direitos',
    theme:
      'Desafios para a vida autônoma dos jovens que deixam os serviços de acolhimento aos 18 anos no Brasil',
    texts: [
      {
        text: 'O Estatuto da Criança e do Adolescente trata o acolhimento em instituição como medida provisória e excepcional, que não deve passar de 18 meses, salvo necessidade comprovada. Quando não há volta à família nem adoção, a espera se prolonga até a maioridade. O mesmo Estatuto manda que as entidades preparem, aos poucos, o desligamento de quem vive nelas.',
        source: 'Lei nº 8.069/1990, arts. 19, 92 e 101',
      },
      {
        text: 'Para quem sai aos 18 anos sem ter para onde ir, a assistência social prevê as repúblicas: casas em que pequenos grupos de jovens, em geral de 18 a 21 anos, moram juntos, com apoio de uma equipe, enquanto estudam e procuram trabalho. A norma é de 2009, e a oferta depende de cada município ou estado; onde o serviço não existe, a mudança acontece de um dia para o outro.',
        source:
          'Conselho Nacional de Assistência Social, Resolução nº 109/2009 (Tipificação Nacional de Serviços Socioassistenciais)',
      },
      {
        text: 'Muitos jovens brasileiros ainda moram com os pais depois dos 25 anos e, quando saem, podem voltar se perderem o emprego. De quem cresceu em um abrigo, espera-se que saiba, na manhã do aniversário, alugar um quarto, cozinhar, administrar um salário e ficar sozinho. A liberdade chega junto com a perda dos educadores e dos colegas. Há, por outro lado, quem não queira nenhuma tutela e veja na saída o primeiro dia da própria vida.',
      },
    ],
  },
  {
    id: 'acesso-a-informacao',
    axis: 'direitos',
    theme:
      'O papel do direito de acesso à informação no controle dos gastos públicos pelos cidadãos brasileiros',
    texts: [
      {
        text: 'Qualquer pessoa pode pedir informações a um órgão público sem explicar por que as quer. É o que diz a Lei de Acesso à Informação, de 2011, que dá ao órgão até vinte dias, prorrogáveis por mais dez, para responder quando não puder fazê-lo na hora. A lei parte de um princípio: a publicidade é a regra, e o sigilo, a exceção, que precisa ser justificada e ter prazo.',
        source: 'Constituição Federal, art. 5º, XXXIII; Lei nº 12.527/2011, arts. 3º, 10 e 11',
      },
      {
        text: 'Publicar não é o mesmo que informar. Uma planilha com dez mil linhas, em um arquivo que não permite busca e cheio de siglas, cumpre a obrigação e não esclarece ninguém. Cidades com até 10 mil habitantes são dispensadas de parte da divulgação pela internet; nelas, quem pergunta quanto custou o asfalto pode ser vizinho do prefeito e pensar duas vezes antes de protocolar o pedido.',
        source: 'Lei nº 12.527/2011, art. 8º, § 4º',
      },
      {
        text: 'Com um pedido bem feito, um cidadão pode comparar o preço da merenda em cidades vizinhas, saber quanto se espera por uma cirurgia ou descobrir por que parou uma obra já paga. Os órgãos, por sua vez, queixam-se de pedidos repetidos ou imensos, que tomam o tempo de poucos servidores, e lembram que há dados pessoais a proteger. Traçar a linha entre a vida privada e o interesse público nem sempre é simples.',
      },
    ],
  },
];
