import type { Examples } from './examples.ts';

export const EXAMPLES: Record<string, Examples> = {
  'capitals/month': {
    wrong: [
      'A aula começa em [Fevereiro→fevereiro] deste ano.',
      'Volte já na [Segunda-feira→segunda-feira] cedo.',
    ],
    right: [
      'A aula começa em fevereiro deste ano.',
      'Morava no Rio de Janeiro.',
      'Desceu a Rua Sete de Setembro a pé.',
      'Janeiro chegou.',
    ],
  },
  'capitals/people': {
    wrong: ['O povo [Brasileiro→brasileiro] resiste.', 'As leis [Americanas→americanas] mudaram.'],
    right: [
      'O povo brasileiro resiste.',
      'A Academia Brasileira de Letras elegeu um poeta.',
      'Chegou à Argentina de trem.',
    ],
  },
  'capitals/country': {
    wrong: ['Quem muda o [País→país] é o povo.', 'Falta água em todo o [País→país] hoje.'],
    right: ['Quem muda o país é o povo.', 'País rico é país que lê.'],
  },
  'capitals/inside': {
    wrong: [
      'A [Sociedade→sociedade] precisa reagir.',
      'Isso afeta toda a [Sociedade→sociedade] de hoje.',
      'O rio é fundo, [Pois→pois] chove muito.',
      'O rio encheu, [Isso] pode ser visto da ponte.',
    ],
    right: [
      'Todos gostam do filme Desejo.',
      'O governo publicou o Decreto nº 10.',
      'Ele saiu cedo Logo voltou.',
      'A música é de Gabriel, o Pensador, e faz sucesso.',
      'Ele viu o rio Considerando isso, voltou.',
      'Leu o relatório da rede de dados sobre Comida (RDC).',
      'O plano muda. Hoje, esta Essa lei vale.',
      'Isso afeta toda a sociedade de hoje.',
      'O Ministério da Saúde agiu.',
      'A Cia. de Águas e o Inst. de Pesquisas fecharam.',
      'Ela estuda História e Matemática.',
      'O projeto Escola sem Partido caiu.',
      'A Organização das Nações Unidas para a Alimentação e a Agricultura mediu a fome.',
      'As vitaminas A, C e D faltam.',
      'Ele disse: “Pessoas mudam”.',
    ],
  },
};
