import { expect, it } from 'vitest';
import { senderRole } from '@/domain/messages/message';

it.each([
  ['student', 'Aluno'],
  ['teacher', 'Professor'],
  ['dev', 'Professor'],
] as const)('a %s writes as %s', (userType, expected) => {
  expect(senderRole(userType)).toBe(expected);
});
