import type { RuleSentences } from './rule-sentences.ts';

/** Sentences about nouns, their determiners and predicates: own wording; each `wrong` has exactly the fault of its rule, each `right` none. */
export const AGREEMENT_NOUN_SENTENCES: readonly RuleSentences[] = [
  {
    rule: 'agreement/singular-determiner',
    pairs: [
      {
        wrong: 'O direitos das pessoas com deficiência precisam ser conhecidos por toda a escola.',
        right: 'Os direitos das pessoas com deficiência precisam ser conhecidos por toda a escola.',
      },
      {
        wrong: 'Depois da enchente, o moradores do vale ajudaram a limpar as escolas.',
        right: 'Depois da enchente, os moradores do vale ajudaram a limpar as escolas.',
      },
      {
        wrong: 'Esse hábitos simples evitam o desperdício de água em casa.',
        right: 'Esses hábitos simples evitam o desperdício de água em casa.',
      },
      {
        wrong: 'A diretora comprou um livros de contos para a sala de leitura.',
        right: 'A diretora comprou um livro de contos para a sala de leitura.',
      },
      {
        wrong: 'O posto de saúde atende uma crianças por vez nos dias de vacinação.',
        right: 'O posto de saúde atende uma criança por vez nos dias de vacinação.',
      },
      {
        wrong: 'Nesse bairros, os ônibus passam de hora em hora e vivem lotados.',
        right: 'Nesses bairros, os ônibus passam de hora em hora e vivem lotados.',
      },
      {
        wrong: 'Nas férias, ela cuidava do irmãos menores enquanto a mãe trabalhava.',
        right: 'Nas férias, ela cuidava dos irmãos menores enquanto a mãe trabalhava.',
      },
      {
        wrong: 'O grêmio convidou um poetas da cidade para ler seus versos na feira do livro.',
        right: 'O grêmio convidou um poeta da cidade para ler seus versos na feira do livro.',
      },
      {
        wrong: 'A poluição dos rios prejudica o pescadores que dependem deles para viver.',
        right: 'A poluição dos rios prejudica os pescadores que dependem deles para viver.',
      },
      {
        wrong: 'Aquele conselhos do avô ainda ajudam a família nas decisões difíceis.',
        right: 'Aqueles conselhos do avô ainda ajudam a família nas decisões difíceis.',
      },
      {
        wrong: 'Um aplicativo avisa o passageiros quando os trens estão parados.',
        right: 'Um aplicativo avisa os passageiros quando os trens estão parados.',
      },
      {
        wrong: 'Falta incentivo ao artistas que mantêm vivas as festas do interior.',
        right: 'Falta incentivo aos artistas que mantêm vivas as festas do interior.',
      },
      {
        wrong: 'Pelo relatos dos professores, a leitura em voz alta mudou a turma.',
        right: 'Pelos relatos dos professores, a leitura em voz alta mudou a turma.',
      },
      {
        wrong: 'A praça ficou bonita, mas nenhum brinquedos era adequado para crianças com deficiência.',
        right: 'A praça ficou bonita, mas nenhum brinquedo era adequado para crianças com deficiência.',
      },
      {
        wrong: 'Cada turma fez um trabalho ligado ao rios que cortam a cidade.',
        right: 'Cada turma fez um trabalho ligado aos rios que cortam a cidade.',
      },
      {
        wrong: 'Com o mutirão, Joana e seu vizinhos transformaram o terreno baldio em horta.',
        right: 'Com o mutirão, Joana e seus vizinhos transformaram o terreno baldio em horta.',
      },
    ],
  },
  {
    rule: 'agreement/plural-determiner',
    pairs: [
      {
        wrong: 'Os aluno chegaram cedo para montar a feira de ciências.',
        right: 'Os alunos chegaram cedo para montar a feira de ciências.',
      },
      {
        wrong: 'As criança precisam de tempo livre para brincar na rua.',
        right: 'As crianças precisam de tempo livre para brincar na rua.',
      },
      {
        wrong: 'A escola recebeu vários computador para o laboratório.',
        right: 'A escola recebeu vários computadores para o laboratório.',
      },
      {
        wrong: 'Alguns remédio faltam no posto há mais de dois meses.',
        right: 'Alguns remédios faltam no posto há mais de dois meses.',
      },
      {
        wrong: 'O barulho dos carro atrapalha as aulas no prédio da avenida.',
        right: 'O barulho dos carros atrapalha as aulas no prédio da avenida.',
      },
      {
        wrong: 'Muitas famílias ainda não têm água tratada nas torneira de casa.',
        right: 'Muitas famílias ainda não têm água tratada nas torneiras de casa.',
      },
      {
        wrong: 'Esses problema não se resolvem com uma única palestra por ano.',
        right: 'Esses problemas não se resolvem com uma única palestra por ano.',
      },
      {
        wrong: 'A falta de sono prejudica os estudante que trabalham à noite.',
        right: 'A falta de sono prejudica os estudantes que trabalham à noite.',
      },
      {
        wrong: 'A prefeitura plantou duas árvore em frente ao posto de saúde.',
        right: 'A prefeitura plantou duas árvores em frente ao posto de saúde.',
      },
      {
        wrong: 'O avô de Lia conhecia muitas lenda sobre o rio e as enchentes.',
        right: 'O avô de Lia conhecia muitas lendas sobre o rio e as enchentes.',
      },
      {
        wrong: 'O museu guarda inúmeras peça feitas por artesãos da região.',
        right: 'O museu guarda inúmeras peças feitas por artesãos da região.',
      },
      {
        wrong: 'Pelas estrada do sertão, caminhões levam água a povoados distantes.',
        right: 'Pelas estradas do sertão, caminhões levam água a povoados distantes.',
      },
      {
        wrong: 'Os jovens passam horas diante das tela e dormem cada vez mais tarde.',
        right: 'Os jovens passam horas diante das telas e dormem cada vez mais tarde.',
      },
      {
        wrong: 'Nossas cidade foram pensadas mais para os carros do que para os pedestres.',
        right: 'Nossas cidades foram pensadas mais para os carros do que para os pedestres.',
      },
      {
        wrong: 'O festival valoriza os ritmo que nasceram no Recôncavo Baiano.',
        right: 'O festival valoriza os ritmos que nasceram no Recôncavo Baiano.',
      },
      {
        wrong: 'A quadra foi reformada com a ajuda dos vizinho e dos comerciantes.',
        right: 'A quadra foi reformada com a ajuda dos vizinhos e dos comerciantes.',
      },
    ],
  },
  {
    rule: 'agreement/determiner-gender',
    pairs: [
      {
        wrong: 'Um mensagem de apoio pode mudar o dia de um colega.',
        right: 'Uma mensagem de apoio pode mudar o dia de um colega.',
      },
      {
        wrong: 'Essa problema atinge tanto as capitais quanto as pequenas cidades.',
        right: 'Esse problema atinge tanto as capitais quanto as pequenas cidades.',
      },
      {
        wrong: 'Desse forma, a horta da escola ensina ciências e alimenta os alunos.',
        right: 'Dessa forma, a horta da escola ensina ciências e alimenta os alunos.',
      },
      {
        wrong: 'A turma fez um viagem ao Pantanal para estudar as aves.',
        right: 'A turma fez uma viagem ao Pantanal para estudar as aves.',
      },
      {
        wrong: 'A professora citou uma poema de Cecília Meireles no começo da aula.',
        right: 'A professora citou um poema de Cecília Meireles no começo da aula.',
      },
      {
        wrong: 'O relatório mostra uma aumento no número de leitores da biblioteca.',
        right: 'O relatório mostra um aumento no número de leitores da biblioteca.',
      },
      {
        wrong: 'A dengue exige cuidado do população e do poder público.',
        right: 'A dengue exige cuidado da população e do poder público.',
      },
      {
        wrong: 'O leite materno é o principal alimento do criança nos primeiros meses.',
        right: 'O leite materno é o principal alimento da criança nos primeiros meses.',
      },
      {
        wrong: 'Esses regiões convivem com a seca há muitas gerações.',
        right: 'Essas regiões convivem com a seca há muitas gerações.',
      },
      {
        wrong: 'Falta um reforma no telhado do ginásio antes da época das chuvas.',
        right: 'Falta uma reforma no telhado do ginásio antes da época das chuvas.',
      },
      {
        wrong: 'Nessa dilema entre estudar e trabalhar, muitos jovens abandonam a escola.',
        right: 'Nesse dilema entre estudar e trabalhar, muitos jovens abandonam a escola.',
      },
      {
        wrong: 'O preço dos alimentos também depende da clima de cada região.',
        right: 'O preço dos alimentos também depende do clima de cada região.',
      },
      {
        wrong: 'Os moradores pediram outro sinalização para a curva perigosa.',
        right: 'Os moradores pediram outra sinalização para a curva perigosa.',
      },
      {
        wrong: 'Nosso paisagem mudou depois que a mata da beira do rio foi recuperada.',
        right: 'Nossa paisagem mudou depois que a mata da beira do rio foi recuperada.',
      },
      {
        wrong: 'Quem não tem acesso ao internet fica fora de muitas oportunidades.',
        right: 'Quem não tem acesso à internet fica fora de muitas oportunidades.',
      },
      {
        wrong: 'Seu origem humilde nunca impediu a atleta de sonhar com uma medalha.',
        right: 'Sua origem humilde nunca impediu a atleta de sonhar com uma medalha.',
      },
    ],
  },
  {
    rule: 'agreement/predicate',
    pairs: [
      {
        wrong: 'As ruas do centro são perigosos para quem anda de bicicleta.',
        right: 'As ruas do centro são perigosas para quem anda de bicicleta.',
      },
      {
        wrong: 'Ela ficou emocionado ao rever a antiga professora.',
        right: 'Ela ficou emocionada ao rever a antiga professora.',
      },
      {
        wrong: 'A merenda da escola é preparado com verduras da horta.',
        right: 'A merenda da escola é preparada com verduras da horta.',
      },
      {
        wrong: 'As árvores da avenida foram cortados sem aviso aos moradores.',
        right: 'As árvores da avenida foram cortadas sem aviso aos moradores.',
      },
      {
        wrong: 'A praia foi limpo por mais de cem voluntários no domingo.',
        right: 'A praia foi limpa por mais de cem voluntários no domingo.',
      },
      {
        wrong: 'Elas estão preocupados com a falta de vagas na creche.',
        right: 'Elas estão preocupadas com a falta de vagas na creche.',
      },
      {
        wrong: 'As obras da ponte foram abandonados antes do inverno.',
        right: 'As obras da ponte foram abandonadas antes do inverno.',
      },
      {
        wrong: 'As crianças podem ser enganado por propagandas de brinquedos.',
        right: 'As crianças podem ser enganadas por propagandas de brinquedos.',
      },
      {
        wrong: 'A leitura deve ser incentivado desde os primeiros anos.',
        right: 'A leitura deve ser incentivada desde os primeiros anos.',
      },
      {
        wrong: 'As regras do condomínio são claros para todos os vizinhos.',
        right: 'As regras do condomínio são claras para todos os vizinhos.',
      },
      {
        wrong: 'A sala de aula precisa ser arejado para que todos respirem bem.',
        right: 'A sala de aula precisa ser arejada para que todos respirem bem.',
      },
      {
        wrong: 'Essas ideias devem ser discutidos com calma pela turma.',
        right: 'Essas ideias devem ser discutidas com calma pela turma.',
      },
      {
        wrong: 'Muitas plantas do Cerrado são usados como remédio caseiro.',
        right: 'Muitas plantas do Cerrado são usadas como remédio caseiro.',
      },
      {
        wrong: 'Algumas doenças podem ser evitados com hábitos simples de higiene.',
        right: 'Algumas doenças podem ser evitadas com hábitos simples de higiene.',
      },
      {
        wrong: 'Os livros da campanha foram doadas à biblioteca do presídio.',
        right: 'Os livros da campanha foram doados à biblioteca do presídio.',
      },
      {
        wrong: 'Os salários das professoras estão atrasadas há dois meses.',
        right: 'Os salários das professoras estão atrasados há dois meses.',
      },
    ],
  },
];
