import type { Examples } from './examples.ts';

export const EXAMPLES: Record<string, Examples> = {
  'expression/independente': {
    wrong: [
      '[Independente→Independentemente] da idade, vota.',
      'Todos votam, [independente→independentemente] de raça.',
    ],
    right: ['O país é independente de Portugal.', 'Votou independentemente da idade.'],
  },
  'expression/sendo-que': {
    wrong: ['Há dez salas, [sendo que] três fecharam.', 'Faltou luz [sendo que] a conta foi paga.'],
    right: ['Sendo assim, que venham.', 'Está sendo quente o verão.'],
  },
  'expression/através': {
    wrong: ['Isso se faz [através→por meio] de campanhas.', 'Mudou o país [através→por meio] da educação.'],
    right: ['Viu a rua através da janela.', 'A luz passa através do vidro.'],
  },
  'expression/fato-de-que': {
    wrong: ['Parou [devido ao fato de que→porque] chovia.', '[Devido ao fato que→Porque] choveu, parou.'],
    right: ['Parou devido ao fato narrado.', 'O fato de que chove não muda nada.'],
  },
};
