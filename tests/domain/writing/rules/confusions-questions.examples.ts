import type { Examples } from './examples.ts';

export const EXAMPLES: Record<string, Examples> = {
  'confusion/aonde': {
    wrong: ['Esta é a rua [aonde→onde] moro.', '[Aonde→Onde] fica a escola?'],
    right: [
      'Aonde vais com tanta pressa?',
      'Aonde quer que more, cuida da rua.',
      'Aonde vamos depois da aula?',
      'O esforço o fez chegar aonde está.',
    ],
  },
  'confusion/onde-movement': {
    wrong: ['[Onde→Aonde] queremos chegar?', 'Não sei [onde→aonde] pretendem ir.'],
    right: ['Onde querem morar?', 'Aonde queremos chegar?'],
  },
  'confusion/o-porque': {
    wrong: ['Ninguém explicou o [porque→porquê].', 'É preciso entender o [por que→porquê] disso.'],
    right: ['Ele faltou porque adoeceu.', 'Sabemos o porquê da greve.'],
  },
  'confusion/porque-question': {
    wrong: [
      '[Porque→Por que] isso ainda acontece?',
      'Mas [porque→por que] o povo aceita?',
      '[Porquê→Por que] tanta pressa hoje?',
    ],
    right: ['Porque choveu, ele faltou.', 'Ele faltou porque choveu?'],
  },
  'confusion/porquê-link': {
    wrong: [
      'Tentou descobrir [porquê→por que] a obra parou.',
      'Faltou [porquê→porque] adoeceu.',
      'Ri muito, [porquê→porque] é feliz.',
    ],
    right: ['O porquê disso ninguém sabe.', 'Faltou porque adoeceu. Cada porquê tem resposta.'],
  },
  'confusion/onde-no-place': {
    wrong: [
      'Foi uma fase [onde→em que] li muito.',
      'É um pensamento antigo, [onde→em que] só um manda.',
      'É nesse contexto [onde→que] a feira nasceu. Foi na época antiga [onde→que] tudo mudou.',
    ],
    right: [
      'A obra volta todos os anos, onde falta água.',
      'Conheço a rua onde ele mora nesse momento.',
      'Isso foi no sítio onde nasci. Vá por onde quiser.',
      'O preço sobe a cada crise, onde vai parar? Nessa crise, onde fica o povo?',
      'Ninguém sabe nessa crise onde vamos parar.',
    ],
  },
  'confusion/por-que-end': {
    wrong: [
      'Ele foi embora, e [por que→por quê]?',
      'Ninguém disse [por que→por quê].',
      'A ponte caiu, [porquê→por quê]?',
    ],
    right: [
      'Qual é o porquê? Tudo tem um porquê.',
      'Por que ele foi embora?',
      'Não disse por que foi embora, mas foi.',
    ],
  },
  'confusion/motivo-por-que': {
    wrong: ['Essa é a razão [porque→por que] lutam.', 'Queremos saber [porque→por que] a obra parou.'],
    right: ['Não veio porque estava doente.', 'Ele não quis saber, porque estava triste.'],
  },
};
