import type { RuleSentences } from './rule-sentences.ts';

/** Sentences about accents that only the context decides: own wording; each `wrong` has exactly the fault of its rule, each `right` none. */
export const ACCENT_SENTENCES: readonly RuleSentences[] = [
  {
    rule: 'accent/verb-noun',
    pairs: [
      {
        wrong: 'A pratica de esportes melhora o humor e o sono.',
        right: 'A prática de esportes melhora o humor e o sono.',
      },
      {
        wrong: 'Por causa da chuva, a prefeitura adiou o inicio das aulas.',
        right: 'Por causa da chuva, a prefeitura adiou o início das aulas.',
      },
      {
        wrong: 'A musica reúne gerações nas festas do interior.',
        right: 'A música reúne gerações nas festas do interior.',
      },
      {
        wrong: 'As noticias falsas se espalham mais rápido do que as correções.',
        right: 'As notícias falsas se espalham mais rápido do que as correções.',
      },
      {
        wrong: 'Para quem mora em uma casa barulhenta, o silencio da biblioteca é um alívio.',
        right: 'Para quem mora em uma casa barulhenta, o silêncio da biblioteca é um alívio.',
      },
      {
        wrong: 'Quando a fabrica de tecidos fechou, muitas famílias ficaram sem renda.',
        right: 'Quando a fábrica de tecidos fechou, muitas famílias ficaram sem renda.',
      },
      {
        wrong: 'Na adolescência, a influencia dos amigos pesa em muitas escolhas.',
        right: 'Na adolescência, a influência dos amigos pesa em muitas escolhas.',
      },
      {
        wrong: 'Durante o estagio, o estudante conhece o mundo do trabalho.',
        right: 'Durante o estágio, o estudante conhece o mundo do trabalho.',
      },
      {
        wrong: 'O grupo fez a analise dos dados e percebeu que os alunos dormem pouco.',
        right: 'O grupo fez a análise dos dados e percebeu que os alunos dormem pouco.',
      },
      {
        wrong: 'A distancia entre a casa e a escola obriga os alunos a acordar às cinco.',
        right: 'A distância entre a casa e a escola obriga os alunos a acordar às cinco.',
      },
      {
        wrong: 'O transporte publico precisa chegar aos bairros mais distantes.',
        right: 'O transporte público precisa chegar aos bairros mais distantes.',
      },
      {
        wrong: 'O trabalho domestico ainda recai sobre as mulheres.',
        right: 'O trabalho doméstico ainda recai sobre as mulheres.',
      },
      {
        wrong: 'Muitos jovens têm duvidas sobre a profissão que vão seguir.',
        right: 'Muitos jovens têm dúvidas sobre a profissão que vão seguir.',
      },
      {
        wrong: 'Fazer criticas com respeito ajuda o colega a melhorar.',
        right: 'Fazer críticas com respeito ajuda o colega a melhorar.',
      },
      {
        wrong: 'A linha gratuita recebe denuncias de maus-tratos a animais.',
        right: 'A linha gratuita recebe denúncias de maus-tratos a animais.',
      },
      {
        wrong: 'Muitas praticas antigas de plantio protegem o solo.',
        right: 'Muitas práticas antigas de plantio protegem o solo.',
      },
    ],
  },
  {
    rule: 'accent/tem-têm',
    pairs: [
      {
        wrong: 'Os alunos da zona rural tem menos tempo para estudar à noite.',
        right: 'Os alunos da zona rural têm menos tempo para estudar à noite.',
      },
      {
        wrong: 'As pessoas com deficiência tem direito a um transporte adaptado.',
        right: 'As pessoas com deficiência têm direito a um transporte adaptado.',
      },
      {
        wrong: 'Elas tem o mesmo preparo que os colegas, mas ganham menos.',
        right: 'Elas têm o mesmo preparo que os colegas, mas ganham menos.',
      },
      {
        wrong: 'Os turistas vem de longe para ver o Círio de Nazaré.',
        right: 'Os turistas vêm de longe para ver o Círio de Nazaré.',
      },
      {
        wrong: 'Alguns pais tem medo de vacinar os filhos por causa de boatos.',
        right: 'Alguns pais têm medo de vacinar os filhos por causa de boatos.',
      },
      {
        wrong: 'Muitos idosos não tem quem os acompanhe ao médico.',
        right: 'Muitos idosos não têm quem os acompanhe ao médico.',
      },
      {
        wrong: 'As frutas da estação contém nutrientes e custam menos.',
        right: 'As frutas da estação contêm nutrientes e custam menos.',
      },
      {
        wrong: 'Os museus mantém viva a história de cada região.',
        right: 'Os museus mantêm viva a história de cada região.',
      },
      {
        wrong: 'Nem todos os bairros tem coleta de lixo três vezes por semana.',
        right: 'Nem todos os bairros têm coleta de lixo três vezes por semana.',
      },
      {
        wrong: 'As crianças que vem de longe chegam cansadas à escola.',
        right: 'As crianças que vêm de longe chegam cansadas à escola.',
      },
      {
        wrong: 'As escolas que tem biblioteca emprestam livros às famílias.',
        right: 'As escolas que têm biblioteca emprestam livros às famílias.',
      },
      {
        wrong: 'Os moradores vem pedindo uma nova ponte há anos.',
        right: 'Os moradores vêm pedindo uma nova ponte há anos.',
      },
      {
        wrong: 'Quando os jovens tem onde praticar esportes, a rua fica mais viva.',
        right: 'Quando os jovens têm onde praticar esportes, a rua fica mais viva.',
      },
      {
        wrong: 'Os povos da floresta detém um saber antigo sobre as plantas.',
        right: 'Os povos da floresta detêm um saber antigo sobre as plantas.',
      },
      {
        wrong: 'Muitos alimentos da merenda provém da agricultura familiar.',
        right: 'Muitos alimentos da merenda provêm da agricultura familiar.',
      },
      {
        wrong: 'As redes sociais tem regras que poucos usuários leem.',
        right: 'As redes sociais têm regras que poucos usuários leem.',
      },
    ],
  },
  {
    rule: 'accent/e-é',
    pairs: [
      {
        wrong: 'A leitura e um hábito que se aprende desde cedo.',
        right: 'A leitura é um hábito que se aprende desde cedo.',
      },
      {
        wrong: 'Não e fácil conciliar o trabalho e o estudo.',
        right: 'Não é fácil conciliar o trabalho e o estudo.',
      },
      {
        wrong: 'Isso e comum nas grandes cidades e também no campo.',
        right: 'Isso é comum nas grandes cidades e também no campo.',
      },
      { wrong: 'A água potável e um direito de todos.', right: 'A água potável é um direito de todos.' },
      {
        wrong: 'Ele e pescador e conhece cada curva do rio.',
        right: 'Ele é pescador e conhece cada curva do rio.',
      },
      {
        wrong: 'O celular não e o único culpado pela falta de sono.',
        right: 'O celular não é o único culpado pela falta de sono.',
      },
      {
        wrong: 'Também e preciso cuidar de quem cuida dos outros.',
        right: 'Também é preciso cuidar de quem cuida dos outros.',
      },
      {
        wrong: 'A solidão e um problema que cresce com a idade.',
        right: 'A solidão é um problema que cresce com a idade.',
      },
      {
        wrong: 'Ainda e raro encontrar uma rampa nas lojas do centro.',
        right: 'Ainda é raro encontrar uma rampa nas lojas do centro.',
      },
      {
        wrong: 'Nem sempre e possível almoçar em casa durante a semana.',
        right: 'Nem sempre é possível almoçar em casa durante a semana.',
      },
      {
        wrong: 'Quem e ouvido em casa aprende a ouvir os outros.',
        right: 'Quem é ouvido em casa aprende a ouvir os outros.',
      },
      {
        wrong: 'O medo da violência e comum entre os moradores.',
        right: 'O medo da violência é comum entre os moradores.',
      },
      {
        wrong: 'Esse direito não e respeitado em boa parte das cidades.',
        right: 'Esse direito não é respeitado em boa parte das cidades.',
      },
      {
        wrong: 'A escola que e boa para todos acolhe as diferenças.',
        right: 'A escola que é boa para todos acolhe as diferenças.',
      },
      {
        wrong: 'O que não e justo é cobrar do aluno o que a escola não ensinou.',
        right: 'O que não é justo é cobrar do aluno o que a escola não ensinou.',
      },
      {
        wrong: 'Muita gente compra sem pensar se o produto e necessário.',
        right: 'Muita gente compra sem pensar se o produto é necessário.',
      },
    ],
  },
  {
    rule: 'accent/esta-está',
    pairs: [
      {
        wrong: 'A praça esta abandonada há mais de dois anos.',
        right: 'A praça está abandonada há mais de dois anos.',
      },
      {
        wrong: 'O posto de saúde esta sem médico desde março.',
        right: 'O posto de saúde está sem médico desde março.',
      },
      {
        wrong: 'Não esta certo jogar lixo no córrego da vila.',
        right: 'Não está certo jogar lixo no córrego da vila.',
      },
      {
        wrong: 'A biblioteca esta aberta a toda a comunidade.',
        right: 'A biblioteca está aberta a toda a comunidade.',
      },
      {
        wrong: 'A população idosa esta crescendo em todo o Brasil.',
        right: 'A população idosa está crescendo em todo o Brasil.',
      },
      {
        wrong: 'Quem esta cansado comete mais erros no trânsito.',
        right: 'Quem está cansado comete mais erros no trânsito.',
      },
      {
        wrong: 'A turma já esta ensaiando a peça do fim do ano.',
        right: 'A turma já está ensaiando a peça do fim do ano.',
      },
      {
        wrong: 'Hoje, a informação esta ao alcance de poucos toques na tela.',
        right: 'Hoje, a informação está ao alcance de poucos toques na tela.',
      },
      {
        wrong: 'Ninguém sabe onde esta a chave da quadra.',
        right: 'Ninguém sabe onde está a chave da quadra.',
      },
      {
        wrong: 'O problema esta no excesso de propaganda dirigida às crianças.',
        right: 'O problema está no excesso de propaganda dirigida às crianças.',
      },
      {
        wrong: 'A solução esta em ouvir os próprios moradores.',
        right: 'A solução está em ouvir os próprios moradores.',
      },
      {
        wrong: 'Isso esta relacionado à falta de sono dos adolescentes.',
        right: 'Isso está relacionado à falta de sono dos adolescentes.',
      },
      {
        wrong: 'O tempo de espera nas filas esta cada vez maior.',
        right: 'O tempo de espera nas filas está cada vez maior.',
      },
      {
        wrong: 'O jovem que esta sempre conectado tem dificuldade de descansar.',
        right: 'O jovem que está sempre conectado tem dificuldade de descansar.',
      },
      {
        wrong: 'Quando a família esta presente, o aluno se sente mais seguro.',
        right: 'Quando a família está presente, o aluno se sente mais seguro.',
      },
      {
        wrong: 'O direito ao lazer esta longe de ser respeitado nas periferias.',
        right: 'O direito ao lazer está longe de ser respeitado nas periferias.',
      },
    ],
  },
];
