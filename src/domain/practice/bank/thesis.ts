/** An introduction in which the student finds the sentence of the thesis. */
export type ThesisExercise = {
  /** An id that never changes: answers are stored under it. */
  id: string;
  theme: string;
  /** The introduction, sentence by sentence. */
  sentences: readonly string[];
  /** The index of the thesis in `sentences`. */
  thesis: number;
  /** Says what makes it the thesis, and what the most tempting other sentence is. */
  why: string;
};

/** Introductions to find the thesis in: own wording. */
export const THESIS_EXERCISES: readonly ThesisExercise[] = [
  {
    id: 'escola-noturna',
    theme: 'Caminhos para o retorno à escola dos adultos que não concluíram a educação básica no Brasil',
    sentences: [
      'No Brasil, milhões de adultos deixaram a escola antes de terminar a educação básica.',
      'A vontade de voltar aparece quando o emprego pede um diploma ou quando o filho pede ajuda com a lição.',
      'Esse retorno, porém, é impedido por aulas em horários rígidos e pela falta de creches para quem estuda à noite.',
    ],
    thesis: 2,
    why: 'A última frase defende duas causas que o texto terá de provar. A primeira é um fato: está certa, mas ninguém discordaria dela.',
  },
  {
    id: 'biblioteca-viva',
    theme: 'Desafios para fazer da biblioteca escolar um espaço vivo nas redes públicas de ensino do Brasil',
    sentences: [
      'Em muitas escolas públicas, a biblioteca é uma sala de portas fechadas, usada como depósito de cadeiras quebradas.',
      'Ela só se tornará um espaço vivo se a escola contratar bibliotecários e se os professores levarem a leitura para fora da prova.',
      'O assunto diz respeito a alunos, a famílias e a governos.',
    ],
    thesis: 1,
    why: 'A segunda frase toma posição e indica duas condições. A última parece fechar o parágrafo, mas não defende nada: só diz quem se interessa pelo assunto.',
  },
  {
    id: 'publicidade-infantil',
    theme: 'Publicidade infantil em questão no Brasil',
    sentences: [
      'Nos vídeos que as crianças veem, o brinquedo da moda surge entre uma brincadeira e outra.',
      'Quem assiste tem cinco ou seis anos e não distingue a diversão da venda.',
      'Por isso, a publicidade infantil deve ser proibida, pois se aproveita de quem ainda não sabe se defender e leva as famílias a gastar o que não têm.',
    ],
    thesis: 2,
    why: 'A última frase diz o que deve ser feito e por quê. A segunda tenta, porque emociona, mas é um fato que serve de apoio à tese.',
  },
  {
    id: 'trabalho-de-cuidado',
    theme:
      'Desafios para o enfrentamento da invisibilidade do trabalho de cuidado realizado pela mulher no Brasil',
    sentences: [
      'Preparar a comida, dar o remédio na hora e embalar o filho doente são tarefas sem salário e sem folga.',
      'A invisibilidade desse trabalho de cuidado persiste devido à educação que o reserva às meninas e à falta de creches públicas.',
      'Segundo o IBGE, as mulheres dedicam a essas tarefas quase o dobro do tempo dos homens.',
    ],
    thesis: 1,
    why: 'A segunda frase aponta duas causas e promete prová-las. A última é um dado: ele pode sustentar a tese, mas não a substitui.',
  },
  {
    id: 'estigma-da-doenca-mental',
    theme: 'O estigma associado às doenças mentais na sociedade brasileira',
    sentences: [
      'Quem quebra a perna recebe visitas; quem tem depressão ouve que precisa se esforçar mais.',
      'Por medo desse julgamento, muitos escondem o que sentem até da própria família.',
      'O estigma associado às doenças mentais persiste no Brasil porque a escola não fala do assunto e porque a rede pública oferece poucos psicólogos.',
    ],
    thesis: 2,
    why: 'A última frase explica, com dois motivos, por que o estigma persiste. A segunda comove e mostra um efeito, mas não diz o que o autor vai provar.',
  },
  {
    id: 'acesso-ao-cinema',
    theme: 'Democratização do acesso ao cinema no Brasil',
    sentences: [
      'Poucas artes emocionam tanto quanto o cinema.',
      'Em muitas cidades do interior, porém, nunca se abriu uma sala.',
      'O acesso a essa arte só será democrático quando o poder público levar telas às praças e baratear o ingresso.',
    ],
    thesis: 2,
    why: 'A última frase diz o que falta para o acesso ser de todos. A primeira é uma opinião, mas sobre outro assunto: o valor do cinema.',
  },
  {
    id: 'inclusao-pelo-celular',
    theme: 'Os limites de uma inclusão digital baseada apenas no telefone celular na sociedade brasileira',
    sentences: [
      'O celular levou a internet a lugares aonde nem a estrada chega.',
      'Com ele, famílias inteiras conversam, pagam contas e veem notícias.',
      'A inclusão digital baseada apenas no celular, no entanto, é incompleta, pois dificulta o estudo e afasta os mais pobres dos bons empregos.',
    ],
    thesis: 2,
    why: 'A última frase julga essa inclusão e dá duas razões. A segunda é só um fato, e até contrário à tese.',
  },
  {
    id: 'arvores-no-bairro',
    theme: 'Caminhos para ampliar a arborização dos bairros populares nas cidades brasileiras',
    sentences: [
      'Ao meio-dia, basta atravessar uma avenida para sentir a diferença entre o bairro rico e o bairro pobre.',
      'Em um, há sombra na calçada; no outro, o asfalto queima.',
      'A falta de árvores nos bairros populares decorre de um plano urbano desigual e do descaso das prefeituras com as mudas que plantam.',
    ],
    thesis: 2,
    why: 'A última frase acusa duas causas, que o texto precisa provar. As outras duas pintam a cena: prendem o leitor, mas não tomam posição.',
  },
  {
    id: 'agente-de-saude',
    theme: 'O papel dos agentes comunitários de saúde na prevenção de doenças no Brasil',
    sentences: [
      'O agente comunitário é a peça mais importante da prevenção de doenças no Brasil, porque conhece cada família e descobre o problema antes que ele chegue ao hospital.',
      'Ele anda de casa em casa, com uma mochila e um caderno.',
      'Nas vilas mais distantes, é o único rosto do SUS.',
    ],
    thesis: 0,
    why: 'A tese abre o parágrafo: diz quanto o agente vale e por quê. As outras frases descrevem o trabalho dele; são fatos.',
  },
  {
    id: 'povos-tradicionais',
    theme: 'Desafios para a valorização de comunidades e povos tradicionais no Brasil',
    sentences: [
      'Quilombolas, ribeirinhos e indígenas guardam saberes que a ciência só agora começa a estudar.',
      'A valorização dessas comunidades esbarra na demora em reconhecer suas terras e em uma escola que ignora sua história.',
      'Como mudar esse quadro?',
    ],
    thesis: 1,
    why: 'A segunda frase afirma dois obstáculos. A última é uma pergunta: convida a pensar, mas a tese é a resposta, não a pergunta.',
  },
  {
    id: 'controle-de-dados',
    theme: 'Manipulação do comportamento do usuário pelo controle de dados na internet',
    sentences: [
      'Cada busca, cada curtida e cada pausa diante de um vídeo fica registrada.',
      'Esses registros viram um retrato de quem navega, e o retrato é vendido.',
      'O controle de dados manipula o usuário, uma vez que decide o que ele vê e estreita sua visão de mundo.',
    ],
    thesis: 2,
    why: 'A última frase defende que há manipulação e diz como ela ocorre. As duas primeiras explicam o processo: são fatos.',
  },
  {
    id: 'jovem-aprendiz',
    theme: 'O papel dos contratos de aprendizagem na entrada dos jovens brasileiros no mundo do trabalho',
    sentences: [
      'Aos dezesseis anos, muitos brasileiros trocam a escola pelo salário.',
      'O contrato de aprendizagem deve ser ampliado, pois permite ao jovem trabalhar sem abandonar os estudos e quebra o círculo do primeiro emprego.',
      'Criado por lei em 2000, ele reserva vagas a quem tem de quatorze a vinte e quatro anos.',
    ],
    thesis: 1,
    why: 'A segunda frase diz o que deve ser feito e dá duas razões. A última traz uma informação sobre a lei, que ninguém contestaria.',
  },
  {
    id: 'fogo-no-campo',
    theme: 'Desafios para prevenir incêndios florestais e regular o uso do fogo no campo brasileiro',
    sentences: [
      'O fogo limpa o pasto em uma tarde e custa apenas um fósforo.',
      'Quando o vento muda, porém, a queimada de um vizinho vira o incêndio de todos.',
      'Prevenir esse desastre exige fiscalização nos meses de seca e apoio técnico ao pequeno produtor, que queima por falta de alternativa.',
    ],
    thesis: 2,
    why: 'A última frase diz o que a prevenção exige e por quê. A segunda mostra o problema, mas não diz o que pensar dele.',
  },
  {
    id: 'direito-de-brincar',
    theme: 'Desafios para garantir às crianças o direito de brincar ao ar livre nas cidades brasileiras',
    sentences: [
      'O direito de brincar ao ar livre só será garantido às crianças quando as cidades tiverem praças seguras e ruas com menos carros.',
      'Hoje, muitas delas passam a tarde diante de uma tela.',
      'O parque mais próximo fica a uma hora de ônibus.',
    ],
    thesis: 0,
    why: 'A tese abre o parágrafo: diz o que falta às cidades para garantir o direito. As outras frases mostram fatos que a apoiam.',
  },
  {
    id: 'intolerancia-religiosa',
    theme: 'Caminhos para combater a intolerância religiosa no Brasil',
    sentences: [
      'A intolerância religiosa ainda faz parte da realidade brasileira.',
      'Todos os anos, templos e terreiros são invadidos em várias regiões do país.',
      'Combatê-la depende tanto da punição dos agressores quanto de aulas que apresentem todas as crenças com respeito.',
    ],
    thesis: 2,
    why: 'A última frase defende as duas medidas que trazem a mudança. A primeira parece tese, mas só informa qual é o tema.',
  },
  {
    id: 'envelhecimento',
    theme: 'Perspectivas acerca do envelhecimento na sociedade brasileira',
    sentences: [
      'O Brasil envelhece depressa: a cada censo, há mais avós e menos netos.',
      'A sociedade, entretanto, não se preparou para isso, já que as cidades ignoram o idoso e o mercado de trabalho o descarta.',
      'É preciso refletir sobre esse assunto.',
    ],
    thesis: 1,
    why: 'A segunda frase critica a sociedade e dá duas razões. A última só pede reflexão: não diz o que o autor pensa.',
  },
  {
    id: 'registro-civil',
    theme: 'Invisibilidade e registro civil: garantia de acesso à cidadania no Brasil',
    sentences: [
      'Sem a certidão de nascimento, uma criança não se matricula na escola nem recebe vacina com o próprio nome.',
      'A falta do registro civil persiste no país por causa da distância dos cartórios e da desinformação das famílias.',
      'Segundo o IBGE, os estados do Norte concentram as maiores taxas de crianças sem registro.',
    ],
    thesis: 1,
    why: 'A segunda frase indica as duas causas que o texto vai discutir. A última é um dado: pode servir de prova, mas não toma posição.',
  },
  {
    id: 'radio-comunitaria',
    theme: 'O papel das rádios comunitárias na vida cultural e na informação dos municípios brasileiros',
    sentences: [
      'Em muitos municípios, não há jornal, e a televisão só fala da capital.',
      'A rádio comunitária deve receber apoio público, pois é nela que o morador ouve as notícias do bairro e os artistas da região.',
      'Nos próximos parágrafos, serão apresentadas essas duas razões.',
    ],
    thesis: 1,
    why: 'A segunda frase diz o que deve ser feito e por quê. A última é um anúncio: conta o que o texto fará, sem defender nada.',
  },
  {
    id: 'teletrabalho',
    theme: 'Desafios para separar o tempo de trabalho e o de descanso no teletrabalho no Brasil',
    sentences: [
      'A mesa do jantar virou escritório.',
      'Para muitos brasileiros, o teletrabalho trouxe o fim do ônibus lotado e mais horas perto da família.',
      'Sem limites claros na lei e sem respeito das empresas ao horário de folga, porém, ele ameaça a saúde de quem trabalha.',
    ],
    thesis: 2,
    why: 'A última frase julga o teletrabalho e aponta as duas falhas que o tornam um risco. A segunda mostra só as vantagens: prepara o contraste.',
  },
];
