import { FINDING_CATEGORIES } from '../../writing/categories.ts';
import type { ClassPassage } from '../discussion.ts';
import { isFindingCode } from '../frequent-findings.ts';

/** Sentences of the sample students by kind of finding, written by us; the marked part is in brackets. */
const SENTENCES: Readonly<Record<string, readonly string[]>> = {
  virgula: [
    'A falta de lixeiras nas [ruas, faz] com que muita gente jogue o lixo no chão.',
    '[Portanto o] governo deve investir em transporte público.',
    'Os [alunos, chegam] cansados à escola depois de duas horas de ônibus.',
    '[Além disso as] famílias não sabem aproveitar as sobras.',
  ],
  concordancia: [
    '[Existe muitas pessoas] que ainda não têm acesso à internet.',
    'As [campanhas não alcança] quem mora longe do centro.',
    '[Falta investimentos] nas escolas da zona rural.',
    'Os saberes dos mais [velhos está] se perdendo.',
  ],
  acentuacao: [
    'O [transito] das cidades médias cresce a cada ano.',
    'Muitos jovens usam o celular [ate] de madrugada.',
    'A sociedade [tambem] precisa fazer a sua parte.',
    'As [politicas] públicas demoram a sair do papel.',
  ],
  crase: [
    'O governo deve dar atenção [a população] mais pobre.',
    'Os estudantes ficam presos [à telas] por horas.',
    'Quem mora longe não tem acesso [a saúde].',
    'A escola começou [à discutir] o uso do celular.',
  ],
  regencia: [
    'O direito [que todos têm acesso] nem sempre é cumprido.',
    'As pessoas [preferem mais o carro do que] o ônibus.',
    'Os jovens [assistem] vídeos o dia inteiro e esquecem da leitura.',
  ],
  ortografia: [
    'É [presiso] que o Estado tome providências.',
    'O [despercídio] de alimentos começa na colheita.',
    'A falta de [fiscalisação] agrava o problema.',
  ],
  'palavra-repetida': [
    'O problema é antigo, e esse [problema] cresce a cada ano.',
    'As pessoas jogam comida fora porque as [pessoas] compram demais.',
    'O celular distrai, e com o [celular] na mão o aluno não aprende.',
  ],
  'conectivo-repetido': [
    'Além disso, falta calçada; [além disso], falta ônibus no bairro.',
    'O alimento se perde, pois a estrada é ruim, [pois] ninguém a conserta.',
    'Portanto, é preciso agir, e [portanto] a escola deve começar.',
  ],
  demonstrativo: [
    'O jovem passa horas na rede, e [isto] prejudica o sono.',
    'A comida sobra no prato e [este] hábito passa de pai para filho.',
    'As ruas alagam, e [esta] situação se repete todo ano.',
  ],
  'periodo-longo': [
    '[O celular, que hoje está na mão de quase todos os estudantes, que o levam para a escola, para a mesa e para a cama, tira a atenção de quem devia ouvir o professor, e por isso muitos não aprendem, o que depois aparece nas provas, que são difíceis para quem não leu.]',
    '[As cidades médias cresceram sem que ninguém pensasse no trânsito, porque as prefeituras abriram avenidas para os carros, esqueceram os ônibus e as calçadas, e agora quem mora longe demora duas horas para chegar, quando podia levar vinte minutos, se houvesse um corredor.]',
    '[Muita comida se perde no caminho, que é longo e de terra, e também no mercado, que joga fora a fruta feia, e ainda em casa, onde a família compra mais do que come, de modo que todos têm culpa, embora ninguém perceba, já que o lixo some na noite.]',
  ],
  'primeira-pessoa': [
    '[Eu acho] que as escolas deviam ensinar a plantar.',
    '[Na minha opinião], falta fiscalizar os mercados.',
    'Por isso [eu defendo] que o celular fique fora da sala.',
  ],
  cliche: [
    'Devemos [fazer a nossa parte] para mudar essa situação.',
    'Só assim teremos [um mundo melhor] para todos.',
    'A educação é [a base de tudo] e precisa ser valorizada.',
  ],
  'paragrafo-curto': [
    '[O desperdício é um problema grave no Brasil.]',
    '[Por isso, é preciso que o governo tome uma atitude.]',
    '[A mobilidade urbana deve ser melhorada.]',
  ],
  'abertura-generica': [
    '[Desde os primórdios da humanidade], as pessoas precisam se deslocar.',
    '[Nos dias de hoje], o desperdício de comida preocupa a todos.',
    '[Desde sempre], os saberes dos mais velhos foram importantes.',
  ],
  generalizacao: [
    '[Ninguém] se importa com a comida que vai para o lixo.',
    '[Todos os jovens] passam o dia inteiro no celular.',
    'Os políticos [nunca] pensam no povo.',
  ],
};

/** Passages for the sample classes; empty for a kind without sentences. */
export function sampleSentences(code: string): ClassPassage[] {
  const sentences = Object.hasOwn(SENTENCES, code) ? (SENTENCES[code] ?? []) : [];
  return sentences.map((sentence, index) => {
    const start = sentence.lastIndexOf('[');
    const end = sentence.lastIndexOf(']');
    const plain = (part: string) => part.replaceAll(/[[\]]/g, '');
    return {
      id: `exemplo-${code}-${index + 1}`,
      antes: plain(sentence.slice(0, start)),
      trecho: sentence.slice(start + 1, end),
      depois: sentence.slice(end + 1),
      mensagem: isFindingCode(code) ? FINDING_CATEGORIES[code].advice : '',
      sugestao: null,
    };
  });
}
