import type { Backend } from './ports/backend';

/** Each subject is served by Supabase, or by the demo backend from local storage. */
const SUBJECTS = {
  essays: { supabase: () => import('./supabase/essays'), demo: () => import('./demo/essays') },
  credits: { supabase: () => import('./supabase/credits'), demo: () => import('./demo/credits') },
  classrooms: { supabase: () => import('./supabase/classrooms'), demo: () => import('./demo/classrooms') },
  reviews: { supabase: () => import('./supabase/reviews'), demo: () => import('./demo/reviews') },
  coTeachers: { supabase: () => import('./supabase/co-teachers'), demo: () => import('./demo/co-teachers') },
  photographedEssays: {
    supabase: () => import('./supabase/photographed-essays'),
    demo: () => import('./demo/photographed-essays'),
  },
  enrolments: { supabase: () => import('./supabase/enrolments'), demo: () => import('./demo/enrolments') },
  notices: { supabase: () => import('./supabase/notices'), demo: () => import('./demo/notices') },
  sharedLinks: {
    supabase: () => import('./supabase/shared-links'),
    demo: () => import('./demo/shared-links'),
  },
  announcements: {
    supabase: () => import('./supabase/announcements'),
    demo: () => import('./demo/announcements'),
  },
  inbox: { supabase: () => import('./supabase/inbox'), demo: () => import('./demo/inbox') },
  disagreements: {
    supabase: () => import('./supabase/disagreements'),
    demo: () => import('./demo/disagreements'),
  },
  handLines: { supabase: () => import('./supabase/hand-lines'), demo: () => import('./demo/hand-lines') },
  practice: { supabase: () => import('./supabase/practice'), demo: () => import('./demo/practice') },
  repertoire: { supabase: () => import('./supabase/repertoire'), demo: () => import('./demo/repertoire') },
  modelCosts: {
    supabase: () => import('./supabase/model-costs'),
    demo: () => import('./demo/model-costs'),
  },
  purchases: { supabase: () => import('./supabase/purchases'), demo: () => import('./demo/purchases') },
  ranking: { supabase: () => import('./supabase/ranking'), demo: () => import('./demo/ranking') },
  rewards: { supabase: () => import('./supabase/rewards'), demo: () => import('./demo/rewards') },
  profile: { supabase: () => import('./supabase/profile'), demo: () => import('./demo/profile') },
  messages: { supabase: () => import('./supabase/messages'), demo: () => import('./demo/messages') },
  account: { supabase: () => import('./supabase/account-data'), demo: () => import('./demo/account-data') },
} satisfies {
  [Name in keyof Backend]: Record<Mode, () => Promise<{ default(ports: never): Backend[Name] }>>;
};

type Mode = 'supabase' | 'demo';
type Subject = keyof Backend;
type Create<Name extends Subject, By extends Mode> = Awaited<
  ReturnType<(typeof SUBJECTS)[Name][By]>
>['default'];

type PortsOf<Creator> = Creator extends (ports: infer Ports) => unknown ? Ports : never;
type Intersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;

/** All ports that the subjects of a mode need, except `backend`, through which the subjects call one another. */
type Ports<By extends Mode> = Omit<Intersection<PortsOf<Create<Subject, By>>>, 'backend'>;

export type CreateBackend<By extends Mode> = (ports: Ports<By>) => Backend;

/** Fetches the code of all subjects at once. */
export async function loadBackend<By extends Mode>(mode: By): Promise<CreateBackend<By>> {
  const modules = await Promise.all(
    Object.entries(SUBJECTS).map(async ([name, subject]) => ({
      name,
      create: (await subject[mode]()).default,
    })),
  );
  return (given) => {
    const backend: Record<string, unknown> = {};
    const ports = { ...given, backend };
    for (const { name, create } of modules)
      backend[name] = (create as unknown as (all: typeof ports) => unknown)(ports);
    return backend as Backend;
  };
}
