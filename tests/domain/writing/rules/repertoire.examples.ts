import type { Examples } from './examples.ts';

export const EXAMPLES: Record<string, Examples> = {
  'repertoire/primordial': {
    wrong: ['[Desde os primórdios], o homem luta.', 'Isso ocorre [desde que o mundo é mundo].'],
    right: [
      'Desde 1988, a lei garante isso.',
      'Desde cedo, trabalhou.',
      'A mistura vem desde os primórdios da colonização.',
      'A roda é antiga. Nos primórdios da humanidade, tudo se levava nas costas.',
    ],
  },
  'repertoire/nowadays': {
    wrong: ['[Nos dias de hoje], falta tempo.', '[Hoje em dia], falta tempo.'],
    right: ['A fome de hoje preocupa.', 'Nos dias de chuva, alaga.'],
  },
  'repertoire/world-we-live': {
    wrong: ['Isso é comum [no mundo em que vivemos].', 'Tudo muda [na sociedade em que vivemos].'],
    right: ['O mundo mudou.', 'A casa em que vivemos é pequena.'],
  },
  'repertoire/everybody-knows': {
    wrong: ['[É sabido que] o rio secou.', '[É de conhecimento de todos] que chove.'],
    right: ['O sabido enganou o bobo.', 'O conhecimento cresce.'],
  },
  'repertoire/philosopher': {
    wrong: ['[Como dizia o poeta], tudo passa.', '[Um filósofo] disse que tudo muda.'],
    right: ['Como dizia Drummond, tudo passa.', 'O filósofo Kant escreveu muito.'],
  },
  'repertoire/studies': {
    wrong: ['[Pesquisas mostram] que o sono faz falta.', '[Segundo especialistas], falta sono.'],
    right: ['Segundo dados do IBGE, o país cresceu.', 'As pesquisas da escola mostram flores.'],
  },
  'repertoire/media-says': {
    wrong: ['[Vemos todos os dias na televisão] casos assim.', '[Basta ligar a televisão] para ver.'],
    right: ['A televisão quebrou.', 'Vimos o filme na sala.'],
  },
  'repertoire/discussed': {
    wrong: ['[Muito se discute] sobre o aborto.', 'O aborto é [um tema muito polêmico].'],
    right: ['O Senado discute a lei.', 'O tema da aula é a água.'],
  },
  'repertoire/all-know': {
    wrong: ['[Todo mundo sabe] que é caro.', '[Todos sabem que] é caro.'],
    right: ['Poucos sabem disso.', 'Todos os alunos leram.'],
  },
  'repertoire/nobody': {
    wrong: ['[Ninguém se importa] com o rio.', 'O governo [não faz nada].'],
    right: ['Ninguém chegou.', 'A lei faz falta.'],
  },
  'repertoire/politicians': {
    wrong: ['[Todo político] mente.', '[Os políticos só] pensam em si.'],
    right: ['O sistema político mudou.', 'O político discursou.'],
  },
  'repertoire/always': {
    wrong: ['[Sempre foi assim].', 'O país [nunca vai mudar].'],
    right: ['Sempre foi bom aluno.', 'Vai mudar de casa.'],
  },
};
