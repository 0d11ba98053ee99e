import type { Profile } from '@/domain/profile/profile';

export type ProfileBackend = {
  load(): Promise<Profile>;
  /**
   * Changes only these fields; stores all of them or none. `conflict`: one of these fields was changed since `seen`
   * was read.
   */
  save(changes: Partial<Profile>, seen?: Profile): Promise<'saved' | 'conflict'>;
};
