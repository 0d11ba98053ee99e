import { act, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { AreaGuard } from '@/app/guards/area-guard';
import { useSessionUser } from '@/data/services-context';
import type { SessionUser, UserType } from '@/domain/session/session-user';
import { buildUser } from '../../support/builders';
import { fakeServices, renderWithServices } from '../../support/services';

function Inside() {
  return <p>dentro: {useSessionUser().name}</p>;
}

function renderGuard(area: UserType, user: SessionUser | null) {
  return renderWithServices(
    <Routes>
      <Route path="/" element={<p>raiz</p>} />
      <Route path="/area" element={<AreaGuard area={area} />}>
        <Route index element={<Inside />} />
      </Route>
    </Routes>,
    { services: fakeServices({ user }), route: '/area' },
  );
}

describe('AreaGuard', () => {
  it.each([
    ['a student enters the student area', 'student', 'student', true],
    ['a teacher is kept out of the student area', 'student', 'teacher', false],
    ['a dev is kept out of the student area', 'student', 'dev', false],
    ['nobody is kept out of the student area', 'student', null, false],
    ['a teacher enters the teacher area', 'teacher', 'teacher', true],
    ['a student is kept out of the teacher area', 'teacher', 'student', false],
    ['a dev is kept out of the teacher area', 'teacher', 'dev', false],
    ['a dev enters the developers’ area', 'dev', 'dev', true],
    ['a student is kept out of the developers’ area', 'dev', 'student', false],
    ['a teacher is kept out of the developers’ area', 'dev', 'teacher', false],
    ['nobody is kept out of the teacher area', 'teacher', null, false],
  ] as const)('%s', (_requirement, area, userType, isLetIn) => {
    renderGuard(area, userType && buildUser({ userType }));
    expect(screen.queryByText(/dentro/) !== null).toBe(isLetIn);
    expect(screen.queryByText('raiz') !== null).toBe(!isLetIn);
  });

  it('leads to the root when the user signs out', async () => {
    const { services } = renderGuard('student', buildUser());
    await act(() => services.session.signOut());
    expect(screen.getByText('raiz')).toBeInTheDocument();
  });
});
