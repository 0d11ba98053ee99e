import { act, screen } from '@testing-library/react';
import { Suspense, type ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { AppError } from '@/contracts/app-error';
import { keys } from '@/data/local/keys';
import { useAnnouncements } from '@/data/use-announcements';
import { useClassroom, useClassroomSummaries } from '@/data/use-classrooms';
import { useEnrolments, useInvitation } from '@/data/use-enrolments';
import { createState } from '@/lib/create-state';
import {
  buildEnrolment,
  buildInvitation,
  buildSummary,
  buildTeacher,
  fakeClassrooms,
  fakeEnrolments,
} from '../support/classrooms';
import { writeFromOtherTab } from '../support/memory-storage';
import { fakeServices, renderWithServices, type FakeOptions } from '../support/services';

async function show(ui: ReactElement, options: FakeOptions) {
  const services = fakeServices(options);
  await services.late();
  await act(async () => renderWithServices(<Suspense fallback="carregando">{ui}</Suspense>, { services }));
  return services;
}

function Names() {
  const { data, isError } = useClassroomSummaries();
  return (
    <>
      <p>{data?.map(({ nome }) => nome).join(', ') ?? 'nada'}</p>
      {isError && <p>falhou</p>}
    </>
  );
}

describe('classrooms', () => {
  it('are read again after a change, and stay where that fails', async () => {
    const version = createState(0);
    const answers = [
      async () => [buildSummary()],
      async () => [buildSummary({ nome: '2º ano B' })],
      () => Promise.reject(new AppError('refused')),
    ];
    const summaries = () => answers[version.get()]!();
    await show(<Names />, { late: { classrooms: fakeClassrooms({ version, summaries }) } });
    expect(await screen.findByText('3º ano A')).toBeInTheDocument();
    act(() => version.set(1));
    expect(await screen.findByText('2º ano B')).toBeInTheDocument();
    act(() => version.set(2));
    expect(await screen.findByText('falhou')).toBeInTheDocument();
    expect(screen.getByText('2º ano B')).toBeInTheDocument();
  });

  it('of the local mode follow what another tab made of them', async () => {
    function Students() {
      const { data } = useClassroom('exemplo-3a');
      return <p>{data === undefined ? 'carregando' : (data?.nome ?? 'sem sala')}</p>;
    }
    const teacher = buildTeacher();
    const services = await show(<Students />, { user: teacher });
    expect(await screen.findByText('3º ano A')).toBeInTheDocument();
    const { classrooms } = await services.late();
    await act(() => classrooms.remove('exemplo-3a'));
    expect(await screen.findByText('sem sala')).toBeInTheDocument();
  });
});

describe('enrolments', () => {
  it('are never another student’s', async () => {
    function Classes() {
      const { data } = useEnrolments();
      return <p>{data?.map(({ nome }) => nome).join() ?? 'nada'}</p>;
    }
    let asked = 0;
    const list = async () => {
      asked += 1;
      if (asked > 1) throw new AppError('refused');
      return [buildEnrolment()];
    };
    const services = await show(<Classes />, { late: { enrolments: fakeEnrolments({ list }) } });
    expect(await screen.findByText('3º ano A')).toBeInTheDocument();
    const caio = { ...services.session.user.get()!, id: 'local:caio@example.com' };
    act(() => writeFromOtherTab(services.storage, keys.user, caio));
    expect(await screen.findByText('nada')).toBeInTheDocument();
  });
});

it('an invitation is read by visitors, each code for itself', async () => {
  const code = createState('a');
  function Card() {
    const { data } = useInvitation(code.get());
    return <p>{data === null ? 'sem convite' : data?.nome}</p>;
  }
  const invitation = async (asked: string) => (asked === 'a' ? buildInvitation() : null);
  const late = { enrolments: fakeEnrolments({ invitation }) };
  await show(<Card />, { user: null, late });
  expect(await screen.findByText('3º ano A')).toBeInTheDocument();
  code.set('b');
  await show(<Card />, { user: null, late });
  expect(await screen.findByText('sem convite')).toBeInTheDocument();
});

it('announcements are read again when one is published', async () => {
  function Titles() {
    const { data } = useAnnouncements();
    return <p>{data?.[0]?.titulo}</p>;
  }
  const services = await show(<Titles />, { user: buildTeacher({ userType: 'dev' }) });
  const { newsroom } = await services.late();
  await act(() => newsroom.publish({ titulo: 'Manutenção', conteudo: 'Domingo.' }));
  expect(await screen.findByText('Manutenção')).toBeInTheDocument();
});
