import type { Proposal } from './proposal.ts';

/** Proposals about education. Facts are dated and name their source; the wording is our own. */
export const EDUCATION_PROPOSALS: readonly Proposal[] = [
  {
    id: 'volta-a-escola',
    axis: 'educação',
    theme: 'Caminhos para o retorno à escola dos adultos que não concluíram a educação básica no Brasil',
    texts: [
      {
        text: 'A Constituição torna obrigatória a educação básica dos 4 aos 17 anos e assegura a oferta gratuita a todos os que não tiveram acesso a ela na idade própria. A Lei de Diretrizes e Bases acrescenta que o ensino de jovens e adultos deve considerar os interesses de quem estuda e as suas condições de vida e de trabalho. O direito, portanto, não vence com a idade: quem parou na quinta série há trinta anos continua a tê-lo.',
        source: 'Constituição Federal, art. 208, I; Lei nº 9.394/1996, art. 37',
      },
      {
        text: 'Ter direito a uma vaga e conseguir ocupá-la são coisas diferentes. A aula da noite começa quando muita gente ainda está no ônibus; o filho pequeno não tem com quem ficar; a escola que oferece a modalidade fica do outro lado da cidade. Há, ainda, o que não aparece na matrícula: a vergonha de voltar à carteira ao lado de pessoas mais jovens e a lembrança de uma escola em que não se aprendia.',
      },
      {
        text: 'Em 2022, mais de um terço dos brasileiros com 25 anos ou mais não tinha instrução ou não havia terminado o ensino fundamental. A proporção caiu bastante desde 2000, mas essa queda tem duas causas que convém separar: gerações mais novas estudaram mais tempo, e gerações mais velhas, que estudaram pouco, foram deixando a conta. O retorno de adultos à sala de aula explica apenas uma parte da mudança.',
        source: 'IBGE, Censos Demográficos 2000 e 2022',
      },
    ],
    chart: {
      title: 'Pessoas de 25 anos ou mais sem instrução ou com ensino fundamental incompleto',
      unit: '%',
      source: 'IBGE, Censos Demográficos 2000, 2010 e 2022',
      points: [
        { label: '2000', value: 63.2 },
        { label: '2010', value: 49.3 },
        { label: '2022', value: 35.2 },
      ],
    },
  },
  {
    id: 'biblioteca-escolar',
    axis: 'educação',
    theme: 'Desafios para fazer da biblioteca escolar um espaço vivo nas redes públicas de ensino do Brasil',
    texts: [
      {
        text: 'Uma lei de 2010 determinou que toda escola do país, pública ou privada, tivesse biblioteca, com ao menos um título para cada aluno matriculado, e deu dez anos para que isso acontecesse. O prazo terminou em 2020 sem que a meta fosse alcançada. Em 2024, outra lei criou o Sistema Nacional de Bibliotecas Escolares e passou a definir a biblioteca como equipamento cultural obrigatório; o trecho que previa sanções a quem descumprisse a regra foi vetado.',
        source: 'Lei nº 12.244/2010; Lei nº 14.837/2024',
      },
      {
        text: 'Nem toda sala com estantes é uma biblioteca. Em muitas escolas, os livros existem, mas ficam trancados porque não há quem cuide deles; em outras, o espaço serve de depósito ou de sala de espera para quem foi posto para fora da aula. O que distingue uma coisa da outra é o uso: um acervo que se renova, alguém que conheça os livros e os leitores, um horário que caiba na rotina de quem estuda.',
      },
      {
        text: 'Para o aluno cuja casa não tem livros, a biblioteca da escola pode ser o único lugar em que escolher uma leitura não custa nada. Há quem pergunte, porém, se o dinheiro público não renderia mais em acervos digitais, que chegam a qualquer telefone e não ocupam uma sala. A resposta depende do que se espera da biblioteca: um estoque de textos ou também um lugar de encontro, de silêncio e de orientação.',
      },
    ],
  },
  {
    id: 'escolas-do-campo',
    axis: 'educação',
    theme: 'O fechamento de escolas do campo e o direito de estudar perto de casa na zona rural brasileira',
    texts: [
      {
        text: 'Desde 2014, uma escola do campo, indígena ou quilombola não pode ser fechada por simples decisão administrativa. A lei exige que o conselho de educação se manifeste antes e que leve em conta a justificativa da secretaria, um diagnóstico do impacto da medida e a opinião da comunidade escolar. Ao defender a mudança, o Ministério da Educação informou que mais de 13 mil escolas do campo haviam sido fechadas nos cinco anos anteriores.',
        source: 'Lei nº 12.960/2014; Ministério da Educação, 2014',
      },
      {
        text: 'Reunir os alunos de várias comunidades em uma escola maior é o que se chama de nucleação. Para quem administra a rede, a conta parece clara: com poucas crianças por turma, o custo de cada uma sobe, e um só professor acaba ensinando várias séries ao mesmo tempo. A escola-núcleo pode oferecer quadra, laboratório e professores de cada disciplina, o que a escola pequena raramente consegue.',
      },
      {
        text: 'Do outro lado da conta estão o caminho e o vínculo. A criança que estudava a dez minutos de casa passa a acordar de madrugada para esperar um ônibus que atola quando chove. A escola que fecha era também o lugar da vacina, da reunião e da festa, e o seu calendário podia acompanhar o plantio e a colheita, como a Lei de Diretrizes e Bases permite. Sem ela, parte das famílias conclui que é hora de ir embora.',
        source: 'Lei nº 9.394/1996, art. 28',
      },
    ],
  },
  {
    id: 'altas-habilidades',
    axis: 'educação',
    theme:
      'Desafios para identificar e atender estudantes com altas habilidades na escola pública brasileira',
    texts: [
      {
        text: 'A lei brasileira inclui os alunos com altas habilidades ou superdotação no público da educação especial, ao lado dos que têm deficiência. Garante-lhes currículo e métodos adequados e permite que concluam em menos tempo o programa escolar. Desde 2015, prevê também um cadastro nacional desses estudantes, da educação básica à superior, para que seja possível planejar políticas voltadas a eles.',
        source: 'Lei nº 9.394/1996, arts. 58, 59 e 59-A; Lei nº 13.234/2015',
      },
      {
        text: 'Em 2014, o Censo Escolar registrava pouco mais de 13 mil estudantes com altas habilidades em um universo de quase 50 milhões de matrículas, menos de três em cada dez mil. O número diz menos sobre quantos são do que sobre quantos foram percebidos: para constar do Censo, o aluno precisa que alguém na escola saiba reconhecê-lo e registrá-lo.',
        source: 'Inep, Censo Escolar 2014',
      },
      {
        text: 'A ideia de que o aluno muito capaz se arranja sozinho é antiga e confortável. Na prática, quem termina a tarefa em cinco minutos pode passar o resto da aula sem nada para fazer, e o tédio às vezes se parece com indisciplina. A situação pesa mais onde a família não pode pagar um curso, um instrumento ou um laboratório fora da escola. Ao mesmo tempo, há quem tema que cuidar desse grupo tire recursos de quem ainda não aprendeu o básico.',
      },
    ],
  },
];
