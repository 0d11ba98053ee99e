import type { Examples } from '../examples.ts';

export const EXAMPLES: Record<string, Examples> = {
  'confusion/a-há': {
    wrong: ['Isso acontece [a→há] muito tempo.', 'Não [a→há] dúvida de que a água falta.'],
    right: ['Isso acontece há muito tempo.', 'Daqui a dois anos, a obra termina.'],
  },
  'confusion/há-a': {
    wrong: ['Isso se deve [há] falta de água.', 'Devido [há] falta de água, tudo parou.'],
    right: ['Graças a essa lei, tudo mudou.', 'Há um problema maior.'],
  },
};
