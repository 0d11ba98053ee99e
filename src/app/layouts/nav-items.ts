import { CircleArrowUp, House, PenLine, type LucideIcon } from 'lucide-react';
import { paths } from '@/lib/paths';

type NavBase = { label: string; icon: LucideIcon; isInBottomBar: boolean };
export type NavPage = NavBase & { to: string; /** Current only at exactly this path. */ isExact?: boolean };
/** An entry whose page does not exist yet opens the upgrade dialog instead. */
export type NavUpgrade = NavBase & { opens: 'upgrade' };
export type NavItem = NavPage | NavUpgrade;

/** The menus of both areas (spec §2 Layouts). An entry is added together with its page. */
export const studentNav: NavItem[] = [
  { label: 'Início', to: paths.student.home, icon: House, isExact: true, isInBottomBar: true },
  { label: 'Redação', to: paths.student.essay, icon: PenLine, isInBottomBar: true },
  { label: 'Upgrade', opens: 'upgrade', icon: CircleArrowUp, isInBottomBar: false },
];

export const teacherNav: NavItem[] = [
  { label: 'Início', to: paths.teacher.home, icon: House, isExact: true, isInBottomBar: true },
];

/** The upgrade is not offered while the promotion runs (spec §2). */
export function visibleNav(items: NavItem[], isPromoActive: boolean): NavItem[] {
  return isPromoActive ? items.filter((item) => !('opens' in item)) : items;
}

export function bottomBarPages(items: NavItem[]): NavPage[] {
  return items.filter((item): item is NavPage => 'to' in item && item.isInBottomBar);
}
