import type { RuleSentences } from './rule-sentences.ts';

/**
 * Sentences about the comma before another clause:
 * own wording; each `wrong` has exactly the fault of its rule, each `right` none.
 */
export const COMMA_SENTENCES_2: readonly RuleSentences[] = [
  {
    rule: 'comma/before-adversative',
    pairs: [
      {
        wrong: 'O ônibus é barato mas passa só de hora em hora.',
        right: 'O ônibus é barato, mas passa só de hora em hora.',
      },
      {
        wrong: 'A lei protege os idosos mas poucos conhecem seus direitos.',
        right: 'A lei protege os idosos, mas poucos conhecem seus direitos.',
      },
      {
        wrong: 'O celular facilita a pesquisa porém distrai os estudantes.',
        right: 'O celular facilita a pesquisa, porém distrai os estudantes.',
      },
      {
        wrong: 'As campanhas são bonitas mas não mudam os hábitos da população.',
        right: 'As campanhas são bonitas, mas não mudam os hábitos da população.',
      },
      {
        wrong: 'O museu é gratuito mas a maioria dos moradores nunca entrou nele.',
        right: 'O museu é gratuito, mas a maioria dos moradores nunca entrou nele.',
      },
      {
        wrong: 'A cidade ganhou ciclovias porém elas não chegam à periferia.',
        right: 'A cidade ganhou ciclovias, porém elas não chegam à periferia.',
      },
      {
        wrong: 'Muitos jovens querem ler mais mas passam o tempo livre nas redes sociais.',
        right: 'Muitos jovens querem ler mais, mas passam o tempo livre nas redes sociais.',
      },
      {
        wrong: 'A chuva encheu a represa mas o racionamento continua.',
        right: 'A chuva encheu a represa, mas o racionamento continua.',
      },
      {
        wrong: 'O remédio existe há décadas porém falta nos postos do interior.',
        right: 'O remédio existe há décadas, porém falta nos postos do interior.',
      },
      {
        wrong: 'A turma discutiu o problema mas ninguém apresentou uma solução.',
        right: 'A turma discutiu o problema, mas ninguém apresentou uma solução.',
      },
      {
        wrong: 'O time treinou o ano inteiro porém não tinha uniforme para o campeonato.',
        right: 'O time treinou o ano inteiro, porém não tinha uniforme para o campeonato.',
      },
      {
        wrong: 'A tecnologia aproxima quem está longe mas às vezes afasta quem está perto.',
        right: 'A tecnologia aproxima quem está longe, mas às vezes afasta quem está perto.',
      },
      {
        wrong: 'A reciclagem gera renda contudo os catadores ainda sofrem preconceito.',
        right: 'A reciclagem gera renda, contudo os catadores ainda sofrem preconceito.',
      },
      {
        wrong: 'Os pais se preocupam com as notas porém conversam pouco com os filhos.',
        right: 'Os pais se preocupam com as notas, porém conversam pouco com os filhos.',
      },
      {
        wrong: 'A merenda melhorou bastante mas ainda faltam frutas e verduras.',
        right: 'A merenda melhorou bastante, mas ainda faltam frutas e verduras.',
      },
    ],
  },
  {
    rule: 'comma/before-reason',
    pairs: [
      {
        wrong: 'O posto fechou mais cedo pois faltou energia no bairro.',
        right: 'O posto fechou mais cedo, pois faltou energia no bairro.',
      },
      {
        wrong: 'Leve sua garrafa para a escola pois o bebedouro está quebrado.',
        right: 'Leve sua garrafa para a escola, pois o bebedouro está quebrado.',
      },
      {
        wrong: 'Muitos jovens trabalham à noite já que precisam ajudar em casa.',
        right: 'Muitos jovens trabalham à noite, já que precisam ajudar em casa.',
      },
      {
        wrong: 'A leitura deve começar cedo uma vez que o hábito se forma na infância.',
        right: 'A leitura deve começar cedo, uma vez que o hábito se forma na infância.',
      },
      {
        wrong: 'Os alunos estudam no pátio visto que a biblioteca está em reforma.',
        right: 'Os alunos estudam no pátio, visto que a biblioteca está em reforma.',
      },
      {
        wrong: 'O desmatamento afeta a agricultura pois altera o regime das chuvas.',
        right: 'O desmatamento afeta a agricultura, pois altera o regime das chuvas.',
      },
      {
        wrong: 'A campanha precisa chegar ao campo já que lá há poucos postos de saúde.',
        right: 'A campanha precisa chegar ao campo, já que lá há poucos postos de saúde.',
      },
      {
        wrong: 'O esporte é uma forma de inclusão uma vez que reúne pessoas de origens diversas.',
        right: 'O esporte é uma forma de inclusão, uma vez que reúne pessoas de origens diversas.',
      },
      {
        wrong: 'A merenda é essencial visto que muitos alunos chegam à escola sem comer.',
        right: 'A merenda é essencial, visto que muitos alunos chegam à escola sem comer.',
      },
      {
        wrong: 'Os ciclistas evitam a avenida pois os carros não respeitam a faixa.',
        right: 'Os ciclistas evitam a avenida, pois os carros não respeitam a faixa.',
      },
      {
        wrong: 'A água parada é um perigo já que nela o mosquito põe os ovos.',
        right: 'A água parada é um perigo, já que nela o mosquito põe os ovos.',
      },
      {
        wrong: 'O idoso merece atenção pois a solidão também adoece.',
        right: 'O idoso merece atenção, pois a solidão também adoece.',
      },
      {
        wrong: 'Poucos moradores reclamam do barulho uma vez que não conhecem a lei do silêncio.',
        right: 'Poucos moradores reclamam do barulho, uma vez que não conhecem a lei do silêncio.',
      },
      {
        wrong: 'A bicicleta elétrica ganhou espaço visto que o combustível ficou caro.',
        right: 'A bicicleta elétrica ganhou espaço, visto que o combustível ficou caro.',
      },
      {
        wrong: 'O silêncio da turma preocupa pois quem sofre agressões raramente pede ajuda.',
        right: 'O silêncio da turma preocupa, pois quem sofre agressões raramente pede ajuda.',
      },
    ],
  },
  {
    rule: 'comma/before-gerund',
    pairs: [
      {
        wrong: 'A biblioteca ampliou o horário permitindo o estudo à noite.',
        right: 'A biblioteca ampliou o horário, permitindo o estudo à noite.',
      },
      {
        wrong: 'O lixo é jogado nas ruas gerando alagamentos nos dias de chuva.',
        right: 'O lixo é jogado nas ruas, gerando alagamentos nos dias de chuva.',
      },
      {
        wrong: 'A fábrica fechou as portas deixando centenas de operários sem emprego.',
        right: 'A fábrica fechou as portas, deixando centenas de operários sem emprego.',
      },
      {
        wrong: 'A tarifa subiu de novo prejudicando os trabalhadores da periferia.',
        right: 'A tarifa subiu de novo, prejudicando os trabalhadores da periferia.',
      },
      {
        wrong: 'O excesso de telas reduz o sono comprometendo a memória dos estudantes.',
        right: 'O excesso de telas reduz o sono, comprometendo a memória dos estudantes.',
      },
      {
        wrong: 'A prefeitura plantou árvores na avenida tornando as caminhadas mais agradáveis.',
        right: 'A prefeitura plantou árvores na avenida, tornando as caminhadas mais agradáveis.',
      },
      {
        wrong: 'A escola criou um clube de leitura aumentando o interesse pelos livros.',
        right: 'A escola criou um clube de leitura, aumentando o interesse pelos livros.',
      },
      {
        wrong: 'A vacinação atingiu quase toda a cidade evitando novos casos da doença.',
        right: 'A vacinação atingiu quase toda a cidade, evitando novos casos da doença.',
      },
      {
        wrong: 'O barulho das obras invade as salas dificultando a concentração dos alunos.',
        right: 'O barulho das obras invade as salas, dificultando a concentração dos alunos.',
      },
      {
        wrong: 'O aplicativo mostra o horário dos ônibus facilitando a vida dos passageiros.',
        right: 'O aplicativo mostra o horário dos ônibus, facilitando a vida dos passageiros.',
      },
      {
        wrong: 'Muitos pescadores perderam os barcos agravando a pobreza na vila.',
        right: 'Muitos pescadores perderam os barcos, agravando a pobreza na vila.',
      },
      {
        wrong: 'O festival reúne grupos de todo o Nordeste contribuindo para a preservação do frevo.',
        right: 'O festival reúne grupos de todo o Nordeste, contribuindo para a preservação do frevo.',
      },
      {
        wrong: 'A falta de calçadas é comum no bairro obrigando os idosos a andar entre os carros.',
        right: 'A falta de calçadas é comum no bairro, obrigando os idosos a andar entre os carros.',
      },
      {
        wrong: 'O esgoto corre a céu aberto provocando doenças nas crianças da vila.',
        right: 'O esgoto corre a céu aberto, provocando doenças nas crianças da vila.',
      },
      {
        wrong: 'A plataforma reúne livros gratuitos possibilitando a leitura em qualquer lugar.',
        right: 'A plataforma reúne livros gratuitos, possibilitando a leitura em qualquer lugar.',
      },
    ],
  },
  {
    rule: 'comma/explaining-que',
    pairs: [
      {
        wrong: 'A turma leu um conto de Clarice Lispector que viveu parte da infância em Recife.',
        right: 'A turma leu um conto de Clarice Lispector, que viveu parte da infância em Recife.',
      },
      {
        wrong: 'Os alunos estudaram a vida de Zumbi dos Palmares que resistiu à escravidão.',
        right: 'Os alunos estudaram a vida de Zumbi dos Palmares, que resistiu à escravidão.',
      },
      {
        wrong: 'A exposição reúne quadros de Cândido Portinari que pintou os retirantes nordestinos.',
        right: 'A exposição reúne quadros de Cândido Portinari, que pintou os retirantes nordestinos.',
      },
      {
        wrong: 'A escola recebeu o nome de Maria Firmina dos Reis que escreveu contra a escravidão.',
        right: 'A escola recebeu o nome de Maria Firmina dos Reis, que escreveu contra a escravidão.',
      },
      {
        wrong: 'O bairro homenageia Santos Dumont que sonhava em voar desde criança.',
        right: 'O bairro homenageia Santos Dumont, que sonhava em voar desde criança.',
      },
      {
        wrong: 'A aula tratou de Chico Mendes que defendia os seringueiros do Acre.',
        right: 'A aula tratou de Chico Mendes, que defendia os seringueiros do Acre.',
      },
      {
        wrong: 'A caravana partiu de Campina Grande que organiza um enorme festejo de São João.',
        right: 'A caravana partiu de Campina Grande, que organiza um enorme festejo de São João.',
      },
      {
        wrong: 'O projeto começou em Porto Velho que fica às margens do rio Madeira.',
        right: 'O projeto começou em Porto Velho, que fica às margens do rio Madeira.',
      },
      {
        wrong: 'Muitos turistas procuram Fernando de Noronha que limita o número de visitantes.',
        right: 'Muitos turistas procuram Fernando de Noronha, que limita o número de visitantes.',
      },
      {
        wrong: 'A peça recria a vida de Chiquinha Gonzaga que compôs marchas de carnaval.',
        right: 'A peça recria a vida de Chiquinha Gonzaga, que compôs marchas de carnaval.',
      },
      {
        wrong: 'A professora citou Anísio Teixeira que lutou pela escola pública.',
        right: 'A professora citou Anísio Teixeira, que lutou pela escola pública.',
      },
      {
        wrong: 'O documentário apresenta Milton Santos que estudou as desigualdades do espaço urbano.',
        right: 'O documentário apresenta Milton Santos, que estudou as desigualdades do espaço urbano.',
      },
      {
        wrong: 'A biblioteca tem livros de Lima Barreto que denunciou o racismo em seus romances.',
        right: 'A biblioteca tem livros de Lima Barreto, que denunciou o racismo em seus romances.',
      },
      {
        wrong: 'A turma consultou o IBGE que realiza o censo da população.',
        right: 'A turma consultou o IBGE, que realiza o censo da população.',
      },
      {
        wrong: 'A estiagem baixou o nível do rio São Francisco que abastece dezenas de cidades.',
        right: 'A estiagem baixou o nível do rio São Francisco, que abastece dezenas de cidades.',
      },
      {
        wrong: 'O quilombo fica perto de União dos Palmares que preserva a memória da resistência negra.',
        right: 'O quilombo fica perto de União dos Palmares, que preserva a memória da resistência negra.',
      },
      {
        wrong: 'Os estudantes admiram Carolina Maria de Jesus que escrevia nos cadernos achados no lixo.',
        right: 'Os estudantes admiram Carolina Maria de Jesus, que escrevia nos cadernos achados no lixo.',
      },
      {
        wrong: 'Na obra de Graciliano Ramos que nasceu em Alagoas, a seca é quase um personagem.',
        right: 'Na obra de Graciliano Ramos, que nasceu em Alagoas, a seca é quase um personagem.',
      },
    ],
  },
];
