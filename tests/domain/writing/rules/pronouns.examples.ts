import type { Examples } from './examples.ts';

export const EXAMPLES: Record<string, Examples> = {
  'pronouns/para-mim-fazer': {
    wrong: ['Ele trouxe o livro para [mim→eu] ler.', 'O prazo para [mim→eu] entregar é curto.'],
    right: ['Ele trouxe o livro para eu ler.', 'É difícil para mim aceitar isso.'],
  },
  'pronouns/para-eu': {
    wrong: ['É difícil para [eu→mim] aceitar isso.', 'Foi um prazer para [eu→mim] ajudar.'],
    right: ['É difícil para mim aceitar isso.', 'Trouxe o livro para eu ler.'],
  },
  'pronouns/entre-eu-e': {
    wrong: ['Entre [eu→mim] e ela não há segredos.', 'O acordo entre ele e [eu→mim] acabou.'],
    right: ['Entre mim e ela não há segredos.', 'Entre idas e vindas, eu cheguei.'],
  },
  'pronouns/com-nos': {
    wrong: ['Venha [com nós→conosco] ao parque.', 'Ela falou [com nós→conosco] ontem.'],
    right: ['Venha conosco ao parque.', 'Ela falou com nós dois.'],
  },
  'pronouns/com-si': {
    wrong: ['Ela fala [com si→consigo] mesma.', 'Levou tudo [com si→consigo].'],
    right: ['Ela fala consigo mesma.', 'Fez tudo por si mesma.'],
  },
  'pronouns/ela-mesmo': {
    wrong: ['A diretora fez isso ela [mesmo→mesma].', 'Os alunos limparam a sala, eles [próprio→próprios].'],
    right: ['A diretora fez isso ela mesma.', 'Ela mesmo assim voltou.'],
  },
  'pronouns/object-ele': {
    wrong: ['É preciso [ajudar eles].', 'A lei deve [proteger elas] de abusos.'],
    right: ['É preciso ajudá-los.', 'Cabe ao júri ver. Ele decide.'],
  },
  'pronouns/deixe-ele': {
    wrong: ['[Deixe ele] falar.', 'A música [fez ela] chorar.'],
    right: ['Deixe-o falar.', 'O que fez ele para merecer isso?'],
  },
  'pronouns/lhe-direct': {
    wrong: ['A crise [lhe] afetou muito.', 'Os vizinhos não [lhe] conhecem.'],
    right: ['A crise o afetou muito.', 'Os vizinhos lhe deram água.'],
  },
  'pronouns/se-for-nos': {
    wrong: ['Nós [se→nos] vemos amanhã.', 'Nós [se→nos] tornamos amigos.'],
    right: ['Nós nos vemos amanhã.', 'De nós se espera muito.'],
  },
  'pronouns/a-gente-nos': {
    wrong: ['A gente [nos→se] encontra na praça.', 'Amanhã a gente [nos→se] vê.'],
    right: ['A gente se encontra na praça.', 'A gente nos bairros pobres sofre.'],
  },
  'demonstrative/este': {
    wrong: [
      'A água falta. [Este→Esse] problema já foi citado.',
      'O preço sobe. Diante [disto→disso] tudo, todos perdem.',
      'A água falta. [Estes→Esses] males têm dois motivos: a seca e o desvio.',
      'A água falta. Eis um exemplo [deste→desse] mal: a horta secou.',
    ],
    right: [
      'A água falta. Todos nesta nação têm sede.',
      'Este problema é o de todos.',
      'A água falta. Neste momento, chove na serra.',
      'A água falta. Há estes dois motivos: a seca e o desvio.',
    ],
  },
};
