import type { Examples } from './examples.ts';

export const EXAMPLES: Record<string, Examples> = {
  'pleonasm/movement': {
    wrong: ['O menino subiu [para cima].', 'Mandou entrar [para dentro].'],
    right: ['Saiu para fora da cidade.', 'Subiu para o quarto.'],
  },
  'pleonasm/elo': {
    wrong: ['A escola é um [elo de ligação→elo].', 'São [elos de ligação→elos] frágeis.'],
    right: ['A escola é um elo.', 'A ligação caiu.'],
  },
  'pleonasm/surprise': {
    wrong: ['Foi uma [surpresa inesperada→surpresa].', 'Trouxe uma [novidade inédita→novidade].'],
    right: ['Foi uma surpresa boa.', 'A visita inesperada alegrou a casa.'],
  },
  'pleonasm/face': {
    wrong: ['É preciso [encarar de frente→encarar] o medo.', 'Eles [encaram de frente→encaram] a crise.'],
    right: ['Encarou a crise.', 'Viu de frente o mar.'],
  },
  'pleonasm/repeat': {
    wrong: ['Vai [repetir de novo→repetir] o ano.', '[Retornou novamente→Retornou] ao cargo.'],
    right: ['Vai repetir o ano.', 'Caiu de novo.'],
  },
  'pleonasm/time': {
    wrong: ['Resolveu [adiar para depois→adiar].', 'É bom [planejar antecipadamente→planejar].'],
    right: ['Adiou para maio.', 'Pagou antecipadamente.'],
  },
  'pleonasm/together': {
    wrong: ['Os povos [convivem juntos→convivem].', 'Gostam de [compartilhar juntos→compartilhar].'],
    right: ['Os povos convivem.', 'Moram juntos.'],
  },
  'pleonasm/unanimous': {
    wrong: ['Houve [consenso geral→consenso].', 'Foi a [unanimidade de todos→unanimidade].'],
    right: ['Houve consenso.', 'A assembleia geral votou.'],
  },
  'pleonasm/protagonist': {
    wrong: ['É o [principal protagonista→protagonista].', 'A [protagonista principal→protagonista] morre.'],
    right: ['É o protagonista.', 'A personagem principal morre.'],
  },
  'pleonasm/crowd': {
    wrong: ['Havia uma [multidão de pessoas→multidão].', 'Teve [hemorragia de sangue→hemorragia].'],
    right: ['Havia uma multidão.', 'Um grupo de pessoas saiu.', 'Deixou uma multidão de pessoas doentes.'],
  },
  'pleonasm/monopoly': {
    wrong: ['Tem o [monopólio exclusivo→monopólio].', 'São [pequenos detalhes→detalhes].'],
    right: ['Tem o monopólio.', 'Vendeu o monopólio da água.'],
  },
  'pleonasm/fact': {
    wrong: ['Contou um [fato verídico→fato].', 'Tenho [certeza absoluta→certeza].'],
    right: ['O filme é baseado em fatos reais.', 'O fato é grave.'],
  },
  'pleonasm/alternative': {
    wrong: ['Não há [outra alternativa→alternativa].', 'Buscou [outras alternativas→alternativas].'],
    right: ['Não há alternativa.', 'Não há outra saída.'],
  },
  'pleonasm/opinion': {
    wrong: ['É minha [opinião pessoal→opinião].', 'Deu sua [opinião pessoal→opinião].'],
    right: ['Deu sua opinião.', 'A vida pessoal importa.'],
  },
  'pleonasm/inside': {
    wrong: ['Está inserido [dentro] do grupo.', 'Foi incluído [dentro] da lista.'],
    right: ['Está inserido no grupo.', 'Ficou dentro do carro.'],
  },
  'pleonasm/free': {
    wrong: ['Quem vai [ganhar grátis→ganhar]?', 'Deve [comparecer pessoalmente→comparecer].'],
    right: ['Quem vai ganhar?', 'Foi de graça.'],
  },
};
