/**
 * A paragraph whose three links were taken out, to be put back in order. Only one order makes sense: each link
 * expresses another relation.
 */
export type LinkExercise = {
  /** An id that never changes: answers are stored under it. */
  id: string;
  /** The text before, between and after the gaps: one part more than links. */
  parts: readonly string[];
  /** The links in the right order, in lower case; `fillLinks` writes the capitals. */
  links: readonly string[];
  /** Explains what each link does here, each named in quotation marks. */
  why: string;
};

/** Paragraphs to put links into: own wording. */
export const LINK_EXERCISES: readonly LinkExercise[] = [
  {
    id: 'onibus-do-idoso',
    parts: [
      'A lei garante ao idoso o transporte gratuito. ',
      ', muitos motoristas passam direto quando só ele espera no ponto. ',
      ', os degraus altos dos veículos antigos assustam quem perdeu a firmeza nas pernas. ',
      ', boa parte dessas pessoas desiste de sair de casa.',
    ],
    links: ['no entanto', 'além disso', 'por isso'],
    why: '“No entanto” opõe a lei ao que acontece na rua; “além disso” soma um segundo obstáculo; “por isso” mostra o resultado dos dois.',
  },
  {
    id: 'biblioteca-trancada',
    parts: [
      'A biblioteca de muitas escolas passa o dia trancada, ',
      ' não há funcionário para o empréstimo. ',
      ', alguns colégios encontraram saídas simples. Em um deles, ',
      ', os próprios alunos se revezam no balcão durante o recreio.',
    ],
    links: ['já que', 'mesmo assim', 'por exemplo'],
    why: '“Já que” dá a causa da porta trancada; “mesmo assim” mostra que o obstáculo não impediu todos; “por exemplo” apresenta um caso dessas saídas.',
  },
  {
    id: 'sono-e-celular',
    parts: [
      'Dormir pouco atrapalha a memória, ',
      ' é durante o sono que o cérebro organiza o que aprendeu. ',
      ', muitos adolescentes ficam no celular até a madrugada. ',
      ', chegam à escola cansados e esquecem o que estudaram na véspera.',
    ],
    links: ['pois', 'contudo', 'consequentemente'],
    why: '“Pois” explica por que o sono importa; “contudo” opõe esse saber ao hábito; “consequentemente” traz o efeito das noites mal dormidas.',
  },
  {
    id: 'cuidado-sem-salario',
    parts: [
      'Cuidar de um parente doente é um trabalho que exige horário, força e preparo. ',
      ', quem o faz dentro de casa não recebe salário. ',
      ', não conta esse tempo para a aposentadoria. ',
      ', o país precisa reconhecer em lei uma tarefa da qual todos dependem.',
    ],
    links: ['entretanto', 'além disso', 'portanto'],
    why: '“Entretanto” opõe o esforço à falta de salário; “além disso” acrescenta outra perda; “portanto” conclui o que o país deve fazer.',
  },
  {
    id: 'terreiros',
    parts: [
      '',
      ' a Constituição proteja todas as crenças, terreiros ainda são apedrejados no país. Parte dessa violência vem do desconhecimento, ',
      ' poucos alunos estudam a história das religiões africanas. ',
      ', o medo ocupa o lugar do respeito.',
    ],
    links: ['embora', 'porque', 'assim'],
    why: '“Embora” contrapõe a lei e a violência; “porque” dá a causa do desconhecimento; “assim” mostra aonde ele leva.',
  },
  {
    id: 'coleta-seletiva',
    parts: [
      'A coleta seletiva dá resultado, ',
      ' cada família separe o próprio lixo. ',
      ', o caminhão de muitas cidades mistura tudo a caminho do aterro. ',
      ', o morador perde a confiança e volta a usar um saco só.',
    ],
    links: ['desde que', 'todavia', 'com isso'],
    why: '“Desde que” põe a condição para a coleta funcionar; “todavia” opõe a ela o que o caminhão faz; “com isso” apresenta o resultado.',
  },
  {
    id: 'boatos-da-vacina',
    parts: [
      'O posto de saúde da vila tem vacinas de sobra. ',
      ', muitas famílias não aparecem no dia da campanha, ',
      ' ouviram boatos sobre efeitos perigosos. ',
      ', o trabalho do agente que bate de porta em porta se torna indispensável.',
    ],
    links: ['no entanto', 'uma vez que', 'diante disso'],
    why: '“No entanto” opõe as vacinas de sobra às famílias ausentes; “uma vez que” dá a causa da ausência; “diante disso” tira a conclusão.',
  },
  {
    id: 'preco-do-cinema',
    parts: [
      'Ir ao cinema pesa no bolso da maioria das famílias. ',
      ', quatro ingressos custam mais do que muitos ganham em um dia de trabalho. ',
      ', as salas ficam em shoppings distantes, aonde só se chega de carro. ',
      ', levar a tela até a praça do bairro é dividir a cultura com quem nunca pôde pagar por ela.',
    ],
    links: ['em primeiro lugar', 'além disso', 'portanto'],
    why: '“Em primeiro lugar” abre a lista dos custos; “além disso” soma o segundo; “portanto” conclui a partir dos dois.',
  },
  {
    id: 'primeiro-emprego',
    parts: [
      'Muitas empresas pedem experiência até para o primeiro emprego. Uma loja do centro, ',
      ', exigiu dois anos de balcão de uma candidata de dezessete. ',
      ', há uma porta aberta: a Lei da Aprendizagem permite trabalhar e estudar ao mesmo tempo. ',
      ', a escola deveria divulgar essas vagas aos alunos do ensino médio.',
    ],
    links: ['por exemplo', 'ainda assim', 'por isso'],
    why: '“Por exemplo” apresenta um caso da exigência; “ainda assim” mostra que ela não fecha todos os caminhos; “por isso” traz a consequência para a escola.',
  },
  {
    id: 'computador-raro',
    parts: [
      'A maioria dos jovens tem um celular, ',
      ' o computador continua raro nas casas mais pobres. ',
      ', trabalhos longos são digitados com o polegar, em uma tela pequena. A escola pode reduzir essa distância, ',
      ' abra a sala de informática também fora do horário das aulas.',
    ],
    links: ['ao passo que', 'como consequência', 'contanto que'],
    why: '“Ao passo que” contrapõe o celular ao computador; “como consequência” mostra o efeito dessa falta; “contanto que” põe a condição para a escola ajudar.',
  },
  {
    id: 'museu-da-cidade',
    parts: [
      'O museu da cidade guarda cartas e ferramentas dos primeiros moradores. ',
      ', poucas turmas o visitam, ',
      ' a escola não tem ônibus para o passeio. ',
      ' essa memória não se apague, basta um acordo entre as secretarias de Cultura e de Educação.',
    ],
    links: ['entretanto', 'visto que', 'para que'],
    why: '“Entretanto” opõe a riqueza do museu às poucas visitas; “visto que” dá a causa delas; “para que” anuncia a finalidade do acordo.',
  },
  {
    id: 'heranca-africana',
    parts: [
      'A herança africana está no que o brasileiro come, canta e fala. A palavra “caçula”, ',
      ', veio de uma língua de Angola. ',
      ', muitos livros escolares só mostram a África como o lugar de onde saíram navios. ',
      ', o aluno aprende pouco sobre a história do próprio país.',
    ],
    links: ['por exemplo', 'apesar disso', 'dessa forma'],
    why: '“Por exemplo” ilustra a herança; “apesar disso” opõe a ela o que os livros mostram; “dessa forma” apresenta o efeito sobre o aluno.',
  },
  {
    id: 'fruta-manchada',
    parts: [
      'Na feira, muita fruta boa vai para o lixo ',
      ' tem a casca manchada. ',
      ', o sabor e os nutrientes são os mesmos da fruta bonita. ',
      ', ensinar o comprador a olhar além da casca evitaria boa parte do desperdício.',
    ],
    links: ['porque', 'no entanto', 'portanto'],
    why: '“Porque” dá a causa do desperdício; “no entanto” opõe a aparência ao sabor; “portanto” conclui o que fazer.',
  },
  {
    id: 'quadra-ocupada',
    parts: [
      'As meninas gostam de futebol desde cedo. ',
      ', encontram a quadra ocupada todas as tardes, ',
      ' o horário costuma ser reservado aos meninos. ',
      ', não lhes falta talento: falta espaço.',
    ],
    links: ['porém', 'pois', 'em suma'],
    why: '“Porém” opõe o gosto delas à quadra ocupada; “pois” explica por que ela está assim; “em suma” resume o parágrafo em uma ideia.',
  },
  {
    id: 'sinal-de-pedestres',
    parts: [
      'O número de idosos cresce a cada censo. ',
      ', as cidades ainda são planejadas para quem anda depressa. O sinal de pedestres, ',
      ', fecha antes que um senhor de bengala chegue ao outro lado. ',
      ', adaptar as ruas é preparar o futuro de todos.',
    ],
    links: ['contudo', 'por exemplo', 'portanto'],
    why: '“Contudo” opõe o número de idosos ao plano das cidades; “por exemplo” mostra um caso desse plano; “portanto” conclui.',
  },
  {
    id: 'aluno-surdo',
    parts: [
      'A escola matricula o aluno surdo, ',
      ' raramente lhe oferece um intérprete. ',
      ', ele copia a lição sem entender a explicação. ',
      ' a inclusão saia do papel, a Libras precisa entrar na formação dos professores.',
    ],
    links: ['mas', 'em consequência', 'a fim de que'],
    why: '“Mas” opõe a matrícula à falta de apoio; “em consequência” mostra o que ela causa; “a fim de que” diz com que finalidade a Libras deve entrar na formação.',
  },
  {
    id: 'caatinga',
    parts: [
      'A Caatinga é um bioma que só existe no Brasil. ',
      ', suas plantas guardam água e mantêm vivo o solo do sertão. ',
      ', a mata é queimada para virar carvão e pasto. ',
      ', a terra se esgota e famílias inteiras precisam partir.',
    ],
    links: ['ademais', 'todavia', 'por conseguinte'],
    why: '“Ademais” soma uma segunda riqueza à primeira; “todavia” opõe a elas a destruição; “por conseguinte” apresenta o resultado.',
  },
];
