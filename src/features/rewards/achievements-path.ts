import { paths } from '@/lib/paths';

export const ACHIEVEMENTS_ID = 'conquistas';

/** The section of the profile page that shows the achievements. */
export const achievementsPath = `${paths.student.profile}#${ACHIEVEMENTS_ID}`;
