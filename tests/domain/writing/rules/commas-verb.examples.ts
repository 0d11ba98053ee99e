import type { Examples } from './examples.ts';

export const EXAMPLES: Record<string, Examples> = {
  'comma/verb-que': {
    wrong: [
      'A pesquisa [revela, que→revela que] os jovens leem.',
      'Vale [lembrar, que→lembrar que] o rio secou.',
      'O estudo mostra [também, que→também que] a feira cresceu.',
    ],
    right: [
      'A pesquisa revela que os jovens leem.',
      'É bom, como todos sabem, que o rio volte.',
      'A cidade tem um museu, por assim dizer, que poucos visitam.',
    ],
  },
  'comma/before-infinitive': {
    wrong: [
      'Cabe aos [moradores, cuidar→moradores cuidar] da praça.',
      'É mais [fácil, culpar→fácil culpar] os outros.',
    ],
    right: [
      'Cabe aos moradores cuidar da praça.',
      'Cabe aos moradores, por lei, cuidar da praça.',
      'O bom leitor sabe três coisas: ouvir, pensar, escrever.',
    ],
  },
  'comma/verb-object': {
    wrong: [
      'A escola [precisa, de→precisa de] livros novos.',
      'A chuva [provocou, uma→provocou uma] enchente no bairro.',
      'O motivo da greve [é, o→é o] salário baixo.',
    ],
    right: [
      'A escola precisa, segundo a diretora, de livros novos.',
      'O motivo da greve é o salário baixo.',
      'Muitos pagam caro, isto é, o dobro.',
      'Ninguém sabe o que a chuva provocou, uma pena.',
      'A obra depende, de certo modo, da chuva.',
    ],
  },
};
