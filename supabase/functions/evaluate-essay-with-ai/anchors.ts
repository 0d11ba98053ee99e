import type { Claims } from '../../../src/domain/evaluation/model-reading/claims.ts';
import type { Levels } from '../../../src/domain/rubric/competency.ts';

/**
 * An example essay written by us, with the claims that a careful reader makes about it and the competency levels
 * that the grids assign to these claims.
 */
export type Anchor = { theme: string; paragraphs: readonly string[]; claims: Claims; levels: Levels };

const THEME = 'Desafios para ampliar a doação de sangue no Brasil';

const STRONG: Anchor = {
  theme: THEME,
  paragraphs: [
    'Em 1988, a Constituição Federal declarou a saúde direito de todos e dever do Estado. Esse direito, porém, fica incompleto quando falta sangue nos hospitais, e falta todos os anos, sobretudo nas férias. A escassez nasce da desinformação sobre quem pode doar e da distância entre os hemocentros e a rotina de quem trabalha.',
    'Em primeiro lugar, boatos antigos ainda afastam doadores. Segundo o Ministério da Saúde, menos de 2% dos brasileiros doam sangue a cada ano, embora a maioria dos adultos possa doar. Muitos acreditam que a doação enfraquece o corpo, porque a escola quase não trata do assunto. Assim, um gesto de quarenta minutos parece um risco, e a bolsa que salvaria uma vida não é colhida.',
    'Além disso, doar custa tempo a quem menos o tem. Os hemocentros ficam no centro das capitais e abrem no horário comercial; por isso, quem mora longe perde meio dia de serviço para chegar até eles. A lei garante uma folga por ano ao doador, mas poucos patrões a anunciam, de modo que o direito existe no papel e não na rotina.',
    'Portanto, o Ministério da Saúde, em parceria com as prefeituras, deve levar unidades móveis de coleta às empresas e às escolas técnicas, por meio de um calendário fixo de visitas divulgado com um mês de antecedência, a fim de que doar caiba no dia de quem trabalha. Desse modo, a saúde prometida em 1988 deixará de depender da sorte de quem espera por uma bolsa.',
  ],
  claims: {
    1: {
      desvios: [],
      estrutura: [],
      bem_construidas: [
        {
          frase: 5,
          trecho:
            'menos de 2% dos brasileiros doam sangue a cada ano, embora a maioria dos adultos possa doar',
        },
        {
          frase: 10,
          trecho: 'mas poucos patrões a anunciam, de modo que o direito existe no papel e não na rotina',
        },
      ],
    },
    2: {
      abordagem: {
        tipo: 'completa',
        provas: [
          { frase: 2, trecho: 'falta sangue nos hospitais' },
          { frase: 8, trecho: 'doar custa tempo a quem menos o tem' },
        ],
      },
      tipo_textual: {
        dissertativo: true,
        provas: [{ frase: 3, trecho: 'A escassez nasce da desinformação sobre quem pode doar' }],
      },
      partes: [
        { frase: 3, trecho: 'A escassez nasce da desinformação', parte: 'introducao' },
        { frase: 4, trecho: 'boatos antigos ainda afastam doadores', parte: 'desenvolvimento' },
        { frase: 8, trecho: 'doar custa tempo a quem menos o tem', parte: 'desenvolvimento' },
        { frase: 12, trecho: 'a saúde prometida em 1988 deixará de depender da sorte', parte: 'conclusao' },
      ],
      repertorio: [
        {
          frase: 1,
          trecho: 'a Constituição Federal declarou a saúde direito de todos',
          legitimado: true,
          pertinente: true,
          uso: { frase: 2, trecho: 'Esse direito, porém, fica incompleto quando falta sangue' },
        },
        {
          frase: 5,
          trecho: 'Segundo o Ministério da Saúde, menos de 2% dos brasileiros doam sangue',
          legitimado: true,
          pertinente: true,
          uso: null,
        },
      ],
    },
    3: {
      tese: { frase: 3, trecho: 'A escassez nasce da desinformação sobre quem pode doar e da distância' },
      argumentos: [
        {
          frase: 4,
          trecho: 'boatos antigos ainda afastam doadores',
          apoios: [
            { frase: 5, trecho: 'menos de 2% dos brasileiros doam sangue a cada ano', tipo: 'dado' },
            { frase: 6, trecho: 'porque a escola quase não trata do assunto', tipo: 'causa' },
            { frase: 7, trecho: 'a bolsa que salvaria uma vida não é colhida', tipo: 'consequencia' },
          ],
        },
        {
          frase: 8,
          trecho: 'doar custa tempo a quem menos o tem',
          apoios: [
            { frase: 9, trecho: 'quem mora longe perde meio dia de serviço', tipo: 'causa' },
            {
              frase: 10,
              trecho: 'A lei garante uma folga por ano ao doador, mas poucos patrões a anunciam',
              tipo: 'exemplo',
            },
          ],
        },
      ],
      retomada: { frase: 12, trecho: 'a saúde prometida em 1988 deixará de depender da sorte' },
      contradicoes: [],
    },
    4: {
      entre: [
        { frase: 4, trecho: 'Em primeiro lugar' },
        { frase: 8, trecho: 'Além disso' },
        { frase: 11, trecho: 'Portanto' },
      ],
      dentro: [
        { frase: 2, trecho: 'porém' },
        { frase: 5, trecho: 'embora' },
        { frase: 7, trecho: 'Assim' },
        { frase: 9, trecho: 'por isso' },
        { frase: 10, trecho: 'de modo que' },
        { frase: 12, trecho: 'Desse modo' },
      ],
      inadequados: [],
    },
    5: {
      elementos: [
        { frase: 11, trecho: 'o Ministério da Saúde, em parceria com as prefeituras', tipo: 'agente' },
        {
          frase: 11,
          trecho: 'deve levar unidades móveis de coleta às empresas e às escolas técnicas',
          tipo: 'acao',
        },
        { frase: 11, trecho: 'por meio de um calendário fixo de visitas', tipo: 'meio' },
        { frase: 11, trecho: 'a fim de que doar caiba no dia de quem trabalha', tipo: 'finalidade' },
        { frase: 11, trecho: 'divulgado com um mês de antecedência', tipo: 'detalhamento' },
      ],
      direitos_humanos: [],
    },
  },
  levels: { 1: 200, 2: 200, 3: 200, 4: 200, 5: 200 },
};

const WEAK: Anchor = {
  theme: THEME,
  paragraphs: [
    'A doação de sangue e muito importante no Brasil, mas tem pouca gente que doa. Isso é um problema que vem de muito tempo e ninguém resolve.',
    'As pessoas não doam porque tem medo da agulha, elas acham que vai doer muito. E também não sabem aonde fica o lugar de doar. Quando alguém precisa de sangue a família sofre procurando quem ajude.',
    'Outra coisa é que as pessoas só pensam nelas mesmas. Se cada um doasse um pouco ninguém ia ficar sem. Mais a maioria não liga para isso e a fila do hospital aumenta.',
    'O governo deveria fazer propaganda na televisão para todo mundo doar. Assim o Brasil fica melhor.',
  ],
  claims: {
    1: {
      desvios: [
        { frase: 1, trecho: 'e muito', tipo: 'acentuacao', correcao: 'é muito' },
        { frase: 3, trecho: 'tem medo', tipo: 'acentuacao', correcao: 'têm medo' },
        { frase: 4, trecho: 'aonde fica', tipo: 'confusao', correcao: 'onde fica' },
        { frase: 8, trecho: 'Mais a maioria', tipo: 'confusao', correcao: 'Mas a maioria' },
      ],
      estrutura: [
        { frase: 3, trecho: 'porque tem medo da agulha, elas acham que vai doer muito', tipo: 'emendada' },
      ],
      bem_construidas: [{ frase: 2, trecho: 'Isso é um problema que vem de muito tempo' }],
    },
    2: {
      abordagem: {
        tipo: 'completa',
        provas: [{ frase: 1, trecho: 'A doação de sangue e muito importante no Brasil' }],
      },
      tipo_textual: {
        dissertativo: true,
        provas: [{ frase: 6, trecho: 'as pessoas só pensam nelas mesmas' }],
      },
      partes: [
        { frase: 1, trecho: 'A doação de sangue e muito importante no Brasil', parte: 'introducao' },
        { frase: 3, trecho: 'As pessoas não doam porque tem medo da agulha', parte: 'desenvolvimento' },
        { frase: 10, trecho: 'Assim o Brasil fica melhor', parte: 'conclusao' },
      ],
      repertorio: [],
    },
    3: {
      tese: {
        frase: 1,
        trecho: 'A doação de sangue e muito importante no Brasil, mas tem pouca gente que doa',
      },
      argumentos: [
        {
          frase: 3,
          trecho: 'As pessoas não doam porque tem medo da agulha',
          apoios: [{ frase: 5, trecho: 'a família sofre procurando quem ajude', tipo: 'consequencia' }],
        },
        { frase: 6, trecho: 'as pessoas só pensam nelas mesmas', apoios: [] },
      ],
      retomada: null,
      contradicoes: [],
    },
    4: {
      entre: [{ frase: 6, trecho: 'Outra coisa' }],
      dentro: [
        { frase: 1, trecho: 'mas' },
        { frase: 3, trecho: 'porque' },
        { frase: 10, trecho: 'Assim' },
      ],
      inadequados: [{ frase: 8, trecho: 'Mais' }],
    },
    5: {
      elementos: [
        { frase: 9, trecho: 'O governo', tipo: 'agente' },
        { frase: 9, trecho: 'deveria fazer propaganda na televisão', tipo: 'acao' },
        { frase: 9, trecho: 'para todo mundo doar', tipo: 'finalidade' },
      ],
      direitos_humanos: [],
    },
  },
  levels: { 1: 80, 2: 120, 3: 120, 4: 120, 5: 120 },
};

/** A very good and a simple example essay; the prompt of every pass contains both. */
export const ANCHORS: readonly Anchor[] = [STRONG, WEAK];
