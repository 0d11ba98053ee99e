/** Around the page of an area. */
export const FRAME_MAIN = 'mx-auto max-w-304 px-4 pt-6 pb-28 outline-none lg:px-8 lg:pt-8 lg:pb-12';

/** The header's title in the student area (spec §2 "Layouts"). */
export const STUDENT_TITLE = 'Dashboard';
