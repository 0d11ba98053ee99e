import type { Examples } from './examples.ts';

export const EXAMPLES: Record<string, Examples> = {
  'agreement/existe-plural': {
    wrong: ['[Existe→Existem] muitas saídas.', 'Ainda [falta→faltam] médicos na vila.'],
    right: ['Existem muitas saídas.', 'Isso ocorre muitas vezes.'],
  },
  'agreement/necessario-a': {
    wrong: [
      'É [necessário→necessária] a reforma da ponte.',
      'Foi [criado→criada] uma escola na praça.',
      'Pode ser [pintado→pintada] essa escola.',
    ],
    right: [
      'O gasto precisa ser evitado uma vez que faltam verbas.',
      'O clima foi considerado uma bênção. Foi dado a escola.',
      'É necessária a reforma da ponte.',
      'É necessário a todos. É necessário amar.',
    ],
  },
  'agreement/passive-plural': {
    wrong: [
      '[Foi criado→Foram criadas] leis novas.',
      '[É vendida→São vendidas] muitas flores ali.',
      '[Foi criado→Foram criadas] todas as leis.',
    ],
    right: [
      'Quando o asilo é concedido os estrangeiros chegam.',
      'Foram criadas leis novas.',
      'Foi vendido aos vizinhos.',
      'É vendido todos os anos.',
    ],
  },
  'agreement/comum-plural': {
    wrong: ['[É comum→São comuns] acidentes na estrada.', '[É frequente→São frequentes] as brigas na rua.'],
    right: ['São comuns os acidentes.', 'É comum os jovens saírem cedo.'],
  },
  'agreement/como-mostra': {
    wrong: ['Como [mostra→mostram] os dados, caiu.', 'Conforme [diz→dizem] os jornais, choveu.'],
    right: ['Como mostram os dados, caiu.', 'Como mostra a pesquisa, caiu.'],
  },
  'agreement/copula-singular-adjective': {
    wrong: ['Os dois são [capaz→capazes] de tudo.', 'As portas foram [pintada→pintadas] ontem.'],
    right: ['Os dois são capazes de tudo.', 'Os dois são alvo de piadas.'],
  },
  'agreement/copula-plural-adjective': {
    wrong: ['A rua [é perigosas].', 'O muro [foi pintados] ontem.'],
    right: ['A casa é bonita.', 'O muro foi pintado ontem.'],
  },
  'agreement/se-passive': {
    wrong: [
      '[Vende-se→Vendem-se] casas na praia.',
      '[Observa-se→Observam-se] muitos erros.',
      'Já não se [vê→veem] baleias ali.',
      'É preciso que se [crie→criem] creches.',
    ],
    right: [
      'Vendem-se casas na praia.',
      'Precisa-se de pedreiros.',
      'Se busca os filhos cedo, ele jantará em casa. O homem que se faz muitas perguntas aprende.',
    ],
  },
};
