import type { Examples } from './examples.ts';

export const EXAMPLES: Record<string, Examples> = {
  'clitics/future': {
    wrong: [
      'A cidade [tornará-se→se tornará] um deserto.',
      'Todos [beneficiariam-se→se beneficiariam] da obra.',
      '[Tornará-se→Tornar-se-á] impossível voltar.',
      '[Faria-se→Far-se-ia] um novo plano.',
      'No fim, [poria-se→pôr-se-ia] tudo à venda.',
      'O prefeito [dirá-lhe→lhe dirá] a verdade.',
      '[Trará-o→Trá-lo-á] de volta o vento.',
    ],
    right: ['A cidade tornar-se-á um deserto.', 'Ele queria-se livre de tudo.'],
  },
  'clitics/participle': {
    wrong: [
      'O rio tem [tornado-se→se tornado] um esgoto.',
      'Eles tinham [esquecido-se→se esquecido] do prazo.',
    ],
    right: ['O rio tem se tornado um esgoto.', 'Tornou-se um esgoto.'],
  },
  'clitics/after-negation': {
    wrong: [
      'A chuva não [limita-se→se limita] ao litoral.',
      'Ninguém [importou-se→se importou] com o aviso.',
      'Nenhum vizinho [queixou-se→se queixou].',
    ],
    right: ['A chuva não se limita ao litoral.', 'É melhor não limitá-los.'],
  },
  'clitics/after-que': {
    wrong: ['O bairro que [formou-se→se formou] ali é pobre.', 'Quem [dedica-se→se dedica] aprende.'],
    right: ['O bairro que se formou ali é pobre.', 'Quem se dedica aprende.'],
  },
  'clitics/after-conjunction': {
    wrong: [
      'Quando [fala-se→se fala] de lixo, todos se calam.',
      'Saiu porque [sentia-se→se sentia] só.',
      'Ora [cala-se→se cala], ora grita.',
    ],
    right: ['Quando se fala de lixo, todos se calam.', 'Saiu para queixar-se do frio.'],
  },
  'clitics/after-adverb': {
    wrong: [
      'O museu também [encontra-se→se encontra] fechado.',
      'A fila sempre [estende-se→se estende] pela rua.',
    ],
    right: ['O museu também se encontra fechado.', 'Também, encontra-se de tudo ali.'],
  },
  'clitics/after-indefinite': {
    wrong: ['Tudo [resolve-se→se resolve] com calma.', 'Muitos [perderam-se→se perderam] na mata.'],
    right: ['Tudo se resolve com calma.', 'Resolve-se tudo com calma.'],
  },
  'clitics/after-manner': {
    wrong: [
      'Atualmente [vive-se→se vive] com pressa.',
      'A obra finalmente [iniciou-se→se iniciou].',
      'Para crescer, a vila atualmente [queixa-se→se queixa].',
    ],
    right: [
      'Atualmente, vive-se com pressa.',
      'A obra finalmente se iniciou.',
      'Planejar cuidadosamente torna-se um hábito.',
      'Estudar com calma diariamente faz-se necessário.',
    ],
  },
  'clitics/subordinate': {
    wrong: [
      'É certo que a cidade [transforma-se→se transforma].',
      'Saímos quando o sol [punha-se→se punha].',
    ],
    right: ['É certo que a cidade se transforma.', 'O sol punha-se devagar.'],
  },
};
