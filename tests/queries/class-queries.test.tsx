import { NO_REMARKS } from '@/domain/classrooms/remarks';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactElement, type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { QueryProvider } from '@/app/layouts/query-provider';
import { AppError } from '@/contracts/app-error';
import type { ClassroomBackend } from '@/data/ports/classrooms';
import type { EnrolmentBackend } from '@/data/ports/enrolments';
import { areaKeys, keys } from '@/data/local/keys';
import {
  useClassroom,
  useClassroomSummaries,
  useCreateClassroom,
  useEditClassroom,
  useAssignPlace,
  useExpectStudents,
  useForgetExpected,
  useRemoveClassroom,
  useRemoveStudent,
  useRenewInvite,
  useRestoreStudent,
  useReviewEssay,
  useRevokeInvite,
  useClassroomSubmissions,
  useSetTheme,
  useUndoPlace,
} from '@/queries/classroom-queries';
import {
  useClassReviews,
  useEnrolments,
  useInvitation,
  useJoinClass,
  useLeaveClass,
  useSendToClass,
  useTakeBack,
} from '@/queries/enrolment-queries';
import {
  buildClassroom,
  buildEnrolment,
  buildInvitation,
  buildSummary,
  buildTeacher,
  fakeClassrooms,
  fakeEnrolments,
} from '../support/classrooms';
import { MemoryStorage, writeFromOtherTab } from '../support/memory-storage';
import { fakeServices, renderWithServices, type FakeOptions } from '../support/services';

/** Uses the app's cache, which does not repeat a refused request. */
async function show(ui: ReactElement, options: FakeOptions) {
  const services = fakeServices(options);
  await act(async () => renderWithServices(<QueryProvider>{ui}</QueryProvider>, { services }));
  return services;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const refused = () => Promise.reject(new AppError('refused'));

type Named = { nome: string };

function Shown({ data, isError }: { data: readonly Named[] | undefined; isError: boolean }) {
  return (
    <>
      <p>{data?.map(({ nome }) => nome).join(', ') ?? 'nada'}</p>
      {isError && <p>falhou</p>}
    </>
  );
}

function Summaries() {
  return <Shown {...useClassroomSummaries()} />;
}

function Enrolments() {
  return <Shown {...useEnrolments()} />;
}

function Buttons({ writes }: { writes: Record<string, () => void> }) {
  return Object.entries(writes).map(([name, write]) => (
    <button key={name} type="button" onClick={write}>
      {name}
    </button>
  ));
}

const ID = 'sala-3a';
const FIELDS = { nome: '2º ano B', descricao: '' };
const THEME = { tema: 'A rua', prazo: null, tema_versao: 1 };
const STUDENTS = [{ id: 'nome-caio', nome: 'Caio', email: null }];
const UNSEEN = { versao: 0, rascunho_versao: 0 };
const ITEMS = [{ competencia: 1, comentario: 'Releia.', nivel: null, motivo: '' }] as const;

/** Uses a list, a class and its essays, with all mutations for them. */
function Desk() {
  useClassroom(ID);
  useClassroomSubmissions(ID);
  const create = useCreateClassroom();
  const edit = useEditClassroom(ID);
  const remove = useRemoveClassroom(ID);
  const setTheme = useSetTheme(ID);
  const expectStudents = useExpectStudents(ID);
  const assignPlace = useAssignPlace(ID);
  const undoPlace = useUndoPlace(ID);
  const forgetExpected = useForgetExpected(ID);
  const removeStudent = useRemoveStudent(ID);
  const restoreStudent = useRestoreStudent(ID);
  const renewInvite = useRenewInvite(ID);
  const revokeInvite = useRevokeInvite(ID);
  const review = useReviewEssay('envio-1');
  const writes = {
    create: () => create.mutate(FIELDS),
    edit: () => edit.mutate({ fields: FIELDS, seen: FIELDS }),
    remove: () => remove.mutate(),
    setTheme: () => setTheme.mutate(THEME),
    expectStudents: () => expectStudents.mutate(STUDENTS),
    assignPlace: () => assignPlace.mutate({ expectedId: 'nome-davi', studentId: 'aluna-helena' }),
    undoPlace: () => undoPlace.mutate({ studentId: 'aluna-helena', email: null }),
    forgetExpected: () => forgetExpected.mutate({ expectedId: 'nome-davi', essays: 2 }),
    removeStudent: () => removeStudent.mutate('aluna-helena'),
    restoreStudent: () => restoreStudent.mutate('aluna-helena'),
    renewInvite: () => renewInvite.mutate(),
    revokeInvite: () => revokeInvite.mutate(),
    review: () => review.mutate({ items: ITEMS, remarks: NO_REMARKS, seen: UNSEEN }),
  };
  return (
    <>
      <Summaries />
      <Buttons writes={writes} />
    </>
  );
}

const CLASSROOM_WRITES = [
  ['create', [FIELDS]],
  ['edit', [ID, FIELDS, FIELDS]],
  ['remove', [ID]],
  ['setTheme', [ID, THEME]],
  ['expectStudents', [ID, STUDENTS]],
  ['assignPlace', [ID, 'nome-davi', 'aluna-helena']],
  ['undoPlace', [ID, 'aluna-helena', null]],
  ['forgetExpected', [ID, 'nome-davi', 2]],
  ['removeStudent', [ID, 'aluna-helena']],
  ['restoreStudent', [ID, 'aluna-helena']],
  ['renewInvite', [ID]],
  ['revokeInvite', [ID]],
  ['review', ['envio-1', ITEMS, NO_REMARKS, UNSEEN]],
] as const;

const SENDING = { classroomId: ID, essayId: '1', themeId: null };

function StudentDesk() {
  useClassReviews('1');
  const join = useJoinClass();
  const leave = useLeaveClass();
  const send = useSendToClass();
  const takeBack = useTakeBack();
  const writes = {
    join: () => join.mutate('convite-3a'),
    leave: () => leave.mutate(ID),
    send: () => send.mutate(SENDING),
    takeBack: () => takeBack.mutate('envio-1'),
  };
  return (
    <>
      <Enrolments />
      <Buttons writes={writes} />
    </>
  );
}

const ENROLMENT_WRITES = [
  ['join', ['convite-3a']],
  ['leave', [ID]],
  ['send', [SENDING]],
  ['takeBack', ['envio-1']],
] as const;

/** The queries on a teacher's screen; each call is counted, and the result changes from the second call on. */
function countedClassrooms() {
  const list = vi
    .fn<ClassroomBackend['list']>()
    .mockResolvedValueOnce([buildSummary()])
    .mockResolvedValue([buildSummary({ nome: '2º ano B' })]);
  const get = vi.fn<ClassroomBackend['get']>().mockResolvedValue(buildClassroom());
  const submissions = vi.fn<ClassroomBackend['submissions']>().mockResolvedValue([]);
  return { list, get, submissions };
}

describe.each([
  ['that went well', () => Promise.resolve()],
  ['that failed', refused],
] as const)('a change %s', (_, outcome) => {
  it.each(CLASSROOM_WRITES)('of classrooms, %s, has all of them read again', async (name, given) => {
    const reads = countedClassrooms();
    const write = vi.fn(outcome);
    await show(<Desk />, { backend: { classrooms: fakeClassrooms({ ...reads, [name]: write }) } });
    expect(await screen.findByText('3º ano A')).toBeInTheDocument();
    await press(name);
    expect(await screen.findByText('2º ano B')).toBeInTheDocument();
    expect(write).toHaveBeenCalledExactlyOnceWith(...given);
    for (const read of Object.values(reads)) expect(read).toHaveBeenCalledTimes(2);
  });

  it.each(ENROLMENT_WRITES)('of enrolments, %s, has all of them read again', async (name, given) => {
    const list = vi
      .fn<EnrolmentBackend['list']>()
      .mockResolvedValueOnce([buildEnrolment()])
      .mockResolvedValue([]);
    const reviews = vi.fn<EnrolmentBackend['reviews']>().mockResolvedValue([]);
    const write = vi.fn(outcome);
    await show(<StudentDesk />, {
      backend: { enrolments: fakeEnrolments({ list, reviews, [name]: write }) },
    });
    expect(await screen.findByText('3º ano A')).toBeInTheDocument();
    await press(name);
    await waitFor(() => expect(screen.queryByText('3º ano A')).not.toBeInTheDocument());
    expect(write).toHaveBeenCalledExactlyOnceWith(...given);
    expect(list).toHaveBeenCalledTimes(2);
    expect(reviews).toHaveBeenCalledTimes(2);
  });
});

describe('what was read', () => {
  it('stays on screen where reading it again fails, which is told', async () => {
    const list = vi
      .fn<ClassroomBackend['list']>()
      .mockResolvedValueOnce([buildSummary()])
      .mockImplementationOnce(refused)
      .mockResolvedValue([buildSummary({ nome: '2º ano B' })]);
    await show(<Desk />, { backend: { classrooms: fakeClassrooms({ list }) } });
    expect(await screen.findByText('3º ano A')).toBeInTheDocument();
    await press('edit');
    expect(await screen.findByText('falhou')).toBeInTheDocument();
    expect(await screen.findByText('3º ano A')).toBeInTheDocument();
    await press('edit');
    expect(await screen.findByText('2º ano B')).toBeInTheDocument();
    expect(screen.queryByText('falhou')).not.toBeInTheDocument();
  });

  it.each([
    ['classrooms', Summaries],
    ['enrolments', Enrolments],
  ] as const)('of %s is never shown to another user', async (_, List) => {
    let asked = 0;
    const once = async <T,>(answer: T) => {
      asked += 1;
      return asked > 1 ? refused() : answer;
    };
    const services = await show(<List />, {
      backend: {
        classrooms: fakeClassrooms({ list: () => once([buildSummary()]) }),
        enrolments: fakeEnrolments({ list: () => once([buildEnrolment()]) }),
      },
    });
    expect(await screen.findByText('3º ano A')).toBeInTheDocument();
    const caio = { ...services.session.user.get()!, id: 'local:caio@example.com' };
    act(() => writeFromOtherTab(services.storage, keys.user, caio));
    expect(screen.getByText('nada')).toBeInTheDocument();
    expect(await screen.findByText('falhou')).toBeInTheDocument();
    expect(screen.queryByText('3º ano A')).not.toBeInTheDocument();
  });
});

/** A page that is opened after its surrounding layout is mounted. */
function OpenedLater({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return isOpen ? (
    children
  ) : (
    <button type="button" onClick={() => setIsOpen(true)}>
      Abrir
    </button>
  );
}

describe('the demo follows another tab', () => {
  const teacher = buildTeacher();
  const key = areaKeys.classrooms(teacher.id);

  it.each(['at once', 'later'])('on a page opened %s', async (when) => {
    const storage = new MemoryStorage();
    await fakeServices({ user: teacher, storage }).backend.classrooms.remove('exemplo-extensivo');
    await show(
      when === 'later' ? (
        <OpenedLater>
          <Summaries />
        </OpenedLater>
      ) : (
        <Summaries />
      ),
      {
        user: teacher,
        storage,
      },
    );
    if (when === 'later') await press('Abrir');
    expect(await screen.findByText('3º ano A')).toBeInTheDocument();
    const record = storage.json(key) as { rooms: Named[] };
    const classrooms = record.rooms.map((classroom) => ({ ...classroom, nome: 'De outra aba' }));
    act(() => writeFromOtherTab(storage, key, { ...record, rooms: classrooms }));
    expect(await screen.findByText('De outra aba')).toBeInTheDocument();
  });
});

it('an invitation is read by visitors, each code for itself', async () => {
  function Card() {
    const [code, setCode] = useState('a');
    const { data } = useInvitation(code);
    return (
      <>
        <p>{data === null ? 'sem convite' : data?.nome}</p>
        <button type="button" onClick={() => setCode('b')}>
          Outro código
        </button>
      </>
    );
  }
  const invitation = async (asked: string) => (asked === 'a' ? buildInvitation() : null);
  await show(<Card />, { user: null, backend: { enrolments: fakeEnrolments({ invitation }) } });
  expect(await screen.findByText('3º ano A')).toBeInTheDocument();
  await press('Outro código');
  expect(await screen.findByText('sem convite')).toBeInTheDocument();
});
