export type StockKind = 'repertorio' | 'moldura';

export type StockEntry = {
  name: string;
  kind: StockKind;
  /** A sentence must have one phrase of each group. Lower case, with accents. */
  groups: readonly (readonly string[])[];
  /**
   * Whether the phrases are stock phrases only in the opening of the text; later they may be the subject of the
   * argument.
   */
  opens: boolean;
};

/*
 * A line is a name, the phrases of each group, and how it was seen in the essays that train the scorer: under how many of
 * their 227 themes, in how many of their 8,418 essays (`npm run bench:stock`). A reference stands here for one idea that is
 * quoted under many unrelated themes: six or more in effect, none with more than 35 % of its essays
 * (docs/decisions/0043-stock-phrases.md). "^" before a name: only in the first paragraph.
 */

/** References that students learn by heart ("repertório de bolso"). */
const REFERENCES = `
^Constituição de 1988: constituição federal, constituição de 1988, constituição brasileira, constituição cidadã, constituição, carta magna, magna carta + direito, direitos, garante, garantia, assegura, assegurado, prevê, previsto, dever do estado: 70, 376
^Declaração Universal dos Direitos Humanos: declaração universal dos direitos humanos, declaração dos direitos humanos + direito, direitos, garante, garantia, assegura, prevê: 43, 77
“Todos são iguais perante a lei”: iguais perante a lei: 35, 91
Locke e o contrato social: locke + contrato social, contrato, direitos naturais, direitos, estado, tábula rasa: 29, 111
Rousseau e o homem bom: rousseau + contrato social, contrato, nasce bom, nasce livre, corrompe, acorrentado, ferros: 20, 22
Hobbes e o Estado: hobbes + estado, lobo, contrato, leviatã, contrato social: 41, 108
“O homem é o lobo do homem”: lobo do homem, lobo do próprio homem: 20, 30
Kant e a educação: kant + educação, educar: 58, 135
“A educação é a arma mais poderosa”: arma mais poderosa: 30, 54
Paulo Freire e a educação que transforma: paulo freire + transforma, transformar, muda, sozinha, opressor, libertadora: 28, 46
Pitágoras e a educação das crianças: pitágoras + eduquem, educai, educar, eduque, punir, castigar, crianças: 18, 21
Aristóteles e a política: aristóteles + política, justiça, equilíbrio, felicidade, bem comum, harmonia, virtude, eudaimonia, animal político, ser social, animal social: 39, 71
Platão e o viver bem: platão + viver bem, qualidade de vida, o importante não é: 16, 21
Caverna de Platão: caverna + platão, alegoria, mito, sombras: 24, 37
“Só sei que nada sei”: sócrates + ignorância, só sei, sei que nada, conhece-te: 10, 10
“Utopia”, de Thomas More: utopia + thomas more, thomas morus, more, morus, obra, livro: 30, 71
Bauman e a modernidade líquida: bauman + modernidade líquida, líquida, líquidas, líquido, líquidos, liquidez, modernidade: 35, 78
Bauman e as instituições zumbis: instituições zumbis, instituição zumbi, instituições zumbi: 14, 26
Arendt e a banalidade do mal: banalidade do mal, banalização do mal: 21, 45
Arendt e o direito a ter direitos: direito a ter direitos, direito de ter direitos, hannah arendt + direito a ter direitos, direito de ter direitos, direitos humanos, espaço público: 11, 14
Durkheim e a sociedade como organismo: durkheim, durkhein + organismo, corpo biológico, corpo, anomia, fato social, fatos sociais, coerção, patologia, patológico, solidariedade: 34, 57
Bourdieu e a violência simbólica: bourdieu, bordieu + violência simbólica, habitus, opressão simbólica, capital cultural, opressão, democracia, simbólica, simbólico: 19, 41
Foucault e o poder: foucault + poder, micropoder, disciplina, disciplinar, normalização, corpos dóceis, vigiar, biopoder: 14, 24
Sartre e a violência como derrota: sartre + violência, derrota: 12, 22
Sartre e a liberdade: sartre + livre, liberdade, condenado, escolhas, responsável: 11, 11
Adorno e a indústria cultural: indústria cultural: 17, 26
Schopenhauer e o campo de visão: schopenhauer + campo de visão, limites, limite: 9, 9
Simmel e a atitude blasé: simmel, atitude blasé, blasé: 10, 12
Marx e a luta de classes: marx + luta de classes, classes, capitalismo, capital, burguesia, alienação: 23, 40
Confúcio e as falhas: confúcio + falhas, falha, erros, erro, corrigir, corrige: 13, 13
Einstein e o preconceito: einstein + preconceito, átomo, desintegrar, tecnologia: 18, 34
Newton e a inércia: newton, lei da inércia, princípio da inércia + inércia, lei da inércia, princípio da inércia, ação e reação, terceira lei, primeira lei, força, forças: 19, 27
Dimenstein e o cidadão de papel: cidadão de papel, cidadãos de papel, cidadania de papel, dimenstein: 22, 58
Milton Santos e as cidadanias mutiladas: cidadanias mutiladas, cidadania mutilada: 8, 11
“Ordem e progresso”: ordem e progresso: 22, 35
“Brasil, país do futuro”: país do futuro: 9, 9
“Não são as crises que mudam o mundo”: crises que mudam o mundo, crises que mudam: 11, 12
“No meio do caminho”, de Drummond: drummond, meio do caminho + pedra, pedras, no meio do caminho, meio do caminho: 17, 21
Saramago e a cegueira: saramago, ensaio sobre a cegueira + cegueira, cegueira moral, ensaio sobre a cegueira, cegos: 15, 32
“O grito”, de Munch: munch: 12, 13
Beauvoir e o costume ao escândalo: beauvoir + escandaloso, escandalosos, escândalo, habituamos, acostumamos: 8, 12
Oscar Wilde e o progresso: oscar wilde + progresso, insatisfação, descontentamento: 6, 6
`;

/** Phrase frames that fit any subject. */
const FRAMES = `
A sociedade perfeita da obra, o contrário na realidade: oposto do que o autor prega, corpo social padroniza-se, padroniza-se pela ausência, padronizado pela ausência, ausência de conflitos e problemas, concretização dos planos de, isenta de mazelas, livre de mazelas, sociedade perfeita na qual: 30, 49
Medidas necessárias para resolver o impasse: medidas são necessárias para resolver, necessárias para resolver o impasse, necessárias para resolver esse impasse, medidas são necessárias para reverter, medidas exequíveis: 70, 173
Baixa atuação dos setores governamentais: atuação dos setores governamentais, falta de atuação das autoridades, mecanismos que coíbam tais, postura estatal de forma urgente, dessa postura estatal, cenário antagônico é fruto: 31, 57
Inadmissível que esse cenário continue: inadmissível que esse cenário continue, inaceitável que esse cenário continue, cenário continue a perdurar: 24, 54
O Estado que não cumpre sua função: não cumpre sua função de garantir, não cumpre a sua função de garantir, não cumpre seu papel de garantir, violação do contrato social: 18, 36
A prerrogativa que não se reverbera na prática: com ênfase na prática, tal prerrogativa não tem, reverbera na prática: 19, 50
Documento jurídico mais importante do país: documento jurídico mais importante do país, norma de maior hierarquia: 9, 11
Fatores que favorecem esse quadro: fatores que favorecem esse quadro, fatores que favorecem este quadro, fatores que favorecem esse cenário, fatores que corroboram esse quadro: 26, 50
Ausência de medidas governamentais: ausência de medidas governamentais: 22, 46
Combater esses obstáculos: combater esses obstáculos, combater estes obstáculos: 20, 50
Isso não ocorre no Brasil: isso não ocorre no brasil: 32, 55
Perpetuação desse quadro: perpetuação desse quadro, perpetuação desse cenário, quadro deletério, cenário deletério: 28, 38
Pleno funcionamento da sociedade: pleno funcionamento da sociedade: 21, 31
Capital que será revertido: direcione capital, direcionar capital, capital que + tribunal de contas da união, será revertido, revertido: 15, 19
Destaca-se a negligência governamental: destaca-se, destacam-se, destacar, ressaltar, salientar, pontuar, evidencia-se, nota-se, percebe-se, observa-se + negligência governamental, negligência estatal, inércia governamental, inércia estatal, omissão estatal, omissão governamental, descaso governamental, inoperância estatal, ineficiência estatal, ineficácia estatal, negligência do estado, negligência do governo: 27, 64
É lícito postular: lícito postular, lícito referenciar, fulcral pontuar, fulcral ressaltar, imperativo ressaltar, imperativo pontuar, imperioso destacar, imperioso ressaltar, imperioso salientar: 38, 107
Resolução do empecilho: resolução do empecilho, resolução desse empecilho, resolução da problemática, resolução dessa problemática: 31, 55
Uma intervenção faz-se necessária: intervenção faz-se necessária, intervenção se faz necessária: 20, 33
A coletividade alcançará a utopia: coletividade alcançará: 19, 26
Em virtude dos fatos mencionados: em virtude dos fatos mencionados, em virtude do que foi mencionado, tendo em vista os aspectos observados, levando-se em consideração esses aspectos, dado o exposto: 66, 105
Inerente a todo cidadão: inerente a todo cidadão: 19, 50
Impulsionador do problema: impulsionador do problema, impulsionadora do problema, potencializador do problema, promotor do problema, agravante da problemática: 34, 54
`;

/** Phrases that fit any theme, references first. */
export const STOCK: readonly StockEntry[] = [
  ...readLines(REFERENCES, 'repertorio'),
  ...readLines(FRAMES, 'moldura'),
];

function readLines(list: string, kind: StockKind): StockEntry[] {
  return list
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', phrases = ''] = line.split(': ');
      return {
        name: name.replace(/^\^/, ''),
        kind,
        groups: phrases.split(' + ').map((group) => group.split(', ')),
        opens: name.startsWith('^'),
      };
    });
}
