import { PLEONASM_RULES } from '@/domain/writing/rules/pleonasms';
import { checkExamples, type Examples } from '../../../support/check-examples';
import { dictionary } from '../../../support/dictionary';

const EXAMPLES: Record<string, Examples> = {
  'pleonasm/há-atrás': {
    wrong: ['Nasceu [há dez anos atrás→há dez anos].', 'Isso foi [há séculos atrás→há séculos].'],
    right: ['Nasceu há dez anos.', 'Dez anos atrás, chovia mais.'],
  },
  'pleonasm/movement': {
    wrong: ['O menino subiu [para cima].', 'Mandou entrar [para dentro].'],
    right: ['Saiu para fora da cidade.', 'Subiu para o quarto.'],
  },
  'pleonasm/elo': {
    wrong: ['A escola é um [elo de ligação→elo].', 'São [elos de ligação→elos] frágeis.'],
    right: ['A escola é um elo.', 'A ligação caiu.'],
  },
  'pleonasm/ambos': {
    wrong: ['[Ambos os dois→Ambos] faltaram.', '[Ambas as duas→Ambas] leis valem.'],
    right: ['Ambos faltaram.', 'Ambas as leis valem.'],
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
    right: ['Havia uma multidão.', 'Um grupo de pessoas saiu.'],
  },
  'pleonasm/monopoly': {
    wrong: ['Tem o [monopólio exclusivo→monopólio].', 'São [pequenos detalhes→detalhes].'],
    right: ['Tem o monopólio.', 'Vendeu o monopólio da água.'],
  },
  'pleonasm/fact': {
    wrong: ['Contou um [fato verídico→fato].', 'Tenho [certeza absoluta→certeza].'],
    right: ['O filme é baseado em fatos reais.', 'O fato é grave.'],
  },
  'pleonasm/but': {
    wrong: ['Choveu, [mas porém→porém] pouco.', 'Tentou, [mas no entanto→no entanto] falhou.'],
    right: ['Choveu, mas pouco.', 'Porém, falhou.'],
  },
  'pleonasm/today': {
    wrong: [
      '[Hoje em dia atualmente→Atualmente] chove.',
      '[Atualmente nos dias de hoje→Atualmente] falta água.',
    ],
    right: ['Hoje em dia chove.', 'Atualmente, falta água.'],
  },
  'pleonasm/more': {
    wrong: ['Chove [cada vez mais e mais→cada vez mais].', 'Este é [mais melhor→melhor].'],
    right: ['Chove cada vez mais.', 'Este é muito melhor.'],
  },
  'pleonasm/se-caso': {
    wrong: ['[Se caso→Caso] chova, fico.', 'Fico, [se caso→caso] faltar luz.'],
    right: ['Caso chova, fico.', 'Se o caso for grave, chame.'],
  },
  'pleonasm/alternative': {
    wrong: ['Não há [outra alternativa→alternativa].', 'Buscou [outras alternativas→alternativas].'],
    right: ['Não há alternativa.', 'Não há outra saída.'],
  },
  'pleonasm/opinion': {
    wrong: ['É minha [opinião pessoal→opinião].', 'Deu sua [opinião pessoal→opinião].'],
    right: ['Deu sua opinião.', 'A vida pessoal importa.'],
  },
  'pleonasm/reason': {
    wrong: ['O motivo é [porque→que] choveu.', 'A razão disso foi [porque→que] faltou luz.'],
    right: ['A razão é que choveu.', 'O motivo é claro, porque choveu.'],
  },
  'pleonasm/etc': {
    wrong: ['Comprou pão, leite [e etc→etc].', 'Há rios, lagos [e etc→etc].'],
    right: ['Comprou pão, leite etc.', 'Há rios e lagos.'],
  },
  'pleonasm/inside': {
    wrong: ['Está inserido [dentro] do grupo.', 'Foi incluído [dentro] da lista.'],
    right: ['Está inserido no grupo.', 'Ficou dentro do carro.'],
  },
  'pleonasm/free': {
    wrong: ['Quem vai [ganhar grátis→ganhar]?', 'Deve [comparecer pessoalmente→comparecer].'],
    right: ['Quem vai ganhar?', 'Foi de graça.'],
  },
  'pleonasm/also': {
    wrong: [
      'O rio [bem como também→bem como] o lago secou.',
      'A mãe, [assim como também→assim como] o pai, leu.',
    ],
    right: ['O rio, bem como o lago, secou.', 'Ele também leu.'],
  },
  'pleonasm/and-nor': {
    wrong: ['Não come [e nem→nem] dorme.', 'Nunca leu livros [e nem→nem] jornais.'],
    right: ['Não come nem dorme.', 'Choveu, e nem todos vieram.'],
  },
};

checkExamples(PLEONASM_RULES, EXAMPLES, () => dictionary);
