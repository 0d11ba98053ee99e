import type { Examples } from './examples.ts';

export const EXAMPLES: Record<string, Examples> = {
  'crase/acute': {
    wrong: [
      'Ele foi [ás] urnas cedo.',
      '[Á→Há] muitos anos não chove assim.',
      'Tudo isso se deve [á→à] falta de água.',
      '[Ás→Às] vezes falta água, e o caso vem [á→à] tona.',
      'Saiu [ás→às] pressas, levado [á→à] força, [á→à] mercê da chuva.',
      'Ele foi posto [á→a] trabalhar, de 15 [á→a] 20 dias.',
      'Pediu [á] a mãe.',
    ],
    right: ['Há muitos anos não chove assim.', 'Tudo isso se deve à falta de água.'],
  },
  'crase/missing': {
    wrong: [
      'A obra vai de encontro [a→à] vontade do povo.',
      'Cabe [as→às] escolas ensinar os jovens.',
      'Todos devem ter acesso [a→à] educação.',
      'O filme faz referência [as→às] mulheres da época.',
      'Todos têm direito à moradia e [a→à] segurança.',
      'A gripe, ligada [a→à] falta de vacina, voltou.',
    ],
    right: [
      'Seguem anexas as chaves. Ficaram frente a frente.',
      'O livro fala de tudo, de comida a moda.',
      'Ao Estado cabe a função de proteger a mata.',
      'Cabe a análise do problema.',
      'Não cabe a aplicação de multas a quem ajuda.',
      'E, dada a largada, todos correm.',
      'Assim, cabe a observação acerca de como a rua é usada.',
      'Definidas, enfim, as regras, começa o jogo. Uma vez definidas as regras, começa o jogo.',
      'A multa fere o orgulho e, por consequência, a carteira do motorista.',
      'É preciso cobrar dos vereadores as promessas da campanha.',
      'O acordo mantém vigente a exigência de cinto.',
      'Há muitas aulas a distância, pois falta escola. O bairro prefere cursos a distância.',
      'Vamos em direção a quê?',
      'Tão úteis são para a economia as vacinas.',
      'Eis que é chegada a hora da mudança.',
      'Todos os dias as mesmas notícias chegam.',
      'Feitas as devidas contas, sobra pouco.',
      'Todos devem ter acesso à educação.',
      'O governo deve garantir a educação.',
    ],
  },
  'crase/extra': {
    wrong: ['O problema é [à→a] falta de água.', 'Com isso, [à→a] população sofre.'],
    right: [
      'O governo deve garantir a segurança.',
      'Todos têm direito à segurança.',
      'O boato cresce devido à pressa bem como à desatenção.',
    ],
  },
};
