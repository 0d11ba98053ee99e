import { EXPRESSION_RULES } from '@/domain/writing/rules/expressions';
import { checkExamples, type Examples } from '../../../support/check-examples';
import { dictionary } from '../../../support/dictionary';

const EXAMPLES: Record<string, Examples> = {
  'expression/a-nível-de': {
    wrong: ['O problema, [a nível de] custo, é grave.', 'É um tema [a nível→em âmbito] nacional.'],
    right: ['A água chegou ao nível de ontem.', 'O nível de ensino caiu.'],
  },
  'expression/enquanto-que': {
    wrong: [
      'Uns comem, [enquanto que→enquanto] outros passam fome.',
      'O sul cresce [enquanto que→enquanto] o norte para.',
    ],
    right: ['Uns comem enquanto outros olham.', 'Por enquanto, que fiquem.'],
  },
  'expression/face-a': {
    wrong: ['[Face ao→Em face do] exposto, é preciso agir.', 'É preciso ceder, [face à→em face da] crise.'],
    right: ['Ficaram face a face.', 'Em face da crise, cedeu.'],
  },
  'expression/haja-vista': {
    wrong: ['É urgente, [haja visto→haja vista] a seca.', 'É urgente, [hajam vista→haja vista] os fatos.'],
    right: ['É urgente, haja vista a seca.', 'Duvido que ele haja visto o filme.'],
  },
  'expression/o-mesmo': {
    wrong: ['Prenderam o homem, pois [o mesmo→ele] furtou.', 'Leu a lei e falou [da mesma→dela].'],
    right: ['O mesmo vale para os outros.', 'Eles têm os mesmos direitos.'],
  },
  'expression/mediante-a': {
    wrong: ['Só entra [mediante ao→mediante o] pagamento.', 'Calou-se [perante à→perante a] plateia.'],
    right: ['Só entra mediante pagamento.', 'Calou-se perante a plateia.'],
  },
  'expression/meu-ver': {
    wrong: ['[Ao meu ver→A meu ver], é tarde.', '[A grosso modo→Grosso modo], dobrou.'],
    right: ['A meu ver, é tarde.', 'Ao meu filho, tudo.'],
  },
  'expression/longo-prazo': {
    wrong: ['Dá lucro [ao longo prazo→a longo prazo].', 'São medidas [à curto prazo→a curto prazo].'],
    right: ['Dá lucro a longo prazo.', 'Ao longo da vida, aprendeu.'],
  },
  'expression/de-maneira-que': {
    wrong: [
      'Choveu, [de maneiras que→de maneira que] alagou.',
      'Agiu [de formas que→de forma que] ninguém viu.',
    ],
    right: ['Choveu, de maneira que alagou.', 'Há formas que duram.'],
  },
  'expression/a-ponto-de': {
    wrong: ['Gritou [ao ponto de→a ponto de] ficar rouco.', 'Cansou-se [ao ponto de→a ponto de] desistir.'],
    right: ['Chegou ao ponto de desistir.', 'Foi ao ponto de ônibus.'],
  },
  'expression/vez-que': {
    wrong: ['Faltou, [vez que→uma vez que] adoeceu.', 'Saiu, [apesar que→apesar de que] chovia.'],
    right: ['Faltou, uma vez que adoeceu.', 'Cada vez que chove, alaga.'],
  },
  'expression/fazer-com-que': {
    wrong: ['Isso faz [que com que→com que] o povo sofra.', 'A lei fez [com o que→com que] parassem.'],
    right: ['Isso faz com que o povo sofra.', 'Ficou com o que sobrou.'],
  },
  'expression/custas': {
    wrong: ['Vive [às custas→à custa] do pai.', 'Enriqueceu [às custas→à custa] de outros.'],
    right: ['Vive à custa do pai.', 'Pagou as custas processuais.'],
  },
  'expression/independente': {
    wrong: [
      '[Independente→Independentemente] da idade, vota.',
      'Todos votam, [independente→independentemente] de raça.',
    ],
    right: ['O país é independente de Portugal.', 'Votou independentemente da idade.'],
  },
  'expression/sendo-que': {
    wrong: ['Há dez salas, [sendo que] três fecharam.', 'Faltou luz [sendo que] a conta foi paga.'],
    right: ['Sendo assim, que venham.', 'Está sendo quente o verão.'],
  },
  'expression/através': {
    wrong: ['Isso se faz [através→por meio] de campanhas.', 'Mudou o país [através→por meio] da educação.'],
    right: ['Viu a rua através da janela.', 'A luz passa através do vidro.'],
  },
  'expression/fato-de-que': {
    wrong: ['Parou [devido ao fato de que→porque] chovia.', '[Devido ao fato que→Porque] choveu, parou.'],
    right: ['Parou devido ao fato narrado.', 'O fato de que chove não muda nada.'],
  },
  'expression/acabar-sendo': {
    wrong: ['O preço [acaba sendo] alto.', 'A lei [acabou gerando] protestos.'],
    right: ['O preço é alto.', 'A festa acabou cedo.'],
  },
};

checkExamples(EXPRESSION_RULES, EXAMPLES, () => dictionary);
