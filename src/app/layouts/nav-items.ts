import {
  BookOpen,
  ChartNoAxesColumnIncreasing,
  CircleArrowUp,
  Dumbbell,
  FileCheck,
  Gauge,
  Highlighter,
  House,
  Inbox,
  LibraryBig,
  Megaphone,
  MessageSquare,
  PenLine,
  Scale,
  School,
  Store,
  Timer,
  UserRound,
  type LucideIcon,
} from 'lucide-react';
import type { ComponentType } from 'react';
import { paths } from '@/lib/paths';

export type NavPage = {
  label: string;
  to: string;
  icon: LucideIcon;
  /** Marked as current only at exactly this path. */
  isExact?: boolean;
  /** Advertises a purchase: hidden while the promotion runs, and where nothing is sold (R-FRAME-3). */
  isOffer?: boolean;
  /** Displays the number of waiting items beside the page's name. */
  Count?: ComponentType;
};

/** The navigation of an area: sidebar and drawer, and the bottom bar. */
export type AreaNav = { menu: readonly NavPage[]; bar: readonly NavPage[] };

const home: NavPage = { label: 'Início', to: paths.student.home, icon: House, isExact: true };
const essay: NavPage = { label: 'Redação', to: paths.student.essay, icon: PenLine };
const practice: NavPage = { label: 'Treino', to: paths.student.practice, icon: Dumbbell };
const profile: NavPage = { label: 'Perfil', to: paths.student.profile, icon: UserRound };

/** The student's menu and bar (R-FRAME-3). */
export const studentNav: AreaNav = {
  menu: [
    home,
    essay,
    practice,
    { label: 'Temas', to: paths.student.themes, icon: BookOpen },
    { label: 'Simulado', to: paths.student.mock, icon: Timer },
    { label: 'Repertório', to: paths.student.repertoire, icon: LibraryBig },
    { label: 'Redações corrigidas', to: paths.student.correctedEssays, icon: FileCheck },
    { label: 'Progresso', to: paths.student.progress, icon: ChartNoAxesColumnIncreasing },
    { label: 'Minhas salas', to: paths.student.classes, icon: School },
    { label: 'Upgrade', to: paths.student.upgradeEnem, icon: CircleArrowUp, isOffer: true },
    { label: 'Comunicado', to: paths.student.announcements, icon: Megaphone },
    { label: 'Feedback', to: paths.student.feedback, icon: MessageSquare },
    profile,
  ],
  bar: [home, essay, practice, { label: 'Marketplace', to: paths.student.marketplace, icon: Store }, profile],
};

const teacherHome: NavPage = { label: 'Início', to: paths.teacher.home, icon: House, isExact: true };
const review: NavPage = {
  label: 'Revisar',
  to: paths.teacher.review,
  icon: Highlighter,
};
const classrooms: NavPage = { label: 'Salas', to: paths.teacher.classrooms, icon: School };
const themes: NavPage = { label: 'Temas', to: paths.teacher.themes, icon: BookOpen };
const teacherProfile: NavPage = { label: 'Perfil', to: paths.teacher.profile, icon: UserRound };

export const teacherNav: AreaNav = {
  menu: [
    teacherHome,
    review,
    classrooms,
    themes,
    { label: 'Comunicado', to: paths.teacher.announcements, icon: Megaphone },
    { label: 'Feedback', to: paths.teacher.feedback, icon: MessageSquare },
    teacherProfile,
  ],
  bar: [teacherHome, review, classrooms, teacherProfile],
};

const devPages: readonly NavPage[] = [
  { label: 'Comunicados', to: paths.dev.home, icon: Megaphone, isExact: true },
  { label: 'Mensagens', to: paths.dev.inbox, icon: Inbox },
  { label: 'Discordâncias', to: paths.dev.disagreements, icon: Scale },
  { label: 'Modelo de IA', to: paths.dev.modelCosts, icon: Gauge },
  { label: 'Meus dados', to: paths.dev.myData, icon: UserRound },
];

/** Five pages do not fit into the bottom bar, so the page of the user's own data is in the menu only. */
export const devNav: AreaNav = { menu: devPages, bar: devPages.slice(0, 4) };
