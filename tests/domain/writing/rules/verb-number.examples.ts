import type { Examples } from './examples.ts';

export const EXAMPLES: Record<string, Examples> = {
  'agreement/verb-number': {
    wrong: [
      'São leis e normas que [protege→protegem] a mata.',
      'Temos leis e normas que [garante→garantem] o direito.',
    ],
    right: [
      'Ela doa os livros que não lê.',
      'Evitou os riscos que pode causar.',
      'Três quilos é pouco. Dois litros é mais do que preciso.',
      'O romance Os Corumbas narra a vida na fábrica.',
      'O prazer de cozinhar para a família e os amigos ficou no passado.',
      'O conto segue um de seus amigos de escola, que foge da cidade.',
      'O jovem que anos atrás lutou hoje descansa.',
      'Diminuir a distância entre os ricos e os pobres é simplesmente mudar a lei.',
      'O jovem muitas vezes ainda não é ouvido.',
      'Quem fala deve saber daquilo que diz.',
      'São vidas e sonhos seja de ricos ou de pobres.',
      'Os danos mais tarde podem crescer.',
      'Nesses países é indiscutível que falta água.',
      'Segundo historiadores foi criado na Europa.',
      'Os entraves acerca do tema são muitos.',
      'Dentre tantos fatores vale destacar a chuva.',
      'Muitos alunos das escolas não podem estudar.',
      'O dono das casas pode vender tudo.',
    ],
  },
};
