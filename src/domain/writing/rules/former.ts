import type { AnalyzedText } from '../../text/analyze-text.ts';
import { findAccentIssues } from '../../evaluation/issue-detectors/accents.ts';
import { findAgreementIssues } from '../../evaluation/issue-detectors/agreement.ts';
import { findCraseIssues } from '../../evaluation/issue-detectors/crase.ts';
import { findInformalLanguage } from '../../evaluation/issue-detectors/informal-language.ts';
import type { Issue } from '../../evaluation/issue-detectors/issue.ts';
import { findSpellingIssues } from '../../evaluation/issue-detectors/spelling.ts';
import { findStyleIssues } from '../../evaluation/issue-detectors/style.ts';
import { findUsageIssues } from '../../evaluation/issue-detectors/usage.ts';
import type { FindingCode } from '../categories.ts';
import type { Rule } from '../rule.ts';

/** Phrase tables that wait to be carried over to rules of their own. */
export const FORMER_RULES: readonly Rule[] = [
  former('spelling', 'ortografia', 'Grafia', findSpellingIssues),
  former('accents', 'acentuacao', 'Acentuação', findAccentIssues),
  former('crase', 'crase', 'Crase', findCraseIssues),
  former('agreement', 'concordancia', 'Concordância', findAgreementIssues),
  former('informal', 'internetes', 'Linguagem de internet', findInformalLanguage),
  former('informal', 'oralidade', 'Marca de oralidade', findInformalLanguage),
  former('usage', 'ortografia', 'Grafia da expressão', findUsageIssues),
  former('usage', 'uso', 'Expressão a evitar', findUsageIssues),
  former('style', 'primeira-pessoa', 'Primeira pessoa', findStyleIssues),
  former('style', 'abertura-generica', 'Abertura genérica', findStyleIssues),
  former('style', 'cliche', 'Frase feita', findStyleIssues),
  former('style', 'generalizacao', 'Generalização', findStyleIssues),
];

function former(id: string, code: FindingCode, name: string, find: (text: AnalyzedText) => Issue[]): Rule {
  return {
    id: `former/${id}-${code}`,
    code,
    name,
    message: '',
    find: (text) => find(text).filter((issue) => issue.code === code),
  };
}
