import type { Examples } from './examples.ts';

export const EXAMPLES: Record<string, Examples> = {
  'confusion/mais-mas': {
    wrong: ['Isso é bom, [mais→mas] não resolve o problema.', 'Não só estuda, [mais→mas] também trabalha.'],
    right: [
      'Quanto mais tem, mais pede.',
      'Mais vale um amigo na praça.',
      'Isso é bom, mas não resolve o problema.',
      'A água é cada vez mais rara.',
    ],
  },
  'confusion/mas-mais': {
    wrong: ['A água é cada vez [mas→mais] rara.', 'É a cidade [mas→mais] populosa do país.'],
    right: ['A água é cada vez mais rara.', 'Choveu, mas fomos à rua.'],
  },
  'confusion/mau-mal': {
    wrong: ['O aluno foi [mau→mal] na prova.', 'A casa foi [mau→mal] construída.'],
    right: [
      'O lobo mau sabe enganar a menina.',
      'Um boneco era o mau, e o outro, o bom.',
      'O aluno foi mal na prova.',
      'O mau uso da água preocupa.',
    ],
  },
  'confusion/mal-mau': {
    wrong: ['O [mal→mau] uso da água preocupa.', 'O [mal→mau] uso das redes é comum.'],
    right: [
      'Eu mal uso o telefone na aula.',
      'O mau uso da água preocupa.',
      'O mal que isso causa é grande.',
    ],
  },
  'confusion/trás-traz': {
    wrong: ['Isso [trás→traz] muitos problemas.', 'A leitura [trás→traz] conhecimento.'],
    right: ['Isso traz muitos problemas.', 'Ficou para trás na corrida.'],
  },
  'confusion/traz-trás': {
    wrong: ['O carro ficou para [traz→trás].', 'Há interesses por [traz→trás] disso.'],
    right: ['O carro ficou para trás.', 'A leitura traz conhecimento.'],
  },
  'confusion/traz-after-preposition': {
    wrong: [
      'Há um rio [por de traz→por trás] da escola.',
      'Ele olhou para [traz→trás].',
      'A porta de [traz→trás] bateu.',
      'Ele ficou para [tras→trás].',
    ],
    right: ['Ela traz pão.', 'Ele olhou para trás.'],
  },
  'confusion/cem-sem': {
    wrong: ['Saíram [cem→sem] falar nada.', 'Isso é, [cem→sem] dúvida, bom.'],
    right: ['Vieram cem pessoas.', 'Saíram sem falar nada.'],
  },
  'confusion/à-há': {
    wrong: [
      'Ela saiu [à→há] muito tempo.',
      'A ponte caiu [à→há] muitos anos.',
      'O posto fechou [à→há] mais de 5 anos.',
    ],
    right: [
      'Ela saiu há muito tempo.',
      'Daqui a muito tempo, volta.',
      'Foi de 5 a 10 anos.',
      'Vai à mais alta casa.',
    ],
  },
  'confusion/a-há': {
    wrong: ['Isso acontece [a→há] muito tempo.', 'Não [a→há] dúvida de que a água falta.'],
    right: [
      'A quem pertence este barco?',
      'A poucos metros dali, o rio corre.',
      'Daqui a um tempo tudo muda.',
      'Isso leva, sobretudo, a uma vida pior.',
      'Isso acontece há muito tempo.',
      'Daqui a dois anos, a obra termina.',
    ],
  },
  'confusion/há-a': {
    wrong: [
      'Foi condenado [há] pagar a dívida.',
      'Isso se deve [há] falta de água.',
      'Devido [há] falta de água, tudo parou.',
    ],
    right: [
      'Ao tomar outro remédio junto há o risco de piorar.',
      'Nesta época do ano há chuvas.',
      'Graças a essa lei, tudo mudou.',
      'Há um problema maior.',
    ],
  },
};
