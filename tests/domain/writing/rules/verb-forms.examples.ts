import type { Examples } from './examples.ts';

export const EXAMPLES: Record<string, Examples> = {
  'verb-forms/seje': {
    wrong: ['Espero que ele [seje→seja] feliz.', 'Que todos [estejem→estejam] prontos.'],
    right: ['Espero que ele seja feliz.', 'Que todos estejam prontos.'],
  },
  'verb-forms/vir-ter': {
    wrong: ['A polícia [interviu→interveio] na briga.', 'Ela [manteu→manteve] a palavra.'],
    right: ['A polícia interveio na briga.', 'Ela manteve a palavra.'],
  },
  'verb-forms/por-querer': {
    wrong: ['Venha quem [quizer→quiser].', 'Eles [puzeram→puseram] a mesa.'],
    right: ['Venha quem quiser.', 'Eles puseram a mesa.'],
  },
  'verb-forms/pude': {
    wrong: ['Se ele [podesse→pudesse], viria.', 'Se todos [podessem→pudessem] ler!'],
    right: ['Se ele pudesse, viria.', 'Se todos pudessem ler!'],
  },
  'verb-forms/past-in-z': {
    wrong: ['Se ela [fizece→fizesse] isso, venceria.', 'Talvez [ouvesse→houvesse] outra saída.'],
    right: ['Se ela fizesse isso, venceria.', 'Talvez houvesse outra saída.'],
  },
  'verb-forms/preveu': {
    wrong: ['Ninguém [preveu→previu] a cheia.', 'Os técnicos [preveram→previram] a seca.'],
    right: ['Ninguém previu a cheia.', 'Os técnicos previram a seca.'],
  },
  'verb-forms/reavê': {
    wrong: ['O banco [reavê] o dinheiro.', 'É bom que ele se [precavenha].'],
    right: ['O banco recupera o dinheiro.', 'É bom que ele se previna.'],
  },
  'verb-forms/tinha-chego': {
    wrong: ['O trem já tinha [chego→chegado].', 'Ela havia [trago→trazido] flores.'],
    right: ['O trem já tinha chegado.', 'Eu trago flores.'],
  },
  'verb-forms/regular-participle': {
    wrong: ['Ele tinha [escrevido→escrito] cartas.', 'Ela havia [abrido→aberto] tudo.'],
    right: ['Ele tinha escrito cartas.', 'Ela havia aberto tudo.'],
  },
  'verb-forms/veio-ver': {
    wrong: ['A mudança pode [vim→vir] tarde.', 'Ela vai [vim→vir] amanhã.'],
    right: ['A mudança pode vir tarde.', 'Eu vim ontem.'],
  },
  'verb-forms/estao-written-ao': {
    wrong: ['Eles [gostavão→gostavam] de cantar.', 'Os dois [poderião→poderiam] vencer.'],
    right: ['Eles gostavam de cantar.', 'Eles gostarão de cantar.'],
  },
  'verb-forms/infinitive-sse': {
    wrong: ['Se ela [fize-se→fizesse] o exame, saberia.', 'Pediu que ele [tive-se→tivesse] calma.'],
    right: ['Se ela fizesse o exame, saberia.', 'Fez-se silêncio.'],
  },
  'verb-forms/gerund-no': {
    wrong: ['Ela está [fazeno→fazendo] o jantar.', 'Eles estão [falano→falando] alto.'],
    right: ['Ela está fazendo o jantar.', 'Aqui está seguro o pequeno. Ele está sereno.'],
  },
  'gerundism/future': {
    wrong: ['O governo [vai estar ajudando] o povo.', 'A lei [irá estar punindo] os culpados.'],
    right: ['O governo vai ajudar o povo.', 'O povo está ajudando o governo.'],
  },
};
