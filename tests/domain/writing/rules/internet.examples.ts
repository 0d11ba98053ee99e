import type { Examples } from './examples.ts';

export const EXAMPLES: Record<string, Examples> = {
  'internet/você': {
    wrong: ['Como [vc→você] preferir.', '[Vcs→Vocês] viram o jogo?'],
    right: ['Como você preferir.', 'O VC é um setor da empresa.'],
  },
  'internet/porque': {
    wrong: ['Faltou [pq→porque] choveu.', 'Ele disse [q→que] vinha.'],
    right: ['Faltou porque choveu.', 'A letra Q vem depois do P.'],
  },
  'internet/também': {
    wrong: ['Eu [tb→também] vou.', 'Ela [tbm→também] faltou.'],
    right: ['Ela também faltou.', 'O arquivo tem 2 TB.'],
  },
  'internet/muito': {
    wrong: ['Foi [mto→muito] bom.', 'Havia [mtas→muitas] pessoas.'],
    right: ['Foi muito bom.', 'Nasceu em Cuiabá, MT.'],
  },
  'internet/não': {
    wrong: ['Ele [naum→não] veio.', 'Eu [ñ→não] sei.'],
    right: ['Ele não veio.', 'Não e não.'],
  },
  'internet/time': {
    wrong: ['Só [hj→hoje] entendi.', 'Ligue [qnd→quando] chegar.'],
    right: ['Só hoje entendi.', 'Ligue depois.'],
  },
  'internet/people': {
    wrong: ['[Ngm→Ninguém] veio.', 'Avisei [tds→todos] ontem.'],
    right: ['Ninguém veio.', 'O canal GNT exibiu o filme.'],
  },
  'internet/shortened': {
    wrong: ['É o [msm→mesmo] caso.', 'Isso é [vdd→verdade].'],
    right: ['É o mesmo caso.', 'O MDS publicou a norma.'],
  },
  'internet/english': {
    wrong: ['Que susto, [omg]!', 'Ri muito, [lol].'],
    right: ['A OMG reuniu-se ontem.', 'Ri muito.'],
  },
  'internet/laughter': {
    wrong: ['Foi engraçado [kkkk].', 'Que piada [rsrs].'],
    right: ['A KKK era uma seita racista.', 'O kiwi é doce.'],
  },
  'internet/stretched': {
    wrong: ['Foi [muuuito] bom.', 'Que [lindoooo] dia!'],
    right: ['O século XVIII e o número iii acabaram.', 'As leis preveem isso e creem nisso.'],
  },
  'internet/emoticon': {
    wrong: ['Gostei muito [:)].', 'Que dia [😀] lindo!'],
    right: ['Gostei muito (de verdade).', 'Nota: dez.'],
  },
  'internet/signs': {
    wrong: ['Vai [p/→para] casa cedo.', 'Café [c/→com] leite.'],
    right: ['O trem anda a 80 km/h.', 'Vai para casa e/ou para a rua.'],
  },
};
