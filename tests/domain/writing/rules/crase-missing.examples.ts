import type { Examples } from './examples.ts';

export const EXAMPLES: Record<string, Examples> = {
  'crase/governed-noun': {
    wrong: ['A ponte caiu devido [a→à] chuva.', 'São taxas referentes [as→às] obras.'],
    right: [
      'O trem parou devido a falha elétrica.',
      'A ponte caiu devido à chuva.',
      'A ponte caiu devido a uma cheia.',
      'São fortes as chuvas a que estão expostas as vilas.',
      'Devido a chuva não parar, a ponte caiu.',
      'Vê-se como nociva a pressa de quem dirige.',
    ],
  },
  'crase/governed-verb': {
    wrong: [
      'Chega-se [a→à] conclusão de que faltam livros.',
      'As crianças vão [a→à] escola.',
      'Vamos [as→às] montanhas em julho.',
    ],
    right: [
      'Chegou a casa tarde.',
      'Aos fortes pertence a glória.',
      'As crianças vão à escola.',
      'As crianças vão a pé.',
      'Ninguém sabe até onde vai a paciência do povo.',
      'Lá se vão as férias.',
      'Está chegando a vez dos mais novos.',
    ],
  },
  'crase/in-relation': {
    wrong: ['Há dúvidas em relação [a→à] água.', 'Isso diz respeito [as→às] famílias.'],
    right: ['Há dúvidas em relação à água.', 'Há dúvidas em relação a cada caso.'],
  },
  'crase/aquele': {
    wrong: [
      'Isso ajuda [à aqueles→àqueles] que moram longe.',
      'Caiu devido [aquele→àquele] buraco.',
      'É igual [aquela→àquela] casa.',
    ],
    right: ['Caiu devido àquele buraco.', 'Comprou aquela casa.'],
  },
  'crase/clock': {
    wrong: ['A feira abre [as→às] 6h.', 'O trem sai [as→às] 19h50 de hoje.'],
    right: ['A feira abre às 6h.', 'Chega entre as 6h e as 7h. Fica até as 9h.'],
  },
  'crase/hás': {
    wrong: ['Ele dá valor [hás→às] flores.', 'Foi [hás→às] compras.'],
    right: ['Ele vai às compras.', 'Tu hás de vencer.'],
  },
  'crase/hours': {
    wrong: ['A reunião começa [as→às] 8 horas.', 'O trem parte [as→às] duas da tarde.'],
    right: ['A reunião começa às 8 horas.', 'Foram perdidas as duas horas de trabalho.'],
  },
  'crase/às-vezes': {
    wrong: ['[As→Às] vezes chove em agosto.', 'Ela [as→às] vezes canta.'],
    right: ['Às vezes chove em agosto.', 'Todas as vezes que fui lá, chovia.'],
  },
  'crase/à-medida-que': {
    wrong: ['[A→À] medida que o rio sobe, a vila se esvazia.', 'O frio cresce [a→à] proporção que subimos.'],
    right: [
      'A medida que o diretor tomou é dura.',
      'A medida que adotaram foi branda.',
      'À medida que o rio sobe, a vila se esvazia.',
      'É preciso rever a medida que foi tomada.',
    ],
  },
};
