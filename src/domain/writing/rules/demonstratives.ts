import type { Rule } from '../rule.ts';

/** Pronouns that take up what has been said: "esse", where many write "este". */
export const DEMONSTRATIVE_RULES: readonly Rule[] = [
  {
    id: 'demonstrative/este',
    code: 'demonstrativo',
    name: '“Este” para retomar o que já foi dito',
    message: 'Para retomar o que já foi dito use “esse”, “essa”, “isso”; “este” anuncia o que vem.',
    patterns: [
      '[este] <nom> → esse',
      '[esta] <nom> → essa',
      '[estes] <nom> → esses',
      '[estas] <nom> → essas',
      '[deste] <nom> → desse',
      '[desta] <nom> → dessa',
      '[destes] <nom> → desses',
      '[destas] <nom> → dessas',
      '[neste] <nom> → nesse',
      '[nesta] <nom> → nessa',
      '[nestes] <nom> → nesses',
      '[nestas] <nom> → nessas',
      '[isto] <3s>|não|se → isso',
      'por|com [isto] → isso',
      '[disto] → disso',
    ],
    except: [
      '* momento|século|ano|mês|semana|dia|trabalho|texto|artigo|mundo|país|redação|planeta|vida|instante|hoje|parágrafo|domingo|sábado|manhã|noite|tarde|época|década',
      'isto é',
    ],
  },
];
