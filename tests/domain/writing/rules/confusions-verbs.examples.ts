import type { Examples } from './examples.ts';

export const EXAMPLES: Record<string, Examples> = {
  'confusion/discriminar': {
    wrong: [
      'Ninguém pode [descriminar→discriminar] uma pessoa.',
      'A [descriminação→discriminação] racial é crime.',
    ],
    right: ['O projeto quer descriminar o uso de drogas.', 'A discriminação racial é crime.'],
  },
  'confusion/cumprir': {
    wrong: ['A lei precisa ser [comprida→cumprida].', 'As promessas não são [compridas→cumpridas].'],
    right: ['A estrada é comprida.', 'A lei foi cumprida.'],
  },
  'confusion/retificar': {
    wrong: ['O jornal precisa [ratificar→retificar] o erro.', 'Ele [ratificou→retificou] a falha na ata.'],
    right: ['O presidente ratificou o tratado.', 'O jornal retificou o erro.'],
  },
  'confusion/infringir': {
    wrong: ['Quem [inflige→infringe] a lei deve pagar.', 'Não se pode [infligir→infringir] as normas.'],
    right: ['O juiz infligiu a pena máxima.', 'Quem infringe a lei deve pagar.'],
  },
  'confusion/infligir': {
    wrong: [
      'A guerra [infringe→inflige] sofrimento a todos.',
      'Queriam [infringir→infligir] castigos ao menino.',
    ],
    right: ['Ele infringiu o regulamento.', 'A guerra inflige dor.'],
  },
  'confusion/despercebido': {
    wrong: [
      'O erro passou [desapercebido→despercebido].',
      'As mudanças passam [desapercebidas→despercebidas].',
    ],
    right: ['O ataque os pegou desapercebidos.', 'O erro passou despercebido.'],
  },
  'confusion/conserto': {
    wrong: [
      'O [concerto→conserto] do telhado custou caro.',
      'É hora de [concertar→consertar] o carro.',
      'Fomos a um [conserto→concerto] de rock.',
    ],
    right: ['O concerto da orquestra foi lindo.', 'O conserto do carro demorou.'],
  },
  'confusion/absorver': {
    wrong: ['A esponja [absolve→absorve] água.', 'O aluno precisa [absolver→absorver] o conteúdo.'],
    right: ['O júri absolveu o réu.', 'A terra absorve a água.'],
  },
  'confusion/imergir': {
    wrong: ['A lua [imerge→emerge] das nuvens.', 'O barco [imergiu→emergiu] do mar.'],
    right: ['O submarino emergiu do mar.', 'Ela imergiu na água fria.'],
  },
  'confusion/imerso': {
    wrong: ['O menino vive [emerso→imerso] em livros.', 'As casas ficaram [emersas→imersas] na lama.'],
    right: ['A ilha ficou emersa depois da maré.', 'Ela ficou imersa em pensamentos.'],
  },
  'confusion/viagem': {
    wrong: ['A [viajem→viagem] durou dez horas.', 'Talvez eles [viagem→viajem] para o sul.'],
    right: ['Espero que todos viajem bem.', 'A viagem durou dez horas.'],
  },
  'confusion/perda': {
    wrong: [
      'Sentiu a [perca→perda] do amigo.',
      'O agricultor teve muitas [percas→perdas].',
      '[Perca→Perda] de tempo é o que não falta.',
    ],
    right: ['Espero que ela não perca a prova.', 'Não perca de vista o trem.', 'A perda do amigo doeu.'],
  },
  'confusion/vem-veem': {
    wrong: ['O país [veem] crescendo há anos.', 'As cidades [veem] se tornando perigosas.'],
    right: ['Eles veem crescimento em tudo.', 'As cidades vêm crescendo.'],
  },
  'confusion/haja': {
    wrong: ['É preciso que [aja→haja] mais escolas.', 'Não saiu, [aja→haja] vista a chuva.'],
    right: ['Espero que ele aja com calma.', 'É preciso que haja mais escolas.'],
  },
  'confusion/aja': {
    wrong: ['Que o governo [haja→aja] com rigor.', 'Espera-se que a polícia [haja→aja] de forma justa.'],
    right: ['Que haja respeito entre todos.', 'Espera-se que a polícia aja de forma justa.'],
  },
  'confusion/houve': {
    wrong: ['Em maio [ouve→houve] um aumento de casos.', 'Muito se [houve→ouve] falar nisso.'],
    right: ['A criança ouve música no quarto.', 'Em maio houve um aumento.'],
  },
  'confusion/surtir': {
    wrong: ['A campanha não vai [sortir→surtir] efeito.', 'As medidas [sortiram→surtiram] efeitos.'],
    right: ['A loja vai sortir o estoque.', 'A campanha surtiu efeito.'],
  },
  'confusion/ascender': {
    wrong: ['Ele quer [acender→ascender] socialmente.', 'Foi ele quem [ascendeu→acendeu] a luz.'],
    right: ['Ela acendeu uma vela.', 'Ascender na carreira leva tempo.'],
  },
  'confusion/cassar': {
    wrong: ['O tribunal decidiu [caçar→cassar] o mandato.', 'Ficou com o mandato [caçado→cassado].'],
    right: ['É proibido caçar onças.', 'O tribunal cassou o mandato.'],
  },
};
