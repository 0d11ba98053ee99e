import type { AnalyzedText } from '../../text/analyze-text.ts';
import { findAccentIssues } from '../../evaluation/issue-detectors/accents.ts';
import { findAgreementIssues } from '../../evaluation/issue-detectors/agreement.ts';
import { findCraseIssues } from '../../evaluation/issue-detectors/crase.ts';
import type { Issue } from '../../evaluation/issue-detectors/issue.ts';
import { findSpellingIssues } from '../../evaluation/issue-detectors/spelling.ts';
import type { FindingCode } from '../categories.ts';
import type { Rule } from '../rule.ts';

/** Phrase tables that wait to be carried over to rules of their own. */
export const FORMER_RULES: readonly Rule[] = [
  former('spelling', 'ortografia', 'Grafia', findSpellingIssues),
  former('accents', 'acentuacao', 'Acentuação', findAccentIssues),
  former('crase', 'crase', 'Crase', findCraseIssues),
  former('agreement', 'concordancia', 'Concordância', findAgreementIssues),
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
