import type { Examples } from './examples.ts';

export const EXAMPLES: Record<string, Examples> = {
  'capitals/place': {
    wrong: [
      'A fome no [brasil→Brasil] persiste.',
      'Ela mora em [São paulo→São Paulo] desde cedo.',
      'Vieram dos [estados unidos→Estados Unidos] ontem.',
      'As águas do [rio são Francisco→rio São Francisco] baixaram.',
    ],
    right: ['A fome no Brasil persiste.', 'O BRASIL tem fome.', 'Os rios de janeiro são cheios.'],
  },
  'capitals/name': {
    wrong: [
      'Segundo [zygmunt bauman→Zygmunt Bauman], tudo é líquido.',
      'Os contos de [Machado de assis→Machado de Assis] encantam.',
    ],
    right: ['Segundo Zygmunt Bauman, tudo é líquido.', 'O machado de ferro quebrou.'],
  },
  'capitals/institution': {
    wrong: [
      'Está na [constituição federal→Constituição Federal] desde 1988.',
      'O [supremo tribunal federal→Supremo Tribunal Federal] julgou o caso.',
      'Falou a [Presidente da república→Presidente da República] na quarta.',
      'O [código penal→Código Penal] prevê a pena.',
    ],
    right: [
      'A Constituição federal de 1988 garante isso.',
      'O presidente da República falou.',
      'A lei seca a fonte do problema.',
      'A previdência social preocupa os mais velhos.',
      'Cada bairro pede um conselho tutelar. Ela mora numa casa branca.',
      'Criou-se um banco mundialmente conhecido.',
    ],
  },
  'capitals/period': {
    wrong: [
      'Na [idade média→Idade Média], poucos liam.',
      'Depois da [segunda guerra mundial→Segunda Guerra Mundial], veio a paz.',
    ],
    right: ['A idade média dos alunos subiu.', 'Na Idade Média, poucos liam.'],
  },
  'capitals/known-name': {
    wrong: ['Vieram da [europa→Europa] há anos.', 'Ele nasceu na [alemanha→Alemanha] antes da guerra.'],
    right: ['Vieram da Europa há anos.', 'A alemã chegou cedo.'],
  },
};
