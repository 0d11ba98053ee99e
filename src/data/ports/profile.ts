import type { Profile } from '@/domain/profile/profile';

export type ProfileBackend = {
  load(): Promise<Profile>;
  /**
   * Changes only these fields. All of them are stored, or none. `conflict`:
   * one of them was changed since `seen` was read.
   */
  save(changes: Partial<Profile>, seen?: Profile): Promise<'saved' | 'conflict'>;
};
