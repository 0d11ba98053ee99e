import type { OutlineField, OutlinePart } from '@/domain/outline/outline';
import type { OutlineGap } from '@/domain/outline/read-outline';

/** A field of a plan on screen: its name, its name where it stands alone, and what to write into it. */
export const OUTLINE_NAMES: Record<OutlineField, { label: string; name: string; example: string }> = {
  tema: {
    label: 'Tema, nas suas palavras',
    name: 'Tema, nas suas palavras',
    example: 'como você contaria a um colega',
  },
  tese: { label: 'Tese', name: 'Tese', example: 'o que você afirma, e por quê' },
  argumento1: { label: '1º argumento', name: '1º argumento', example: 'uma causa ou consequência' },
  prova1: { label: 'Prova', name: 'Prova do 1º argumento', example: 'um dado, um fato ou um exemplo' },
  argumento2: { label: '2º argumento', name: '2º argumento', example: 'outra causa ou consequência' },
  prova2: { label: 'Prova', name: 'Prova do 2º argumento', example: 'um dado, um fato ou um exemplo' },
  repertório: { label: 'Repertório', name: 'Repertório', example: 'uma obra, uma lei, um autor' },
  agente: { label: 'Agente', name: 'Agente da proposta', example: 'quem vai agir' },
  ação: { label: 'Ação', name: 'Ação da proposta', example: 'o que será feito' },
  meio: { label: 'Meio', name: 'Meio da proposta', example: 'por meio de quê' },
  finalidade: { label: 'Finalidade', name: 'Finalidade da proposta', example: 'para quê' },
  detalhamento: { label: 'Detalhe', name: 'Detalhe da proposta', example: 'onde, quando ou como' },
};

/** The parts of a plan, for a narrow place and for a wide one. */
export const OUTLINE_PART_NAMES: Record<OutlinePart, { short: string; rest: string }> = {
  tese: { short: 'Tese', rest: '' },
  argumento1: { short: '1º', rest: ' argumento' },
  argumento2: { short: '2º', rest: ' argumento' },
  proposta: { short: 'Proposta', rest: '' },
};

const PROOF = 'Isto ainda não prova. Que dado, fato ou exemplo mostra que é assim?';
const SAME_PROOF = 'Isto repete o argumento. Que dado, fato ou exemplo mostra que é assim?';
const SAME_THEME = 'Isto ainda é o tema. Que causa ou consequência dele você vai mostrar?';
const ANY_THEME = 'Cabe em qualquer tema. O que acontece neste, exatamente?';
const SHORT = 'Diga em uma frase: o que acontece, e com quem?';

/** What a gap asks in any field. */
const ASKS: Record<OutlineGap, string> = {
  question: 'Isto é uma pergunta. Qual é a sua resposta?',
  'theme-again': SAME_THEME,
  'theme-only': 'Isto ainda é um tema, não uma tese. O que você afirma sobre ele, e por quê?',
  'no-reason': 'Você já afirma algo. E por quê? O motivo vira os dois argumentos.',
  'figure-only': 'Isto é um dado. O que ele mostra sobre o tema, e por que acontece?',
  repeated: 'Isto já está em outro campo da proposta. O que falta aqui?',
  'too-short': SHORT,
  'no-proof': PROOF,
  'no-origin': 'De onde vem? Diga a obra, a lei, o autor ou a fonte.',
  'fits-any': ANY_THEME,
  nobody: 'Isso é todo mundo. Quem, exatamente: que órgão, escola ou empresa?',
  'other-element': 'Isto é outra parte da proposta. O que falta aqui?',
};

/** What a gap asks in one field, where that differs. */
const ASKS_IN: Partial<Record<OutlineField, Partial<Record<OutlineGap, string>>>> = {
  tema: {
    'theme-again': 'É o tema como foi dado. Como você o explicaria a um colega?',
    'too-short': 'Conte um pouco mais: quem, o quê, onde?',
  },
  prova1: { repeated: SAME_PROOF },
  argumento2: { repeated: 'É quase o 1º argumento. Que outra causa ou consequência há?' },
  prova2: { repeated: SAME_PROOF },
  repertório: { 'fits-any': 'Serve para quase todo tema. O que ele prova no seu argumento?' },
  agente: { 'other-element': 'Isto é o que fazer. Quem vai fazer?' },
  ação: {
    'fits-any': 'Cabe em qualquer proposta. O que será feito, exatamente?',
    'other-element': 'Isto ainda não é a ação. O que será feito?',
  },
  meio: {
    'fits-any': 'Cabe em qualquer proposta. Por meio de quê?',
    'other-element': 'Isto é para quê. Por meio de quê?',
  },
  finalidade: { 'fits-any': 'Cabe em qualquer proposta. O que muda, e para quem?' },
  detalhamento: {
    'fits-any': 'Cabe em qualquer proposta. Onde, quando ou com quem?',
    'other-element': 'Isto é outra ação. Onde, quando ou com quem acontece a primeira?',
  },
};

/** The question that a gap of a field asks. */
export function askFor(field: OutlineField, gap: OutlineGap): string {
  return ASKS_IN[field]?.[gap] ?? ASKS[gap];
}
