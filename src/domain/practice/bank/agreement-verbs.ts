import type { RuleSentences } from './rule-sentences.ts';

/** Sentences about verbs after their subject: own wording; each `wrong` has exactly the fault of its rule, each `right` none. */
export const AGREEMENT_VERB_SENTENCES: readonly RuleSentences[] = [
  {
    rule: 'agreement/singular-subject-far',
    pairs: [
      {
        wrong: 'A falta de recursos prejudicam as escolas do campo e seus alunos.',
        right: 'A falta de recursos prejudica as escolas do campo e seus alunos.',
      },
      {
        wrong: 'O excesso de telas atrapalham o sono dos adolescentes.',
        right: 'O excesso de telas atrapalha o sono dos adolescentes.',
      },
      {
        wrong: 'O preço dos aluguéis afastam muitos trabalhadores do centro da cidade.',
        right: 'O preço dos aluguéis afasta muitos trabalhadores do centro da cidade.',
      },
      {
        wrong: 'A vacinação das crianças evitam doenças que já estavam controladas.',
        right: 'A vacinação das crianças evita doenças que já estavam controladas.',
      },
      {
        wrong: 'A troca de livros entre os alunos estimulam o hábito da leitura.',
        right: 'A troca de livros entre os alunos estimula o hábito da leitura.',
      },
      {
        wrong: 'A demora nas consultas fazem o paciente desistir do tratamento.',
        right: 'A demora nas consultas faz o paciente desistir do tratamento.',
      },
      {
        wrong: 'A participação dos pais nas reuniões melhoram o diálogo com os professores.',
        right: 'A participação dos pais nas reuniões melhora o diálogo com os professores.',
      },
      {
        wrong: 'A presença de animais nas escolas acalmam as crianças mais ansiosas.',
        right: 'A presença de animais nas escolas acalma as crianças mais ansiosas.',
      },
      {
        wrong: 'O resultado das provas saíram antes do prazo previsto no calendário.',
        right: 'O resultado das provas saiu antes do prazo previsto no calendário.',
      },
      {
        wrong: 'O trabalho das rendeiras do Ceará encantam visitantes de muitos lugares.',
        right: 'O trabalho das rendeiras do Ceará encanta visitantes de muitos lugares.',
      },
      {
        wrong: 'A poluição dos rios urbanos revelam o descuido com o saneamento.',
        right: 'A poluição dos rios urbanos revela o descuido com o saneamento.',
      },
      {
        wrong: 'O desmatamento das margens provocam o assoreamento dos rios.',
        right: 'O desmatamento das margens provoca o assoreamento dos rios.',
      },
      {
        wrong: 'A construção de ciclovias nas grandes cidades facilitam a vida de quem pedala.',
        right: 'A construção de ciclovias nas grandes cidades facilita a vida de quem pedala.',
      },
      {
        wrong: 'A ausência de calçadas adequadas dificultam a vida de quem usa cadeira de rodas.',
        right: 'A ausência de calçadas adequadas dificulta a vida de quem usa cadeira de rodas.',
      },
      {
        wrong: 'Portanto, a criação de espaços para os jovens devem ser uma prioridade.',
        right: 'Portanto, a criação de espaços para os jovens deve ser uma prioridade.',
      },
    ],
  },
  {
    rule: 'agreement/plural-subject-far',
    pairs: [
      {
        wrong: 'Os alunos da escola rural precisa de transporte seguro todos os dias.',
        right: 'Os alunos da escola rural precisam de transporte seguro todos os dias.',
      },
      {
        wrong: 'Os moradores do bairro reclama da falta de iluminação na praça.',
        right: 'Os moradores do bairro reclamam da falta de iluminação na praça.',
      },
      {
        wrong: 'As mães da comunidade organizou um mutirão para pintar a creche.',
        right: 'As mães da comunidade organizaram um mutirão para pintar a creche.',
      },
      {
        wrong: 'Os museus do centro histórico abre de graça aos domingos.',
        right: 'Os museus do centro histórico abrem de graça aos domingos.',
      },
      {
        wrong: 'Os pescadores da lagoa vende o peixe na própria comunidade.',
        right: 'Os pescadores da lagoa vendem o peixe na própria comunidade.',
      },
      {
        wrong: 'As campanhas de vacinação protege também quem não pode se vacinar.',
        right: 'As campanhas de vacinação protegem também quem não pode se vacinar.',
      },
      {
        wrong: 'Os efeitos da poluição aparece anos depois, na saúde dos moradores.',
        right: 'Os efeitos da poluição aparecem anos depois, na saúde dos moradores.',
      },
      {
        wrong: 'As bibliotecas do interior sobrevive graças ao esforço de voluntários.',
        right: 'As bibliotecas do interior sobrevivem graças ao esforço de voluntários.',
      },
      {
        wrong: 'As festas de São João movimenta a economia de muitas cidades nordestinas.',
        right: 'As festas de São João movimentam a economia de muitas cidades nordestinas.',
      },
      {
        wrong: 'Os jogos de tabuleiro em família ensina paciência e respeito às regras.',
        right: 'Os jogos de tabuleiro em família ensinam paciência e respeito às regras.',
      },
      {
        wrong: 'Os preços dos alimentos frescos afasta muitas famílias de uma dieta saudável.',
        right: 'Os preços dos alimentos frescos afastam muitas famílias de uma dieta saudável.',
      },
      {
        wrong: 'As oficinas de teatro do bairro reúne jovens de várias escolas.',
        right: 'As oficinas de teatro do bairro reúnem jovens de várias escolas.',
      },
      {
        wrong: 'As propagandas de alimentos na televisão atrai o olhar das crianças.',
        right: 'As propagandas de alimentos na televisão atraem o olhar das crianças.',
      },
      {
        wrong: 'Hoje, os idosos de muitas famílias vive sozinhos e sem companhia.',
        right: 'Hoje, os idosos de muitas famílias vivem sozinhos e sem companhia.',
      },
      {
        wrong: 'Os agentes de saúde da comunidade visita as casas uma vez por mês.',
        right: 'Os agentes de saúde da comunidade visitam as casas uma vez por mês.',
      },
      {
        wrong: 'Porque os hospitais da capital atende todo o estado, as filas são longas.',
        right: 'Porque os hospitais da capital atendem todo o estado, as filas são longas.',
      },
    ],
  },
  {
    rule: 'agreement/relative-plural',
    pairs: [
      {
        wrong: 'Os alunos que participa do coral aprendem a ouvir os colegas.',
        right: 'Os alunos que participam do coral aprendem a ouvir os colegas.',
      },
      {
        wrong: 'As pessoas que mora longe do centro gastam mais tempo no ônibus.',
        right: 'As pessoas que moram longe do centro gastam mais tempo no ônibus.',
      },
      {
        wrong: 'Há leis que protege os animais, mas poucas pessoas as conhecem.',
        right: 'Há leis que protegem os animais, mas poucas pessoas as conhecem.',
      },
      {
        wrong: 'As empresas que polui os rios precisam pagar pela limpeza.',
        right: 'As empresas que poluem os rios precisam pagar pela limpeza.',
      },
      {
        wrong: 'Muitos idosos que vive sozinhos encontram companhia nas aulas de dança.',
        right: 'Muitos idosos que vivem sozinhos encontram companhia nas aulas de dança.',
      },
      {
        wrong: 'Os jovens que lê por prazer escrevem com mais facilidade.',
        right: 'Os jovens que leem por prazer escrevem com mais facilidade.',
      },
      {
        wrong: 'Os turistas que visita o Pantanal se encantam com as aves.',
        right: 'Os turistas que visitam o Pantanal se encantam com as aves.',
      },
      {
        wrong: 'As famílias que depende da pesca sofrem com a poluição da baía.',
        right: 'As famílias que dependem da pesca sofrem com a poluição da baía.',
      },
      {
        wrong: 'Os meninos que treina na praça sonham com uma quadra coberta.',
        right: 'Os meninos que treinam na praça sonham com uma quadra coberta.',
      },
      {
        wrong: 'As mulheres que joga futebol ainda recebem menos apoio do que os homens.',
        right: 'As mulheres que jogam futebol ainda recebem menos apoio do que os homens.',
      },
      {
        wrong: 'São hábitos que prejudica o sono e a memória.',
        right: 'São hábitos que prejudicam o sono e a memória.',
      },
      {
        wrong: 'O bairro tem ruas que alaga a cada chuva forte.',
        right: 'O bairro tem ruas que alagam a cada chuva forte.',
      },
      {
        wrong: 'Os motoristas que dirige cansados põem em risco a própria vida.',
        right: 'Os motoristas que dirigem cansados põem em risco a própria vida.',
      },
      {
        wrong: 'As redes sociais mostram corpos que não existe na vida real.',
        right: 'As redes sociais mostram corpos que não existem na vida real.',
      },
      {
        wrong: 'Faltam projetos que aproxime os jovens do teatro.',
        right: 'Faltam projetos que aproximem os jovens do teatro.',
      },
    ],
  },
];
