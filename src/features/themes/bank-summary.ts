import { EXAM_BANK, PROPOSAL_BANK } from '@/domain/themes/theme-bank';
import { EXAM_THEMES } from '@/domain/themes/exam-themes';

const OTHERS = EXAM_BANK.length - EXAM_THEMES.length;

/** How many themes the bank has, by kind; the regular exams are counted as on the progress page. */
export const BANK_SUMMARY =
  `${EXAM_BANK.length} temas de provas do ENEM (${EXAM_THEMES.length} da aplicação regular e ${OTHERS} de outras) ` +
  `e ${PROPOSAL_BANK.length} propostas do Grifo, todos com textos de apoio nossos`;
