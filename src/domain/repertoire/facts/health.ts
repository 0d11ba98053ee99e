import type { RepertoireEntry } from '../entry.ts';

/** Laws, figures and events about health. */
export const HEALTH_FACTS: readonly RepertoireEntry[] = [
  {
    id: 'constituicao-art-196',
    kind: 'lei',
    axes: ['saúde', 'direitos'],
    name: 'Constituição de 1988, art. 196',
    year: 1988,
    source: 'Constituição Federal, art. 196',
    says: 'Diz que a saúde é direito de todos e dever do Estado, garantido por políticas sociais e econômicas que reduzam o risco de doença e por acesso universal e igualitário aos serviços.',
    serves:
      'Serve para lembrar que o dever não é só tratar: é também evitar a doença, com comida, água limpa e informação.',
    trap: 'Usar apenas a primeira metade, a do direito de todos. A parte que fala em reduzir o risco é a que sustenta argumentos sobre prevenção.',
    theme: 'A prevenção da obesidade infantil no Brasil',
    productive:
      'O artigo 196 da Constituição garante a saúde por políticas que reduzam o risco de doença, e não apenas por remédios. A obesidade infantil revela a falta dessa parte: o posto atende a criança que já adoeceu, enquanto a cantina ao lado vende refrigerante no recreio. Sem prevenção na escola e no mercado, o direito chega tarde.',
    pocket:
      'O artigo 196 da Constituição assegura direitos a todos. Todavia, o que se vê na prática é bem diferente.',
  },
  {
    id: 'lei-do-sus',
    kind: 'lei',
    axes: ['saúde'],
    name: 'Lei Orgânica da Saúde (SUS)',
    year: 1990,
    source: 'Lei nº 8.080/1990, arts. 2º, 3º, 7º e 43',
    says: 'Organiza o Sistema Único de Saúde, que atende qualquer pessoa no país, sem pagamento. Afirma que a saúde depende também de moradia, saneamento, trabalho, renda, educação e lazer.',
    serves:
      'Serve para ligar uma doença às condições de vida de quem adoece, e para defender o atendimento gratuito.',
    trap: 'Tratar o SUS como plano de saúde dos pobres. A vacina, a vigilância da água e dos alimentos e os transplantes servem a todos.',
    theme: 'As doenças causadas pela falta de saneamento',
    productive:
      'A lei do SUS, de 1990, reconhece o saneamento como uma das condições da saúde. Por isso, a criança internada por diarreia denuncia uma falha que começou fora do hospital, no esgoto que corre diante da porta. O médico trata essas doenças várias vezes por ano, porque a causa não está ao alcance da receita.',
    pocket:
      'O SUS, criado pela Lei 8.080, de 1990, é um dos maiores sistemas do mundo. Mesmo assim, o Brasil ainda tem muito a evoluir.',
  },
  {
    id: 'reforma-psiquiatrica',
    kind: 'lei',
    axes: ['saúde', 'direitos'],
    name: 'Lei da Reforma Psiquiátrica',
    year: 2001,
    source: 'Lei nº 10.216/2001',
    says: 'Protege os direitos das pessoas com transtornos mentais e dá preferência ao cuidado na comunidade. A internação só é indicada quando os recursos de fora do hospital não bastam.',
    serves:
      'Serve para defender que a pessoa em sofrimento seja tratada perto da família e do trabalho, e não afastada deles.',
    trap: 'Dizer que a lei proibiu toda internação. Ela a limita e exige laudo médico que explique os motivos.',
    theme: 'O estigma associado aos transtornos mentais',
    productive:
      'A lei 10.216, de 2001, estabelece que a pessoa com transtornos mentais seja cuidada, de preferência, na comunidade em que vive. A regra atinge a raiz do estigma: o vizinho que só conhece a doença pelo muro do hospício imagina um perigo atrás dele. Quando o tratamento acontece no centro do bairro, o medo encontra um rosto conhecido.',
    pocket:
      'A Lei 10.216, de 2001, representa uma conquista dos brasileiros. Ainda assim, a população continua a sofrer com o descaso.',
  },
  {
    id: 'revolta-da-vacina',
    kind: 'acontecimento',
    axes: ['saúde', 'cidade'],
    name: 'Revolta da Vacina',
    year: 1904,
    source: 'Nicolau Sevcenko, “A Revolta da Vacina: mentes insanas em corpos rebeldes” (1984)',
    says: 'Em novembro de 1904, moradores do Rio de Janeiro foram às ruas contra a vacina obrigatória da varíola. A imposição veio com pouca explicação e em meio à derrubada de cortiços no centro.',
    serves:
      'Serve para mostrar que campanhas de saúde falham quando mandam sem explicar, e que a desconfiança tem causas.',
    trap: 'Contar a revolta como simples ignorância do povo, ou comparar 1904 com hoje sem dizer o que mudou.',
    theme: 'Desafios para ampliar a vacinação no Brasil',
    productive:
      'Em 1904, a Revolta da Vacina opôs os moradores do Rio a agentes que entravam nas casas sem explicar o que faziam. O episódio mostra que obrigar não basta para ampliar a vacinação: quem já foi despejado pelo mesmo governo desconfia também da seringa. No Brasil de hoje, uma agente de saúde conhecida na rua convence mais do que um decreto.',
    pocket:
      'Em 1904, ocorreu no Rio de Janeiro a Revolta da Vacina. Desde então, o Brasil enfrenta problemas parecidos.',
  },
  {
    id: 'poliomielite-eliminada',
    kind: 'acontecimento',
    axes: ['saúde'],
    name: 'O fim da poliomielite no Brasil',
    year: 1994,
    source: 'Ministério da Saúde, Programa Nacional de Imunizações',
    says: 'Depois de campanhas que vacinavam milhões de crianças em um dia, o último caso de poliomielite no Brasil foi registrado em 1989, e o país recebeu em 1994 o certificado de eliminação da doença.',
    serves:
      'Serve para provar que uma campanha simples e bem divulgada vence uma doença grave, e que o resultado se perde quando a cobertura cai.',
    trap: 'Escrever que a doença foi erradicada do mundo. O Brasil a eliminou, mas o vírus ainda circula em outros países.',
    theme: 'A queda da cobertura vacinal no país',
    productive:
      'O Brasil não registra um caso de poliomielite desde 1989, porque houve anos em que a vacina chegou a quase todas as crianças. Esse sucesso explica, em parte, a queda da cobertura vacinal: os pais de hoje nunca viram um colega de muletas e julgam que o perigo passou. A doença esquecida volta no instante em que o país deixa de se proteger.',
    pocket:
      'Em 1994, o Brasil recebeu o certificado de eliminação da poliomielite. Isso comprova que, com esforço, tudo pode ser resolvido.',
  },
  {
    id: 'oitava-conferencia-de-saude',
    kind: 'acontecimento',
    axes: ['saúde', 'direitos'],
    name: '8ª Conferência Nacional de Saúde',
    year: 1986,
    source: 'Relatório final da 8ª Conferência Nacional de Saúde (1986)',
    says: 'Presidida pelo sanitarista Sergio Arouca, reuniu em Brasília milhares de pessoas, entre elas usuários dos serviços. Definiu a saúde como resultado das condições de vida, e suas propostas orientaram o capítulo da Constituição que criou o SUS.',
    serves:
      'Serve para mostrar que um direito nasceu da participação popular, e não da bondade de um governo.',
    trap: 'Dizer que o SUS nasceu pronto em 1988. A Constituição o previu, e a lei de 1990 o organizou.',
    theme: 'A participação popular nas decisões sobre saúde',
    productive:
      'Em 1986, a 8ª Conferência Nacional de Saúde pôs na mesma sala médicos, políticos e usuários dos serviços, e dali saíram as bases do SUS. O fato comprova que a participação popular não é enfeite: quem espera na fila sabe o que falta. Conselhos de bairro esvaziados, hoje, tiram das decisões justamente essa voz.',
    pocket:
      'Em 1986, aconteceu a 8ª Conferência Nacional de Saúde, um marco histórico. É necessário, portanto, que o governo tome providências.',
  },
  {
    id: 'depressao-pns-2019',
    kind: 'dado',
    axes: ['saúde'],
    name: 'Depressão na Pesquisa Nacional de Saúde',
    by: 'IBGE e Ministério da Saúde',
    year: 2019,
    source: 'IBGE, Pesquisa Nacional de Saúde 2019 (2020)',
    says: 'Em 2019, 10,2% dos adultos disseram ter recebido de um profissional o diagnóstico de depressão: 16,3 milhões de pessoas. Em 2013 eram 7,6%. Entre as mulheres, a parcela chegava a 14,7%.',
    serves:
      'Serve para discutir o acesso ao diagnóstico e ao tratamento, e a diferença entre mulheres e homens.',
    trap: 'Concluir que só esses adultos têm depressão. A pesquisa conta quem foi diagnosticado, e o aumento pode vir também de mais consultas.',
    theme: 'O cuidado com a saúde mental dos homens',
    productive:
      'Segundo a Pesquisa Nacional de Saúde de 2019, a depressão havia sido diagnosticada em 14,7% das mulheres e em 5,1% dos homens. A distância não prova que eles sofrem menos, pois o dado depende de alguém procurar ajuda. Enquanto o cuidado com a saúde mental parecer fraqueza, muitos deles ficarão fora da conta e do consultório.',
    pocket:
      'De acordo com o IBGE, 10,2% dos adultos têm diagnóstico de depressão. Esse número preocupante deixa clara a necessidade de mudanças.',
  },
  {
    id: 'inseguranca-alimentar-2024',
    kind: 'dado',
    axes: ['saúde', 'direitos', 'trabalho'],
    name: 'Insegurança alimentar no Brasil',
    by: 'IBGE',
    year: 2024,
    source: 'IBGE, PNAD Contínua: Segurança Alimentar 2024 (2025)',
    says: 'Em 2024, 24,2% dos domicílios tinham algum grau de insegurança alimentar, e 3,2% a forma grave, em que falta comida também para as crianças. No ano anterior, eram 27,6% e 4,1%.',
    serves:
      'Serve para mostrar que a fome é parte de um problema maior: a incerteza que faz trocar a fruta pelo biscoito.',
    trap: 'Escrever que um quarto dos lares passa fome. A maior parte desse grupo está na forma leve, e o número muda a cada ano.',
    theme: 'O acesso a uma alimentação saudável no Brasil',
    productive:
      'O IBGE mostrou que, em 2024, quase um em cada quatro lares vivia algum grau de insegurança alimentar. Na maioria deles não faltava o prato, mas a certeza dele, e é essa dúvida que empurra a família para o macarrão instantâneo. O acesso a uma alimentação saudável depende, portanto, do preço da verdura tanto quanto da informação.',
    pocket:
      'Segundo o IBGE, 24,2% dos domicílios vivem em insegurança alimentar. Fica evidente, desse modo, a gravidade do quadro atual.',
  },
];
