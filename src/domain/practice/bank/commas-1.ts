import type { RuleSentences } from './rule-sentences.ts';

/**
 * Sentences about the comma after the opening of a sentence and beside insertions:
 * own wording; each `wrong` has exactly the fault of its rule, each `right` none.
 */
export const COMMA_SENTENCES_1: readonly RuleSentences[] = [
  {
    rule: 'comma/after-opening-word',
    pairs: [
      {
        wrong: 'Portanto é preciso levar bibliotecas às periferias do país.',
        right: 'Portanto, é preciso levar bibliotecas às periferias do país.',
      },
      {
        wrong: 'Porém a chuva que enche os açudes também destrói as estradas.',
        right: 'Porém, a chuva que enche os açudes também destrói as estradas.',
      },
      {
        wrong: 'Contudo a falta de transporte afasta os jovens dos museus.',
        right: 'Contudo, a falta de transporte afasta os jovens dos museus.',
      },
      {
        wrong: 'Entretanto nem toda família pode pagar um plano de saúde.',
        right: 'Entretanto, nem toda família pode pagar um plano de saúde.',
      },
      {
        wrong: 'Primeiramente a escola deve ouvir os alunos sobre a violência.',
        right: 'Primeiramente, a escola deve ouvir os alunos sobre a violência.',
      },
      {
        wrong: 'Todavia o acesso à internet ainda é desigual no campo.',
        right: 'Todavia, o acesso à internet ainda é desigual no campo.',
      },
      {
        wrong: 'Ademais a prática de esportes fortalece a amizade entre os colegas.',
        right: 'Ademais, a prática de esportes fortalece a amizade entre os colegas.',
      },
      {
        wrong: 'Consequentemente os alunos perdem o interesse pelas aulas.',
        right: 'Consequentemente, os alunos perdem o interesse pelas aulas.',
      },
      {
        wrong: 'Felizmente os moradores se uniram para recuperar a nascente.',
        right: 'Felizmente, os moradores se uniram para recuperar a nascente.',
      },
      {
        wrong: 'Logo a prefeitura precisa ampliar a rede de esgoto.',
        right: 'Logo, a prefeitura precisa ampliar a rede de esgoto.',
      },
      {
        wrong: 'Assim os jovens terão mais opções de lazer perto de casa.',
        right: 'Assim, os jovens terão mais opções de lazer perto de casa.',
      },
      {
        wrong: 'Enfim o respeito às diferenças se aprende desde a infância.',
        right: 'Enfim, o respeito às diferenças se aprende desde a infância.',
      },
      {
        wrong: 'Contudo nem sempre o aluno que lê pouco é preguiçoso.',
        right: 'Contudo, nem sempre o aluno que lê pouco é preguiçoso.',
      },
      {
        wrong: 'Portanto quem dirige precisa respeitar o pedestre na faixa.',
        right: 'Portanto, quem dirige precisa respeitar o pedestre na faixa.',
      },
      {
        wrong: 'Entretanto faltam professores de Física nas escolas do interior.',
        right: 'Entretanto, faltam professores de Física nas escolas do interior.',
      },
      {
        wrong: 'Lamentavelmente o desmatamento continua a ameaçar os rios da Amazônia.',
        right: 'Lamentavelmente, o desmatamento continua a ameaçar os rios da Amazônia.',
      },
      {
        wrong: 'Ademais cultivar uma horta ensina paciência e responsabilidade.',
        right: 'Ademais, cultivar uma horta ensina paciência e responsabilidade.',
      },
    ],
  },
  {
    rule: 'comma/after-opening',
    pairs: [
      {
        wrong: 'Além disso a escola precisa oferecer aulas de reforço.',
        right: 'Além disso, a escola precisa oferecer aulas de reforço.',
      },
      {
        wrong: 'De acordo com os moradores a água chega às torneiras só duas vezes por semana.',
        right: 'De acordo com os moradores, a água chega às torneiras só duas vezes por semana.',
      },
      {
        wrong: 'Apesar dos avanços da medicina o medo da vacina ainda persiste.',
        right: 'Apesar dos avanços da medicina, o medo da vacina ainda persiste.',
      },
      {
        wrong: 'Em muitas comunidades do Pará o barco é o único transporte escolar.',
        right: 'Em muitas comunidades do Pará, o barco é o único transporte escolar.',
      },
      {
        wrong: 'Desse modo o hábito da leitura deixa de ser um privilégio.',
        right: 'Desse modo, o hábito da leitura deixa de ser um privilégio.',
      },
      {
        wrong: 'Para os alunos do noturno o cansaço é o maior inimigo da aprendizagem.',
        right: 'Para os alunos do noturno, o cansaço é o maior inimigo da aprendizagem.',
      },
      {
        wrong: 'Em vez de multas a prefeitura poderia investir em campanhas educativas.',
        right: 'Em vez de multas, a prefeitura poderia investir em campanhas educativas.',
      },
      {
        wrong: 'Por outro lado a tecnologia aproxima parentes que moram em estados diferentes.',
        right: 'Por outro lado, a tecnologia aproxima parentes que moram em estados diferentes.',
      },
      {
        wrong: 'Em primeiro lugar a escola precisa ouvir os estudantes.',
        right: 'Em primeiro lugar, a escola precisa ouvir os estudantes.',
      },
      {
        wrong: 'Por isso o transporte gratuito para estudantes faz tanta diferença.',
        right: 'Por isso, o transporte gratuito para estudantes faz tanta diferença.',
      },
      {
        wrong: 'Nesse sentido o esporte ensina a respeitar regras e adversários.',
        right: 'Nesse sentido, o esporte ensina a respeitar regras e adversários.',
      },
      {
        wrong: 'Em virtude da poluição o rio deixou de abastecer a cidade.',
        right: 'Em virtude da poluição, o rio deixou de abastecer a cidade.',
      },
      {
        wrong: 'Além da falta de médicos o posto sofre com a falta de remédios.',
        right: 'Além da falta de médicos, o posto sofre com a falta de remédios.',
      },
      {
        wrong: 'No contexto escolar o bullying costuma começar com apelidos.',
        right: 'No contexto escolar, o bullying costuma começar com apelidos.',
      },
      {
        wrong: 'Entre os adolescentes a insônia se tornou um problema comum.',
        right: 'Entre os adolescentes, a insônia se tornou um problema comum.',
      },
      {
        wrong: 'Para combater a dengue os vizinhos precisam eliminar a água parada.',
        right: 'Para combater a dengue, os vizinhos precisam eliminar a água parada.',
      },
    ],
  },
  {
    rule: 'comma/before-inserted',
    pairs: [
      {
        wrong: 'Sabe-se que no interior do país, muitas escolas não têm biblioteca.',
        right: 'Sabe-se que, no interior do país, muitas escolas não têm biblioteca.',
      },
      {
        wrong: 'Os pais percebem que sem limites, as crianças passam o dia no celular.',
        right: 'Os pais percebem que, sem limites, as crianças passam o dia no celular.',
      },
      {
        wrong: 'A coleta seletiva existe, mas na prática, poucos moradores separam o lixo.',
        right: 'A coleta seletiva existe, mas, na prática, poucos moradores separam o lixo.',
      },
      {
        wrong: 'O médico avisou que se o paciente não dormir bem, o tratamento perde efeito.',
        right: 'O médico avisou que, se o paciente não dormir bem, o tratamento perde efeito.',
      },
      {
        wrong: 'A represa secou e por isso, a cidade precisou racionar a água.',
        right: 'A represa secou e, por isso, a cidade precisou racionar a água.',
      },
      {
        wrong: 'A pesquisa mostra que ao longo da década, o número de leitores diminuiu.',
        right: 'A pesquisa mostra que, ao longo da década, o número de leitores diminuiu.',
      },
      {
        wrong: 'É um engano pensar que com a internet, ninguém consulta mais os livros.',
        right: 'É um engano pensar que, com a internet, ninguém consulta mais os livros.',
      },
      {
        wrong: 'A praça foi reformada, porém durante a noite, ninguém se sente seguro ali.',
        right: 'A praça foi reformada, porém, durante a noite, ninguém se sente seguro ali.',
      },
      {
        wrong: 'O professor conta que depois do projeto, os alunos passaram a escrever mais.',
        right: 'O professor conta que, depois do projeto, os alunos passaram a escrever mais.',
      },
      {
        wrong: 'Há lugares onde por falta de médicos, os moradores viajam horas até um hospital.',
        right: 'Há lugares onde, por falta de médicos, os moradores viajam horas até um hospital.',
      },
      {
        wrong: 'A tarifa preocupa, pois segundo os passageiros, ela subiu duas vezes no ano.',
        right: 'A tarifa preocupa, pois, segundo os passageiros, ela subiu duas vezes no ano.',
      },
      {
        wrong: 'Vale lembrar que embora a lei seja antiga, ela quase nunca é cumprida.',
        right: 'Vale lembrar que, embora a lei seja antiga, ela quase nunca é cumprida.',
      },
      {
        wrong: 'Muitos atletas desistem porque apesar do talento, não há dinheiro para os treinos.',
        right: 'Muitos atletas desistem porque, apesar do talento, não há dinheiro para os treinos.',
      },
      {
        wrong: 'A bicicleta é barata e além disso, não polui o ar.',
        right: 'A bicicleta é barata e, além disso, não polui o ar.',
      },
      {
        wrong: 'O guia explicou que no Pantanal, as cheias trazem vida nova aos campos.',
        right: 'O guia explicou que, no Pantanal, as cheias trazem vida nova aos campos.',
      },
    ],
  },
  {
    rule: 'comma/around-example',
    pairs: [
      {
        wrong: 'Algumas doenças, como por exemplo a dengue, dependem do cuidado de todos.',
        right: 'Algumas doenças, como, por exemplo, a dengue, dependem do cuidado de todos.',
      },
      {
        wrong: 'A leitura por exemplo amplia o vocabulário dos adolescentes.',
        right: 'A leitura, por exemplo, amplia o vocabulário dos adolescentes.',
      },
      {
        wrong: 'O futebol por exemplo aproxima jovens de bairros diferentes.',
        right: 'O futebol, por exemplo, aproxima jovens de bairros diferentes.',
      },
      {
        wrong: 'Certos hábitos, como por exemplo estudar na cama, prejudicam o sono.',
        right: 'Certos hábitos, como, por exemplo, estudar na cama, prejudicam o sono.',
      },
      {
        wrong: 'A escola pode por exemplo criar uma horta com os alunos.',
        right: 'A escola pode, por exemplo, criar uma horta com os alunos.',
      },
      {
        wrong: 'O ofício de sapateiro por exemplo está desaparecendo das cidades.',
        right: 'O ofício de sapateiro, por exemplo, está desaparecendo das cidades.',
      },
      {
        wrong: 'As redes sociais por exemplo espalham boatos em poucos minutos.',
        right: 'As redes sociais, por exemplo, espalham boatos em poucos minutos.',
      },
      {
        wrong: 'Há frutas do Cerrado, como por exemplo o pequi, que poucos brasileiros conhecem.',
        right: 'Há frutas do Cerrado, como, por exemplo, o pequi, que poucos brasileiros conhecem.',
      },
      {
        wrong: 'Os alunos visitaram por exemplo um museu sobre a imigração japonesa.',
        right: 'Os alunos visitaram, por exemplo, um museu sobre a imigração japonesa.',
      },
      {
        wrong: 'O vidro por exemplo pode ser reciclado muitas vezes.',
        right: 'O vidro, por exemplo, pode ser reciclado muitas vezes.',
      },
      {
        wrong: 'Uma rampa na entrada por exemplo garante a autonomia do cadeirante.',
        right: 'Uma rampa na entrada, por exemplo, garante a autonomia do cadeirante.',
      },
      {
        wrong: 'A prefeitura deveria por exemplo iluminar melhor os pontos de ônibus.',
        right: 'A prefeitura deveria, por exemplo, iluminar melhor os pontos de ônibus.',
      },
      {
        wrong: 'Os jovens do campo por exemplo percorrem longas estradas até a escola.',
        right: 'Os jovens do campo, por exemplo, percorrem longas estradas até a escola.',
      },
      {
        wrong: 'Alguns ritmos brasileiros, como por exemplo o maracatu, unem música e teatro.',
        right: 'Alguns ritmos brasileiros, como, por exemplo, o maracatu, unem música e teatro.',
      },
      {
        wrong: 'As mulheres por exemplo ainda ganham menos em muitas profissões.',
        right: 'As mulheres, por exemplo, ainda ganham menos em muitas profissões.',
      },
      {
        wrong: 'O aluno com baixa visão precisa por exemplo sentar perto do quadro.',
        right: 'O aluno com baixa visão precisa, por exemplo, sentar perto do quadro.',
      },
    ],
  },
];
