import { paths } from '@/lib/paths';

export const ACHIEVEMENTS_ID = 'conquistas';

/** The grid on the page of the profile. */
export const achievementsPath = `${paths.student.profile}#${ACHIEVEMENTS_ID}`;
