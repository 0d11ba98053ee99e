import { AppError } from '@/contracts/app-error';
import type { CoTeacherBackend } from '../ports/co-teachers';

/** Without a server every classroom has one teacher, and nobody can be invited. */
export default function createCoTeachers(): CoTeacherBackend {
  const refuse = () => Promise.reject(new AppError('refused'));
  return {
    isAvailable: false,
    team: async () => null,
    invite: refuse,
    revokeInvite: refuse,
    remove: refuse,
    invitation: async () => null,
    join: refuse,
    offer: refuse,
    endOffer: refuse,
    acceptOffer: refuse,
    fates: async () => [],
  };
}
