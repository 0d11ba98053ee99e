/** Days before today, 0 being today. */
type StreakExample = {
  essays: number[];
  freezes: number[];
  streak: { days: number; hasToday: boolean; held: number[]; freezes: number };
};

/** Days with essays and freezes, and the resulting streaks; the database and the device must both compute them. */
export const STREAKS: [requirement: string, example: StreakExample][] = [
  [
    'no essay, no streak to hold',
    { essays: [], freezes: [3], streak: { days: 0, hasToday: false, held: [], freezes: 1 } },
  ],
  [
    'today, twice, and yesterday',
    { essays: [0, 0, 1], freezes: [], streak: { days: 2, hasToday: true, held: [], freezes: 0 } },
  ],
  [
    'today is not missed yet',
    { essays: [1, 2], freezes: [5], streak: { days: 2, hasToday: false, held: [], freezes: 1 } },
  ],
  [
    'a day missed without a freeze',
    { essays: [0, 2, 3], freezes: [], streak: { days: 1, hasToday: true, held: [], freezes: 0 } },
  ],
  [
    'a day missed with one',
    { essays: [0, 2, 3], freezes: [3], streak: { days: 3, hasToday: true, held: [1], freezes: 0 } },
  ],
  [
    'bought on the day that was missed',
    { essays: [0, 2], freezes: [1], streak: { days: 2, hasToday: true, held: [1], freezes: 0 } },
  ],
  [
    'bought too late',
    { essays: [0, 2], freezes: [0], streak: { days: 1, hasToday: true, held: [], freezes: 1 } },
  ],
  [
    'yesterday missed, today still open',
    { essays: [2, 3], freezes: [3], streak: { days: 2, hasToday: false, held: [1], freezes: 0 } },
  ],
  [
    'two days missed with two',
    { essays: [3, 4], freezes: [9, 9], streak: { days: 2, hasToday: false, held: [2, 1], freezes: 0 } },
  ],
  [
    'two days missed with one, which is used all the same',
    { essays: [0, 3, 4], freezes: [9], streak: { days: 1, hasToday: true, held: [2], freezes: 0 } },
  ],
  [
    'the second is bought for the second day',
    { essays: [0, 3], freezes: [9, 1], streak: { days: 2, hasToday: true, held: [2, 1], freezes: 0 } },
  ],
  [
    'none is used where no streak runs',
    { essays: [0, 1, 8], freezes: [5, 5], streak: { days: 2, hasToday: true, held: [], freezes: 2 } },
  ],
  [
    'one is left for another gap',
    { essays: [0, 2, 4, 5], freezes: [9, 9], streak: { days: 4, hasToday: true, held: [3, 1], freezes: 0 } },
  ],
];
