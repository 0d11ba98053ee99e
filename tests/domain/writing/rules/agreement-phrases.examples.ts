import type { Examples } from './examples.ts';

export const EXAMPLES: Record<string, Examples> = {
  'agreement/menas': {
    wrong: ['Há [menas→menos] gente aqui.', 'Quero [menas→menos] pimenta.'],
    right: ['Há menos gente aqui.', 'Quero menos pimenta.'],
  },
  'agreement/meia-adverb': {
    wrong: ['Ela está [meia→meio] cansada.', 'As contas ficaram [meias→meio] confusas.'],
    right: ['Ela está meio cansada.', 'Ela é meia irmã dele.'],
  },
  'agreement/meio-half': {
    wrong: ['Esperou [meio→meia] hora na fila.', 'Bebeu dois [meio→meios] litros.'],
    right: ['Esperou meia hora na fila.', 'Mora no meio da horta.'],
  },
  'agreement/bastante': {
    wrong: ['Há [bastante→bastantes] casas ali.', 'Ela tem [bastante→bastantes] amigos.'],
    right: ['Há bastantes casas ali.', 'Eles têm bastante medo.'],
  },
  'agreement/anexo': {
    wrong: ['Enviou em [anexa→anexo] a foto.', '[Segue anexo] as provas.', '[Seguem anexos o recibo].'],
    right: ['Enviou em anexo a foto.', 'Seguem anexas as provas.'],
  },
  'agreement/proibido-a': {
    wrong: ['[É proibida→É proibido] entrada de cães.', '[É permitida→É permitido] música alta.'],
    right: ['É proibida a entrada de cães.', 'É proibido entrada de cães.'],
  },
  'agreement/necessaria-que': {
    wrong: ['É [necessária→necessário] que chova.', 'Dizem que é [certa→certo] que chove.'],
    right: [
      'A chuva é necessária. É necessário que chova.',
      'A vila diz que a chuva é certa, que virá logo.',
    ],
  },
  'agreement/todo-os': {
    wrong: [
      '[Todo os→Todos os] gatos dormem.',
      'Leu [todas os→todos os] livros.',
      'Deu bola para [todos o→todo o] alunos.',
    ],
    right: [
      'Todos os gatos dormem.',
      'De todo a ideia não é ruim.',
      'São regras, e nem todos as seguem.',
      'A lei garante a todos o direito à saúde.',
      'O bairro oferece a todos o mesmo ensino.',
      'É dever de todos o cuidado com a rua.',
      'A greve tirou de todos o sono.',
      'O prefeito negou a todos as vagas prometidas.',
      'A escola dá a todos o que a família não dá.',
    ],
  },
  'agreement/todo-plural': {
    wrong: ['[Todas pessoas→Todas as pessoas] erram.', 'Corre [todos dias→todos os dias].'],
    right: ['Todas as pessoas erram.', 'São todos amigos.'],
  },
  'agreement/ambos': {
    wrong: ['Ouviu [ambos lados→ambos os lados].', '[Ambas partes→Ambas as partes] cederam.'],
    right: ['Ouviu ambos os lados.', 'Ambas cederam.'],
  },
  'agreement/qualquer-plural': {
    wrong: ['Evite [qualquer problemas→quaisquer problemas].', 'Serve [quaisquer pessoa→qualquer pessoa].'],
    right: ['Evite quaisquer problemas.', 'Serve qualquer pessoa.'],
  },
  'agreement/cada-plural': {
    wrong: ['[Cada pessoas→Cada pessoa] pensa de um jeito.', 'Recebeu [cada alunos→cada aluno] na porta.'],
    right: ['Cada pessoa pensa de um jeito.', 'Volta a cada dois dias.'],
  },
  'agreement/cada-verb': {
    wrong: ['Cada um [fazem→faz] a sua parte.', 'Cada pessoa não [podem→pode] tudo.'],
    right: [
      'Cada um faz a sua parte.',
      'Eles, cada um, são bons.',
      'Os gestos de cada pessoa podem mudar tudo.',
    ],
  },
  'agreement/um-milhoes': {
    wrong: ['Gastou [1,5 milhões→1,5 milhão] de reais.', 'São [1,2 bilhões→1,2 bilhão] de pessoas.'],
    right: ['Gastou 1,5 milhão de reais.', 'São 2,2 bilhões de pessoas.'],
  },
  'agreement/as-milhares': {
    wrong: ['Salvou [as milhares→os milhares] de vidas.', 'Viu [muitas milhares→muitos milhares] de aves.'],
    right: ['Salvou os milhares de vidas.', 'Viu milhares de aves.'],
  },
  'agreement/muito-gente': {
    wrong: ['[Muitas gente→Muita gente] veio.', 'Não gosto quando [essas gente→essa gente] grita.'],
    right: ['Muita gente veio.', 'Gosto muito, gente.'],
  },
  'agreement/uma-das': {
    wrong: ['É [um das→uma das] casas da rua.', 'Foi [uma dos→um dos] motivos da briga.'],
    right: ['É uma das casas da rua.', 'Foi um dos motivos da briga.'],
  },
  'agreement/gender-fixed': {
    wrong: ['Comprou [o alface→a alface] na feira.', 'Sentiu [uma dó→um dó] enorme.'],
    right: ['Comprou a alface na feira.', 'Sentiu um dó enorme.'],
  },
  'agreement/demais': {
    wrong: ['Falou com [a demais→as demais] pessoas.', 'Esperou [o demais→os demais] alunos.'],
    right: ['Falou com as demais pessoas.', 'Comeu demais.'],
  },
  'agreement/meios-de': {
    wrong: ['O trem é um dos meios de [transportes→transporte].', 'Vi atos de [violências→violência] ali.'],
    right: ['Há poucos meios de transportes coletivos.', 'As comunicações da vila caíram.'],
  },
};
