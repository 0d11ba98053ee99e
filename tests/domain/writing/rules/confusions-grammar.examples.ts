import type { Examples } from './examples.ts';

export const EXAMPLES: Record<string, Examples> = {
  'confusion/mal-before-noun': {
    wrong: [
      'Foi um [mal→mau] exemplo para os colegas.',
      'O [mal→mau] uso da verba prejudica todos.',
      'A [mal→má] gestão atrasa as obras.',
    ],
    right: ['O aluno dormiu mal e chegou cedo.', 'Eu mal uso o telefone durante a aula.'],
  },
  'confusion/mau-before-participle': {
    wrong: [
      'São funcionários [mau→mal] pagos.',
      'Ele costuma falar [mau→mal] dos vizinhos.',
      'O diretor acordou [mau humorado→mal-humorado] hoje.',
    ],
    right: ['O lobo mau sabe enganar a menina.', 'Foi um mau pagador a vida inteira.'],
  },
  'confusion/a-cerca': {
    wrong: ['Houve um debate [a cerca→acerca] da reforma.', 'Pouco se sabe [a cerca→acerca] disso.'],
    right: ['A escola fica a cerca de dois quilômetros daqui.', 'Discutiu-se acerca da reforma.'],
  },
  'confusion/acerca-time': {
    wrong: ['A vila nasceu [acerca→há cerca] de 20 anos.', 'Isso ocorreu [acerca→há cerca] de três séculos.'],
    right: ['Ele falou acerca de muitos anos de trabalho.', 'A vila nasceu há cerca de vinte anos.'],
  },
  'confusion/há-preposition': {
    wrong: [
      'Daqui [há→a] pouco começa a prova.',
      'O povo foi obrigado [há→a] pagar mais.',
      'São medidas [há→a] longo prazo.',
      'A feira parou devido [há o→ao] frio.',
    ],
    right: [
      'Isso mostra o quanto há flores no vale.',
      'Ninguém é obrigado, pois há saída.',
      'Na mesa junto há um copo.',
      'Há cada vez mais carros nas ruas, e não há ônibus.',
    ],
  },
  'confusion/a-time-ago': {
    wrong: ['Isso foi dito [a muitos anos atrás→há muitos anos].', 'O problema existe [a→há] muito tempo.'],
    right: ['Daqui a muitos anos ninguém se lembrará.', 'Ele se dedicou a muitos projetos.'],
  },
  'confusion/afim': {
    wrong: ['Estudou [afim→a fim] de passar.', 'Fez silêncio [afim que→a fim de que] todos ouvissem.'],
    right: ['São áreas afins, de interesse comum.', 'Estudou a fim de passar.'],
  },
  'confusion/senao': {
    wrong: ['A água acabará [senão→se não] houver cuidado.', 'Como [senão→se não] bastasse, choveu.'],
    right: ['Corra, senão perderá o trem.', 'Nada restou senão a esperança.'],
  },
  'confusion/se-nao': {
    wrong: ['Não há outra saída [se não→senão] o estudo.', 'Ninguém [se não→senão] ele sabia.'],
    right: ['Não haverá saída se não chover.', 'A obra para se não há dinheiro.'],
  },
  'confusion/demais': {
    wrong: ['Ele ajudou os [de mais→demais] colegas.', 'Já é tarde [de mais→demais].'],
    right: ['Os de mais idade sentaram na frente.', 'Não há nada de mais nisso.'],
  },
  'confusion/mais-conjunction': {
    wrong: ['Não é só barulho, [mais→mas] também sujeira.', '[Mais→Mas] será que isso basta?'],
    right: [
      'Mais vale um vizinho perto do que um irmão longe.',
      'Quanto mais se lê, mais se aprende.',
      'Mais do que isso, é preciso agir.',
    ],
  },
  'confusion/mas-quantity': {
    wrong: ['O rio está cada vez [mas→mais] sujo.', 'Ele venceu [mas→mais] uma vez.'],
    right: ['Ele é velho, mas forte.', 'Chove pouco, mas uma vez que chove, alaga.'],
  },
  'confusion/nada-a-ver': {
    wrong: [
      'Isso não tem nada [haver→a ver] com o tema.',
      'Uma coisa não tem nada [há ver→a ver] com a outra.',
    ],
    right: ['Uma coisa não tem nada a ver com a outra.', 'Não pode nada haver de errado nisso.'],
  },
  'confusion/à-medida-que': {
    wrong: [
      'O frio aumenta [à medida em que→à medida que] a noite cai.',
      'Isso é grave [na medida que→na medida em que] fere a lei.',
    ],
    right: [
      'O frio aumenta à medida que a noite cai.',
      'A medida que o governo tomou é dura, na medida em que corta salários.',
    ],
  },
  'confusion/ao-par': {
    wrong: ['O ministro está [ao→a] par do assunto.', 'Queremos ficar [ao→a] par de tudo.'],
    right: [
      'As duas moedas estão ao par.',
      'O real já esteve próximo ao par do dólar.',
      'Ela está a par de tudo.',
    ],
  },
  'confusion/trás': {
    wrong: ['A obra [trás→traz] benefícios.', 'A chuva [tras→traz] alívio.'],
    right: ['Não olhe para trás.', 'Ele saiu de trás da porta e traz notícias.'],
  },
  'confusion/tampouco': {
    wrong: [
      'Não leu o livro, nem [tão pouco→tampouco] o resumo.',
      'Ele não estuda, [tão pouco→tampouco] trabalha.',
    ],
    right: ['Ele come tão pouco que adoeceu.', 'Em tão pouco tempo nada muda.'],
  },
};
