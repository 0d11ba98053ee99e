import type { RuleSentences } from './rule-sentences.ts';

/** Sentences about “este” and “esse”: own wording; each `wrong` has exactly the fault of its rule, each `right` none. */
export const DEMONSTRATIVE_SENTENCES: readonly RuleSentences[] = [
  {
    rule: 'demonstrative/este',
    pairs: [
      {
        wrong: 'Muitos alunos dormem pouco. Este hábito prejudica a memória e o humor.',
        right: 'Muitos alunos dormem pouco. Esse hábito prejudica a memória e o humor.',
      },
      {
        wrong: 'O bairro ficou três dias sem água. Esta situação revoltou os moradores.',
        right: 'O bairro ficou três dias sem água. Essa situação revoltou os moradores.',
      },
      {
        wrong: 'A praça não tem bancos nem sombra. Isto afasta os idosos da vizinhança.',
        right: 'A praça não tem bancos nem sombra. Isso afasta os idosos da vizinhança.',
      },
      {
        wrong: 'A escola abriu a quadra aos sábados. Este gesto aproximou as famílias dos professores.',
        right: 'A escola abriu a quadra aos sábados. Esse gesto aproximou as famílias dos professores.',
      },
      {
        wrong: 'Os avós contam lendas do rio. Estas histórias mantêm viva a cultura da região.',
        right: 'Os avós contam lendas do rio. Essas histórias mantêm viva a cultura da região.',
      },
      {
        wrong: 'Os ônibus atrasam e andam cheios. Isto leva muita gente a comprar uma moto.',
        right: 'Os ônibus atrasam e andam cheios. Isso leva muita gente a comprar uma moto.',
      },
      {
        wrong: 'Muitos idosos moram sozinhos. Para estes cidadãos, um telefonema faz diferença.',
        right: 'Muitos idosos moram sozinhos. Para esses cidadãos, um telefonema faz diferença.',
      },
      {
        wrong: 'Alguns vídeos prometem curas rápidas. Estes conteúdos enganam quem está doente.',
        right: 'Alguns vídeos prometem curas rápidas. Esses conteúdos enganam quem está doente.',
      },
      {
        wrong: 'A lagoa recebe esgoto de vários bairros. Nesta água, os peixes morrem aos poucos.',
        right: 'A lagoa recebe esgoto de vários bairros. Nessa água, os peixes morrem aos poucos.',
      },
      {
        wrong: 'A cidade perdeu suas árvores. Por causa desta perda, os verões ficaram mais quentes.',
        right: 'A cidade perdeu suas árvores. Por causa dessa perda, os verões ficaram mais quentes.',
      },
      {
        wrong: 'O museu oferece visitas em Libras. Esta medida simples acolhe um público antes esquecido.',
        right: 'O museu oferece visitas em Libras. Essa medida simples acolhe um público antes esquecido.',
      },
      {
        wrong: 'A merenda usa verduras da região. Desta forma, o município ajuda os pequenos agricultores.',
        right: 'A merenda usa verduras da região. Dessa forma, o município ajuda os pequenos agricultores.',
      },
      {
        wrong:
          'O córrego transborda todos os verões. Com este transtorno, as famílias perdem móveis e documentos.',
        right:
          'O córrego transborda todos os verões. Com esse transtorno, as famílias perdem móveis e documentos.',
      },
      {
        wrong: 'Boa parte do lixo poderia virar adubo. Apesar deste potencial, quase tudo vai para o aterro.',
        right: 'Boa parte do lixo poderia virar adubo. Apesar desse potencial, quase tudo vai para o aterro.',
      },
      {
        wrong:
          'Faltam intérpretes nos hospitais. Este obstáculo impede que pacientes surdos expliquem o que sentem.',
        right:
          'Faltam intérpretes nos hospitais. Esse obstáculo impede que pacientes surdos expliquem o que sentem.',
      },
      {
        wrong:
          'Poucos trabalhadores conhecem os próprios direitos. Neste contexto, a informação se torna uma forma de defesa.',
        right:
          'Poucos trabalhadores conhecem os próprios direitos. Nesse contexto, a informação se torna uma forma de defesa.',
      },
    ],
  },
];
