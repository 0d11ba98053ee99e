import type { FindingCode } from '../../writing/categories.ts';

/**
 * A claim of a language model: the number of a sentence and the exact words that support the claim, without a
 * level. `contracts/model-claims` checks the shape, `checkClaims` the words.
 */
export type Quote = { frase: number; trecho: string };

/** Codes of the writing checker that a model can use in its claims. */
export const FAULT_KINDS = [
  'ortografia',
  'acentuacao',
  'crase',
  'concordancia',
  'regencia',
  'virgula',
  'pontuacao',
  'maiuscula',
  'confusao',
  'oralidade',
  'escolha-de-palavras',
] as const satisfies readonly FindingCode[];
export type FaultKind = (typeof FAULT_KINDS)[number];

/**
 * Faults of sentence structure: a sentence that is cut off, two sentences joined without a link between them, a
 * sentence with a missing or doubled part.
 */
export const STRUCTURE_FAULTS = ['truncada', 'emendada', 'incompleta'] as const;
export type StructureFault = (typeof STRUCTURE_FAULTS)[number];

/** How fully the essay covers its theme. */
export const THEME_APPROACHES = ['completa', 'tangente', 'fuga'] as const;
export type ThemeApproach = (typeof THEME_APPROACHES)[number];

export const ESSAY_PARTS = ['introducao', 'desenvolvimento', 'conclusao'] as const;
export type EssayPart = (typeof ESSAY_PARTS)[number];

export const SUPPORT_KINDS = [
  'dado',
  'exemplo',
  'causa',
  'consequencia',
  'explicacao',
  'autoridade',
] as const;
export type SupportKind = (typeof SUPPORT_KINDS)[number];

export const PROPOSAL_PARTS = ['agente', 'acao', 'meio', 'finalidade', 'detalhamento'] as const;
export type ProposalPart = (typeof PROPOSAL_PARTS)[number];

/** The claims of the five passes, one per competency. */
export type Claims = {
  1: {
    desvios: (Quote & { tipo: FaultKind; correcao: string | null })[];
    estrutura: (Quote & { tipo: StructureFault })[];
    /** Quotes of well-built sentences. */
    bem_construidas: Quote[];
  };
  2: {
    abordagem: { tipo: ThemeApproach; provas: Quote[] };
    tipo_textual: { dissertativo: boolean; provas: Quote[] };
    partes: (Quote & { parte: EssayPart })[];
    repertorio: (Quote & { legitimado: boolean; pertinente: boolean; uso: Quote | null })[];
  };
  3: {
    tese: Quote | null;
    argumentos: (Quote & { apoios: (Quote & { tipo: SupportKind })[] })[];
    retomada: Quote | null;
    contradicoes: (Quote & { contra: Quote })[];
  };
  4: { entre: Quote[]; dentro: Quote[]; inadequados: Quote[] };
  5: { elementos: (Quote & { tipo: ProposalPart })[]; direitos_humanos: Quote[] };
};
