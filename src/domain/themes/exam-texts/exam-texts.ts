import type { ExamTexts } from '../proposals/proposal.ts';
import { EXAMS_1998_2003 } from './exams-1998-2003.ts';
import { EXAMS_2004_2009 } from './exams-2004-2009.ts';
import { EXAMS_2010_2014 } from './exams-2010-2014.ts';
import { EXAMS_2015_2019 } from './exams-2015-2019.ts';
import { EXAMS_2020_2022 } from './exams-2020-2022.ts';
import { EXAMS_2023_2025 } from './exams-2023-2025.ts';

/** The texts on every exam theme of the bank. */
export const EXAM_TEXTS: ExamTexts = {
  ...EXAMS_1998_2003,
  ...EXAMS_2004_2009,
  ...EXAMS_2010_2014,
  ...EXAMS_2015_2019,
  ...EXAMS_2020_2022,
  ...EXAMS_2023_2025,
};
