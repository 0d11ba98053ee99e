import type { Examples } from './examples.ts';

export const EXAMPLES: Record<string, Examples> = {
  'first-person/i-think': {
    wrong: ['[Eu acho que] é tarde.', '[Acredito que] mudará.'],
    right: ['É possível que mude.', 'Há quem acredite nisso.'],
  },
  'first-person/opinion': {
    wrong: ['[Na minha opinião], é tarde.', '[Do meu ponto de vista], mudou.'],
    right: ['A opinião do povo conta.', 'É outro ponto de vista.'],
  },
  'first-person/personal': {
    wrong: ['[Minha mãe] trabalha muito.', 'Aprendi com [meus amigos].'],
    right: ['A mãe do menino trabalha.', 'Os amigos ajudam.'],
  },
  'first-person/me': {
    wrong: ['Para [mim], é tarde.', 'Isso aconteceu [comigo].'],
    right: ['Para todos, é tarde.', 'Isso aconteceu com o povo.'],
  },
  'first-person/announce': {
    wrong: ['[Vou falar] sobre a fome.', '[Gostaria de ressaltar] a fome.'],
    right: ['O povo gostaria de paz.', 'Ele vai falar amanhã.'],
  },
  'reader/you': {
    wrong: ['Quando [você] lê, aprende.', 'Isso depende de [vocês].'],
    right: ['Quem lê aprende.', 'Ela lê muito.'],
  },
  'reader/imperative': {
    wrong: ['[Imagine] um rio sem peixes.', '[Lembre-se]: o voto vale.'],
    right: ['Talvez ele imagine um rio.', 'Espera-se que reflita.'],
  },
};
