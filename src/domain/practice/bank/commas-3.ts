import type { RuleSentences } from './rule-sentences.ts';

/**
 * Sentences about the comma that should not be there:
 * own wording; each `wrong` has exactly the fault of its rule, each `right` none.
 */
export const COMMA_SENTENCES_3: readonly RuleSentences[] = [
  {
    rule: 'comma/subject-verb',
    pairs: [
      {
        wrong: 'A falta de saneamento básico, provoca doenças que poderiam ser evitadas.',
        right: 'A falta de saneamento básico provoca doenças que poderiam ser evitadas.',
      },
      {
        wrong: 'O uso excessivo do celular, prejudica o sono dos adolescentes.',
        right: 'O uso excessivo do celular prejudica o sono dos adolescentes.',
      },
      {
        wrong: 'Muitas famílias do sertão, dependem de cisternas para beber água.',
        right: 'Muitas famílias do sertão dependem de cisternas para beber água.',
      },
      {
        wrong: 'A alimentação rica em açúcar, aumenta o risco de diabetes.',
        right: 'A alimentação rica em açúcar aumenta o risco de diabetes.',
      },
      {
        wrong: 'Os moradores da comunidade, organizaram um mutirão de limpeza.',
        right: 'Os moradores da comunidade organizaram um mutirão de limpeza.',
      },
      {
        wrong: 'A ausência de áreas verdes, deixa os bairros mais quentes.',
        right: 'A ausência de áreas verdes deixa os bairros mais quentes.',
      },
      {
        wrong: 'O trabalho infantil, afasta milhares de crianças da escola.',
        right: 'O trabalho infantil afasta milhares de crianças da escola.',
      },
      {
        wrong: 'A publicidade voltada para crianças, estimula o consumo sem reflexão.',
        right: 'A publicidade voltada para crianças estimula o consumo sem reflexão.',
      },
      {
        wrong: 'Os povos indígenas, preservam saberes antigos sobre a floresta.',
        right: 'Os povos indígenas preservam saberes antigos sobre a floresta.',
      },
      {
        wrong: 'Praticar esportes em grupo, ensina os jovens a lidar com a derrota.',
        right: 'Praticar esportes em grupo ensina os jovens a lidar com a derrota.',
      },
      {
        wrong: 'O excesso de notícias falsas, confunde os leitores menos atentos.',
        right: 'O excesso de notícias falsas confunde os leitores menos atentos.',
      },
      {
        wrong: 'O desperdício de alimentos, começa na colheita e termina na mesa.',
        right: 'O desperdício de alimentos começa na colheita e termina na mesa.',
      },
      {
        wrong: 'As redes sociais, criaram novas formas de trabalho.',
        right: 'As redes sociais criaram novas formas de trabalho.',
      },
      {
        wrong: 'A merenda escolar, é a principal refeição de muitos alunos.',
        right: 'A merenda escolar é a principal refeição de muitos alunos.',
      },
      {
        wrong: 'Escolas com boas bibliotecas, formam leitores mais autônomos.',
        right: 'Escolas com boas bibliotecas formam leitores mais autônomos.',
      },
      {
        wrong: 'A pressão por notas altas, adoece muitos estudantes do ensino médio.',
        right: 'A pressão por notas altas adoece muitos estudantes do ensino médio.',
      },
      {
        wrong: 'O que falta nas periferias, é espaço de lazer para os adolescentes.',
        right: 'O que falta nas periferias é espaço de lazer para os adolescentes.',
      },
      {
        wrong: 'Todos os moradores da ilha, dependem da balsa para ir ao médico.',
        right: 'Todos os moradores da ilha dependem da balsa para ir ao médico.',
      },
    ],
  },
  {
    rule: 'comma/after-subject',
    pairs: [
      {
        wrong: 'Os alunos do turno da noite, chegam cansados à sala de aula.',
        right: 'Os alunos do turno da noite chegam cansados à sala de aula.',
      },
      {
        wrong: 'As cidades que investem em ciclovias, têm menos congestionamentos.',
        right: 'As cidades que investem em ciclovias têm menos congestionamentos.',
      },
      {
        wrong: 'Quem cuida de um idoso, precisa também de descanso.',
        right: 'Quem cuida de um idoso precisa também de descanso.',
      },
      {
        wrong: 'Aqueles que vivem longe do centro, gastam horas no transporte.',
        right: 'Aqueles que vivem longe do centro gastam horas no transporte.',
      },
      {
        wrong: 'Os jogos eletrônicos, podem ajudar no ensino de matemática.',
        right: 'Os jogos eletrônicos podem ajudar no ensino de matemática.',
      },
      {
        wrong: 'A convivência com pessoas diferentes, combate o preconceito desde a infância.',
        right: 'A convivência com pessoas diferentes combate o preconceito desde a infância.',
      },
      {
        wrong: 'Os professores que trabalham em três turnos, não conseguem preparar boas aulas.',
        right: 'Os professores que trabalham em três turnos não conseguem preparar boas aulas.',
      },
      {
        wrong: 'Dormir poucas horas por noite, reduz a atenção durante as aulas.',
        right: 'Dormir poucas horas por noite reduz a atenção durante as aulas.',
      },
      {
        wrong: 'Percebe-se que o medo do fracasso, impede muitos jovens de arriscar.',
        right: 'Percebe-se que o medo do fracasso impede muitos jovens de arriscar.',
      },
      {
        wrong: 'O governo afirma que as novas creches, vão atender às famílias da periferia.',
        right: 'O governo afirma que as novas creches vão atender às famílias da periferia.',
      },
      {
        wrong: 'Portanto, os pais e os professores, devem conversar sobre o uso da internet.',
        right: 'Portanto, os pais e os professores devem conversar sobre o uso da internet.',
      },
      {
        wrong: 'Há campanhas, mas o consumo de álcool entre jovens, continua alto.',
        right: 'Há campanhas, mas o consumo de álcool entre jovens continua alto.',
      },
      {
        wrong: 'Hoje a maioria dos brasileiros, acessa a internet pelo celular.',
        right: 'Hoje a maioria dos brasileiros acessa a internet pelo celular.',
      },
      {
        wrong: 'Mas os hospitais do interior, não têm especialistas suficientes.',
        right: 'Mas os hospitais do interior não têm especialistas suficientes.',
      },
    ],
  },
  {
    rule: 'comma/after-link',
    pairs: [
      {
        wrong: 'O professor mostrou que, a leitura amplia o vocabulário.',
        right: 'O professor mostrou que a leitura amplia o vocabulário.',
      },
      {
        wrong: 'O posto de saúde é novo, mas, não tem médicos suficientes.',
        right: 'O posto de saúde é novo, mas não tem médicos suficientes.',
      },
      {
        wrong: 'O rio transbordou e, as famílias perderam os móveis.',
        right: 'O rio transbordou e as famílias perderam os móveis.',
      },
      {
        wrong: 'É preciso que, as escolas ensinem os alunos a desconfiar de boatos.',
        right: 'É preciso que as escolas ensinem os alunos a desconfiar de boatos.',
      },
      {
        wrong: 'O celular aproxima as pessoas, mas, ele também pode isolar.',
        right: 'O celular aproxima as pessoas, mas ele também pode isolar.',
      },
      {
        wrong: 'A cidade cresceu tanto que, os ônibus já não dão conta dos passageiros.',
        right: 'A cidade cresceu tanto que os ônibus já não dão conta dos passageiros.',
      },
      {
        wrong: 'Há comunidades onde, a água só chega de caminhão-pipa.',
        right: 'Há comunidades onde a água só chega de caminhão-pipa.',
      },
      {
        wrong: 'A vacina é gratuita e, está disponível em todos os postos da cidade.',
        right: 'A vacina é gratuita e está disponível em todos os postos da cidade.',
      },
      {
        wrong: 'Os avós contam que, nossas festas juninas reuniam a rua inteira.',
        right: 'Os avós contam que nossas festas juninas reuniam a rua inteira.',
      },
      {
        wrong: 'O filme era longo, mas, os alunos assistiram com atenção até o fim.',
        right: 'O filme era longo, mas os alunos assistiram com atenção até o fim.',
      },
      {
        wrong: 'Ninguém imaginava que, essa brincadeira acabaria em briga.',
        right: 'Ninguém imaginava que essa brincadeira acabaria em briga.',
      },
      {
        wrong: 'O mutirão limpou a praça e, as crianças voltaram a brincar ali.',
        right: 'O mutirão limpou a praça e as crianças voltaram a brincar ali.',
      },
      {
        wrong: 'O Pantanal abriga muitas espécies que, dependem das cheias para sobreviver.',
        right: 'O Pantanal abriga muitas espécies que dependem das cheias para sobreviver.',
      },
      {
        wrong: 'O time perdeu a final, mas, a torcida aplaudiu os jogadores.',
        right: 'O time perdeu a final, mas a torcida aplaudiu os jogadores.',
      },
      {
        wrong: 'O médico explicou que, o açúcar em excesso prejudica o coração.',
        right: 'O médico explicou que o açúcar em excesso prejudica o coração.',
      },
      {
        wrong: 'A horta deu certo, mas, os alunos ainda precisam cuidar dela nas férias.',
        right: 'A horta deu certo, mas os alunos ainda precisam cuidar dela nas férias.',
      },
      {
        wrong: 'A prefeitura promete que, não faltarão vagas nas creches do bairro.',
        right: 'A prefeitura promete que não faltarão vagas nas creches do bairro.',
      },
    ],
  },
  {
    rule: 'comma/splice',
    pairs: [
      {
        wrong: 'O transporte público é caro, isso afasta muitos jovens dos museus.',
        right: 'O transporte público é caro. Isso afasta muitos jovens dos museus.',
      },
      {
        wrong: 'A água do rio está poluída, os pescadores não conseguem trabalhar.',
        right: 'A água do rio está poluída. Os pescadores não conseguem trabalhar.',
      },
      {
        wrong: 'A escola abriu a quadra aos sábados, essa medida aproximou as famílias.',
        right: 'A escola abriu a quadra aos sábados. Essa medida aproximou as famílias.',
      },
      {
        wrong: 'O açúcar está em quase todos os lanches, ele aumenta o risco de diabetes.',
        right: 'O açúcar está em quase todos os lanches. Ele aumenta o risco de diabetes.',
      },
      {
        wrong: 'Muitos idosos não sabem usar o aplicativo, eles dependem da ajuda dos netos.',
        right: 'Muitos idosos não sabem usar o aplicativo. Eles dependem da ajuda dos netos.',
      },
      {
        wrong: 'A tecnologia mudou o mercado de trabalho, ninguém aprende uma profissão para sempre.',
        right: 'A tecnologia mudou o mercado de trabalho. Ninguém aprende uma profissão para sempre.',
      },
      {
        wrong: 'A seca castigou a região por meses, as famílias perderam a colheita de milho.',
        right: 'A seca castigou a região por meses. As famílias perderam a colheita de milho.',
      },
      {
        wrong: 'O carnaval movimenta a economia da cidade, o comércio contrata centenas de pessoas.',
        right: 'O carnaval movimenta a economia da cidade. O comércio contrata centenas de pessoas.',
      },
      {
        wrong: 'O preconceito nasce da falta de informação, isso pode mudar com boas aulas.',
        right: 'O preconceito nasce da falta de informação. Isso pode mudar com boas aulas.',
      },
      {
        wrong: 'A obra do hospital parou no ano passado, os pacientes viajam até a capital.',
        right: 'A obra do hospital parou no ano passado. Os pacientes viajam até a capital.',
      },
      {
        wrong: 'O professor leu um conto em voz alta, a turma ouviu em silêncio.',
        right: 'O professor leu um conto em voz alta. A turma ouviu em silêncio.',
      },
      {
        wrong: 'As ciclovias são poucas e mal iluminadas, os ciclistas disputam espaço com os carros.',
        right: 'As ciclovias são poucas e mal iluminadas. Os ciclistas disputam espaço com os carros.',
      },
      {
        wrong: 'As quadrilhas ensaiam desde março, essas festas mantêm viva a cultura do sertão.',
        right: 'As quadrilhas ensaiam desde março. Essas festas mantêm viva a cultura do sertão.',
      },
      {
        wrong: 'O preço do gás subiu, muitas famílias voltaram a cozinhar com lenha.',
        right: 'O preço do gás subiu. Muitas famílias voltaram a cozinhar com lenha.',
      },
      {
        wrong: 'Os agrotóxicos contaminam o solo, eles também adoecem os trabalhadores.',
        right: 'Os agrotóxicos contaminam o solo. Eles também adoecem os trabalhadores.',
      },
      {
        wrong: 'O trânsito da capital é violento, esse problema exige campanhas permanentes.',
        right: 'O trânsito da capital é violento. Esse problema exige campanhas permanentes.',
      },
      {
        wrong: 'O grêmio organizou um sarau, os alunos declamaram poemas de autores da região.',
        right: 'O grêmio organizou um sarau. Os alunos declamaram poemas de autores da região.',
      },
    ],
  },
];
