import type { RuleSentences } from './rule-sentences.ts';

/** Sentences about names of institutions and laws: own wording; each `wrong` has exactly the fault of its rule, each `right` none. */
export const CAPITAL_OF_INSTITUTION_SENTENCES: readonly RuleSentences[] = [
  {
    rule: 'capitals/institution',
    pairs: [
      {
        wrong: 'De acordo com a constituição federal, a educação é um direito de todos.',
        right: 'De acordo com a Constituição Federal, a educação é um direito de todos.',
      },
      {
        wrong: 'As vacinas do sistema único de saúde são gratuitas para toda a população.',
        right: 'As vacinas do Sistema Único de Saúde são gratuitas para toda a população.',
      },
      {
        wrong: 'A lei maria da penha protege mulheres que sofrem violência em casa.',
        right: 'A Lei Maria da Penha protege mulheres que sofrem violência em casa.',
      },
      {
        wrong: 'As novas regras da aposentadoria foram discutidas no congresso nacional.',
        right: 'As novas regras da aposentadoria foram discutidas no Congresso Nacional.',
      },
      {
        wrong: 'O banco central cuida da moeda e dos juros do país.',
        right: 'O Banco Central cuida da moeda e dos juros do país.',
      },
      {
        wrong: 'O estatuto da criança e do adolescente protege os menores de idade.',
        right: 'O Estatuto da Criança e do Adolescente protege os menores de idade.',
      },
      {
        wrong: 'A organização mundial da saúde recomenda a prática regular de exercícios.',
        right: 'A Organização Mundial da Saúde recomenda a prática regular de exercícios.',
      },
      {
        wrong: 'A professora avisou o conselho tutelar sobre as faltas do aluno.',
        right: 'A professora avisou o Conselho Tutelar sobre as faltas do aluno.',
      },
      {
        wrong: 'A polícia rodoviária federal fez uma campanha contra o uso do celular ao volante.',
        right: 'A Polícia Rodoviária Federal fez uma campanha contra o uso do celular ao volante.',
      },
      {
        wrong: 'O uso do celular nas escolas foi tema de debate na câmara dos deputados.',
        right: 'O uso do celular nas escolas foi tema de debate na Câmara dos Deputados.',
      },
      {
        wrong: 'Os moradores levaram ao ministério público uma denúncia contra a fábrica.',
        right: 'Os moradores levaram ao Ministério Público uma denúncia contra a fábrica.',
      },
      {
        wrong: 'Quem não pode pagar um advogado tem direito ao apoio da defensoria pública.',
        right: 'Quem não pode pagar um advogado tem direito ao apoio da Defensoria Pública.',
      },
      {
        wrong: 'O marco civil da internet define direitos e deveres de quem usa a rede.',
        right: 'O Marco Civil da Internet define direitos e deveres de quem usa a rede.',
      },
      {
        wrong: 'Segundo o código penal, abandonar uma pessoa incapaz é crime.',
        right: 'Segundo o Código Penal, abandonar uma pessoa incapaz é crime.',
      },
      {
        wrong: 'O supremo tribunal federal julga se uma lei respeita a Constituição.',
        right: 'O Supremo Tribunal Federal julga se uma lei respeita a Constituição.',
      },
      {
        wrong: 'Uma vaga na universidade depende, muitas vezes, do exame nacional do ensino médio.',
        right: 'Uma vaga na universidade depende, muitas vezes, do Exame Nacional do Ensino Médio.',
      },
    ],
  },
];
