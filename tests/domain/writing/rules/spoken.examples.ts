import type { Examples } from './examples.ts';

export const EXAMPLES: Record<string, Examples> = {
  'spoken/estar': {
    wrong: ['A vida [tá→está] cara.', 'Eu [tava→estava] em casa.'],
    right: ['A vida está cara.', 'Eles são tão altos.'],
  },
  'spoken/para': {
    wrong: ['Saiu [pra→para] comprar pão.', 'Foi [pro→para o] sul.'],
    right: ['Cobrou um pro labore alto.', 'Saiu para comprar pão.'],
  },
  'spoken/né': {
    wrong: ['Isso é grave, [né]?', 'Todos sabem disso, não [é mesmo]?'],
    right: ['Isso é grave, não apenas feio.', 'Não é mesmo fácil.'],
  },
  'spoken/aí': {
    wrong: ['[Aí] o menino chorou.', 'E [daí→então] veio a crise.'],
    right: ['Daí a importância da escola.', 'É aí que mora o perigo.'],
  },
  'spoken/tipo': {
    wrong: ['Era [tipo assim→como] um castelo.', 'Há frutas, [tipo→como] essas maçãs.'],
    right: ['Há vários tipos de fruta.', 'É outro tipo de problema.'],
  },
  'spoken/a-gente': {
    wrong: ['[A gente] precisa mudar.', 'Disseram que [a gente] errou.'],
    right: ['A gente do campo trabalha cedo.', 'Ajudou a gente humilde da vila.'],
  },
  'spoken/que-nem': {
    wrong: ['Ele faz [que nem→como] o pai.', 'Era tratado [que nem→como] bicho.'],
    right: ['Diz que nem todos vieram.', 'O problema é que nem o governo sabe.'],
  },
  'spoken/por-causa-que': {
    wrong: ['Faltou [por causa que→porque] choveu.', 'Caiu [por conta que→porque] ventava.'],
    right: ['Faltou por causa da chuva.', 'Caiu por conta do vento.'],
  },
  'spoken/fora-que': {
    wrong: ['É caro, [fora que] demora.', 'É longe, [sem falar que] chove.'],
    right: ['Ficou fora, que pena.', 'Saiu sem falar com ninguém.'],
  },
  'spoken/dar-uma': {
    wrong: ['Vale dar uma [olhada] no mapa.', 'Deu uma [parada] no meio.'],
    right: ['Deu uma volta no parque.', 'Deu uma esmola.'],
  },
  'spoken/ter-existir': {
    wrong: ['[Tem→Há] pessoas que não leem.', 'Choveu, mas [tem→há] gente na rua.'],
    right: ['Ele tem pessoas de confiança.', 'O país tem muitos rios.'],
  },
  'spoken/todo-mundo': {
    wrong: ['[Todo mundo→Todos] sabe disso.', 'Nem [todo mundo→todos] leu.'],
    right: ['Há fome em todo mundo pobre.', 'Todo o mundo animal sofre.'],
  },
  'spoken/um-monte': {
    wrong: ['Há [um monte] de problemas.', 'Gastou [um bocado] de dinheiro.'],
    right: ['Subiu um monte alto.', 'Caiu um monte de terra.'],
  },
  'spoken/acaba-que': {
    wrong: ['Chove, e [acaba que] alaga.', 'Mas [acabou que] ninguém veio.'],
    right: ['A aula acaba cedo.', 'A festa acabou quando choveu.'],
  },
  'spoken/com-nós': {
    wrong: ['Venha [com nós→conosco].', 'Falou [com nós→conosco] ontem.'],
    right: ['Falou com nós todos.', 'A corda com nós que não soltam.'],
  },
  'spoken/só-que': {
    wrong: ['Estudou, [só que→mas] não passou.', '[Só que→Mas] ninguém leu.'],
    right: ['Quero só que chova.', 'Ele só quer que chova.'],
  },
  'spoken/bom-então': {
    wrong: ['[Bom], eu acho que sim.', '[Olha], a vida é curta.'],
    right: ['Bom é dormir.', 'Bom aluno, ele passou.'],
  },
  'spoken/ne-exclamation': {
    wrong: ['[Nossa], que calor!', '[Ah], como era bom.'],
    right: ['Nossa casa é pequena.', 'A nossa é maior.'],
  },
};
