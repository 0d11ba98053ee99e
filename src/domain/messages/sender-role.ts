import type { UserType } from '../session/session-user.ts';

/** As who somebody writes to the team. Spec §3 "Feedback": a student shows as Aluno, anything else as Professor. */
export function senderRole(userType: UserType): 'Aluno' | 'Professor' {
  return userType === 'student' ? 'Aluno' : 'Professor';
}
