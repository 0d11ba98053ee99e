import type { ExamTexts } from '../proposals/proposal.ts';

/** Our own texts on the exam themes of 2010 to 2014. Facts are dated and name their source; the wording is our own. */
export const EXAMS_2010_2014: ExamTexts = {
  'enem-2014': {
    axis: 'direitos',
    texts: [
      {
        text: 'O Código de Defesa do Consumidor considera abusiva a publicidade que tira proveito da pouca experiência e do julgamento ainda imaturo da criança. Em 2014, uma resolução do Conanda, conselho que reúne governo e sociedade civil, foi mais longe: tratou como abusivo dirigir-se à criança para convencê-la a consumir, por meio de desenhos, brindes, prêmios ou personagens. Anunciantes contestam que um conselho possa criar proibições, e preferem as regras que o próprio setor se impõe.',
        source: 'Lei nº 8.078/1990, art. 37, § 2º; Conanda, Resolução nº 163/2014',
      },
      {
        text: 'Em 2007, uma marca de biscoitos oferecia relógios de pulso com personagens de um filme infantil: bastava juntar cinco embalagens e pagar mais cinco reais. Nove anos depois, o Superior Tribunal de Justiça manteve a condenação da empresa. Para os ministros, houve venda casada, e é abusivo dirigir às crianças a propaganda de alimentos, porque a decisão de comprá-los cabe aos pais. Quem tinha sete anos quando quis o relógio já estava no ensino médio.',
        source: 'STJ, Recurso Especial nº 1.558.086, 2016',
      },
      {
        text: 'Antes, o comercial interrompia o desenho, e a criança aprendia cedo a distinguir um do outro. Hoje, um menino da mesma idade abre caixas de brinquedos diante da câmera, e a brincadeira é o anúncio. Uma lei de 2025 proibiu que se usem perfis de comportamento para dirigir publicidade a crianças e adolescentes na internet. Sobram perguntas: quem pagará os programas que viviam do comercial? E o pai que diz não no supermercado quer ajuda ou quer decidir sozinho?',
        source: 'Lei nº 15.211/2025',
      },
    ],
  },
  'enem-2013': {
    axis: 'cidade',
    texts: [
      {
        text: 'Antes de 2008, o Código de Trânsito tolerava até seis decigramas de álcool por litro de sangue. A Lei Seca baixou o limite a zero, com uma margem para a imprecisão dos aparelhos. Em 2012, outra lei aceitou vídeos e testemunhas como prova e aumentou a multa; em 2016, a recusa ao bafômetro tornou-se uma infração própria, punida com a mesma multa e um ano sem dirigir. Cada mudança fechou uma saída que os motoristas tinham encontrado.',
        source: 'Leis nº 11.705/2008, nº 12.760/2012 e nº 13.281/2016',
      },
      {
        text: 'No ano em que a Lei Seca entrou em vigor, 38 mil pessoas morreram no trânsito brasileiro; em 2012, quase 45 mil; em 2023, menos de 35 mil. Sozinha, a série não mostra o efeito da lei: o número de motocicletas disparou nesse tempo, e nem toda morte envolve álcool. Um estudo que separou os estados encontrou, até 2015, queda da mortalidade em Santa Catarina e no Distrito Federal, aumento em outros doze e estabilidade nos demais.',
        source:
          'Ministério da Saúde, Sistema de Informações sobre Mortalidade; Revista Brasileira de Epidemiologia, v. 24, 2021',
      },
      {
        text: 'Sexta-feira, onze da noite. Na capital, o grupo divide um carro de aplicativo e deixa o próprio em casa. Na cidade pequena, não há aplicativo, o último ônibus passou às oito e a blitz mais próxima fica a sessenta quilômetros. Pela lei, o mesmo copo custa o mesmo preço nos dois lugares. Na prática, depende de quem fiscaliza, do quanto a multa pesa no bolso de cada um e do aviso, no grupo de mensagens, sobre a esquina em que a polícia está.',
      },
    ],
    chart: {
      title: 'Mortes no trânsito no Brasil, em anos escolhidos',
      unit: 'mil mortes',
      source: 'Ministério da Saúde, Sistema de Informações sobre Mortalidade, 2008 a 2023',
      points: [
        { label: '2008', value: 38.3 },
        { label: '2012', value: 44.8 },
        { label: '2016', value: 37.3 },
        { label: '2019', value: 31.9 },
        { label: '2023', value: 34.9 },
      ],
    },
  },
  'enem-2012': {
    axis: 'direitos',
    texts: [
      {
        text: 'O número de moradores do Brasil nascidos em outro país caiu, de um censo a outro, desde 1960 e voltou a subir no de 2022: eram 592 mil em 2010 e passaram a 1 milhão, 0,5% da população. Os venezuelanos, menos de 3 mil em 2010, tornaram-se o maior grupo, com 271,5 mil pessoas, à frente dos portugueses. A lembrança da grande imigração ajuda a comparar: em 1920, um em cada vinte moradores do país tinha nascido fora dele.',
        source: 'IBGE, Censos Demográficos 1920, 2010 e 2022',
      },
      {
        text: 'De 1980 a 2017, a entrada de estrangeiros foi regida por uma lei da ditadura, que pensava antes de tudo na segurança nacional. A Lei de Migração trocou o ponto de partida: repudia a xenofobia e garante ao migrante o acesso à saúde e à escola públicas, sem discriminação por causa da nacionalidade ou da situação dos papéis. Entre o artigo e o guichê ficam a língua, o diploma que ninguém reconhece e o aluguel que pede fiador.',
        source: 'Lei nº 6.815/1980; Lei nº 13.445/2017, arts. 3º e 4º',
      },
      {
        text: 'Em 2022, cerca de um em cada oito moradores de Roraima tinha nascido em outro país. O posto de saúde que atendia a um bairro passou a atender a dois, e a escola recebeu, no meio do ano, crianças que não falavam português. O morador antigo se queixa da fila; o recém-chegado, engenheiro, descarrega caminhões. Em cidades do Sul, enquanto isso, há frigoríficos que dependem de haitianos e venezuelanos para funcionar. A mesma chegada pesa em um lugar e faz falta em outro.',
        source: 'IBGE, Censo Demográfico 2022',
      },
    ],
    chart: {
      title: 'Estrangeiros e naturalizados no Brasil, por país de origem, em 2022',
      unit: 'mil pessoas',
      source: 'IBGE, Censo Demográfico 2022',
      points: [
        { label: 'Venezuela', value: 271.5 },
        { label: 'Portugal', value: 104.3 },
        { label: 'Bolívia', value: 80.3 },
        { label: 'Paraguai', value: 58.3 },
        { label: 'Haiti', value: 57.4 },
        { label: 'Argentina', value: 42.6 },
      ],
    },
  },
  'enem-2011': {
    axis: 'tecnologia',
    texts: [
      {
        text: 'A Constituição diz que não se podem violar a intimidade nem a vida privada de ninguém, e protege também a honra e a imagem. Em 1988, isso protegia sobretudo da imprensa, da polícia e do vizinho. Trinta anos depois, divulgar cena de nudez ou de sexo sem o consentimento de quem aparece nela tornou-se crime, com pena maior quando o autor é ou foi parceiro da vítima. A regra antiga supunha um intruso; a nova precisou prever a pessoa em quem se confiava.',
        source:
          'Constituição Federal, art. 5º, X; Código Penal, art. 218-C, incluído pela Lei nº 13.718/2018',
      },
      {
        text: 'Uma família foi à Justiça contra o programa de televisão que recontou um crime de 1958, em que tinha perdido uma parente. Em 2021, o Supremo Tribunal Federal decidiu que a Constituição não admite um direito ao esquecimento, isto é, o poder de impedir, pela passagem do tempo, a divulgação de fatos verdadeiros e obtidos licitamente; os excessos se examinam caso a caso. A decisão vale também para os meios digitais, em que nada amarela no fundo da gaveta.',
        source: 'STF, Recurso Extraordinário nº 1.010.606, 2021',
      },
      {
        text: 'A mãe publica a foto do bebê no banho; o bebê, aos treze anos, pede que ela a apague. O empregador lê a conta do candidato antes da entrevista. O aluno filma o professor, e o professor publica a resposta engraçada do aluno. Ninguém invadiu um computador: usaram o que estava aberto. Quem se mostra faz amigos, vende, denuncia e encontra gente parecida, e não pode escolher, depois, quem olha. Fechar tudo também tem custo, o de não existir para os outros.',
      },
    ],
    chart: {
      title: 'Usuários de internet no Brasil',
      unit: '% da população de 10 anos ou mais',
      source: 'Cetic.br/NIC.br, TIC Domicílios 2012, 2016, 2020 e 2024',
      points: [
        { label: '2012', value: 49 },
        { label: '2016', value: 61 },
        { label: '2020', value: 81 },
        { label: '2024', value: 84 },
      ],
    },
  },
  'enem-2010': {
    axis: 'trabalho',
    texts: [
      {
        text: 'A Constituição põe, no primeiro artigo, a dignidade da pessoa humana e os valores sociais do trabalho entre os fundamentos da República. O Código Penal completa pelo avesso: reduzir alguém a condição análoga à de escravo é crime, e para isso bastam a jornada exaustiva, as condições degradantes ou a dívida que impede de ir embora. Não é preciso corrente. A definição brasileira é mais larga do que a de outros países, e há quem proponha estreitá-la.',
        source: 'Constituição Federal, art. 1º, III e IV; Código Penal, art. 149',
      },
      {
        text: 'Desde 1995, quando o governo admitiu que havia trabalho escravo no país, os fiscais resgataram mais de 65 mil pessoas. Em 2024, foram 2.004. A atividade com mais resgates não estava no campo: foi a construção de edifícios, à frente do cultivo de café e do de cebola. Os números sobem e descem também com a quantidade de fiscais e de denúncias, de modo que um ano com menos resgates não é, necessariamente, um ano com menos casos.',
        source: 'Ministério do Trabalho e Emprego, Inspeção do Trabalho, janeiro de 2025',
      },
      {
        text: 'Pergunta-se a uma criança o que ela quer ser, e ela responde com uma profissão. O desempregado conta que perdeu, com o salário, o assunto e a hora de acordar. O trabalho dá sustento e companhia; dá também dor nas costas, chefe que grita e domingo na firma. Entre o gari que se orgulha da rua limpa e o executivo que odeia o que faz, nem sempre o respeito acompanha o salário. E quem cuida da própria casa, sem receber por isso, responderia o quê?',
      },
    ],
    chart: {
      title: 'Atividades com mais trabalhadores resgatados de condições análogas às de escravo, em 2024',
      unit: 'pessoas resgatadas',
      source: 'Ministério do Trabalho e Emprego, Inspeção do Trabalho, janeiro de 2025',
      points: [
        { label: 'Construção de edifícios', value: 293 },
        { label: 'Cultivo de café', value: 214 },
        { label: 'Cultivo de cebola', value: 194 },
        { label: 'Preparo da terra e colheita', value: 120 },
      ],
    },
  },
  'enem-2010-segunda': {
    axis: 'direitos',
    texts: [
      {
        text: 'No fim de 2024, 123 milhões de pessoas no mundo viviam longe de casa por causa de guerras, perseguições ou violência, uma em cada 67. Dez anos antes, eram menos da metade. Nem todas atravessam o mar: muitas nem chegam a sair do seu país, e, entre as que saem, cerca de duas em cada três param no país vizinho. Quase três quartos dos refugiados vivem em países de renda baixa ou média.',
        source: 'Acnur, Tendências Globais, 2015 e 2025',
      },
      {
        text: 'A ideia de que se deve socorrer o ferido de guerra, seja qual for a sua farda, virou tratado em Genebra, em 1864, e está na origem do direito humanitário. Dela vem a exigência de que a ajuda seja imparcial. No Brasil, uma lei de 2018 trata das pessoas que chegam em fluxos provocados por crises, como as que atravessaram a fronteira da Venezuela, e prevê comida, saúde, abrigo e, para quem quiser, a mudança para outras cidades.',
        source: 'Convenção de Genebra, 1864; Lei nº 13.684/2018',
      },
      {
        text: 'Em maio de 2024, as enchentes atingiram 478 dos 497 municípios do Rio Grande do Sul. Caminhões de doações vieram de todo o país, e logo havia galpões cheios de roupas, algumas de festa, enquanto faltavam colchões e roupa de cama. A comoção passa depressa; refazer a casa leva anos. Quem está de fora dá o que tem, e quem recebe raramente é perguntado. Há também a objeção antiga: socorrer sempre, sem mudar o que causa a emergência, pode torná-la permanente.',
        source: 'Defesa Civil do Rio Grande do Sul, balanço de junho de 2024',
      },
    ],
    chart: {
      title: 'Pessoas deslocadas à força no mundo, ao fim de cada ano',
      unit: 'milhões de pessoas',
      source: 'Acnur, Tendências Globais, 2014 a 2024',
      points: [
        { label: '2014', value: 59.5 },
        { label: '2019', value: 79.5 },
        { label: '2022', value: 108.4 },
        { label: '2023', value: 117.3 },
        { label: '2024', value: 123.2 },
      ],
    },
  },
};
