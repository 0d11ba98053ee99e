import type { Rolldown } from 'vite';

const MAIN = '/src/app/main.tsx';
/** Their barrel is reached by everything, yet not every icon in it. */
const ICON = '/lucide-react/dist/esm/icons/';
const ENTRY_DRAWING = '/src/features/entry/entry-sheet.tsx';
const LAYOUT = /\/src\/app\/layouts\/(student|teacher|dev)-layout\.tsx$/;
/** What a student opens daily. */
const DAILY_PAGE = /\/src\/app\/pages\/(student-home|essay|corrected-essays|progress)-page\.tsx$/;
/** Pages that load next to nothing, and what they fetch. */
const SMALL =
  /\/src\/(features\/entry\/|ui\/toast-view\.|app\/(layouts\/public-pages|pages\/(login|new-password|usage-policy|payment-terms)-page)\.)/;

const GROUPS = ['base', 'drawing', 'area', 'daily'] as const;
type Group = (typeof GROUPS)[number];

/**
 * The chunks that are made of many modules; the build splits the others by who uses them. Split so, an area would come
 * in fifty files of half a kilobyte, each with a journey of its own (docs/decisions/0017).
 *
 * - `base`: what `main.tsx` reaches by static imports.
 * - `drawing`: what the drawing of `/` is made of, on wide screens.
 * - `area`: what the frames of at least two areas reach.
 * - `daily`: what at least three of a student's daily pages reach.
 *
 * A chunk takes along what its modules import, unless an earlier one of these has it.
 */
export const chunkGroups = GROUPS.map((name, index) => ({
  name: (id: string, context: Rolldown.ChunkingContext) => (groupOf(id, context) === name ? name : null),
  priority: GROUPS.length - index,
}));

function groupOf(id: string, context: Rolldown.ChunkingContext): Group | null {
  if (id.endsWith(MAIN)) return null;
  const { isBase, roots } = reachedFrom(id, context);
  if (isBase) return id.includes(ICON) ? null : 'base';
  if (roots.includes(id)) return null;
  if (roots.some((root) => root.endsWith(ENTRY_DRAWING))) return 'drawing';
  if (roots.some((root) => SMALL.test(root))) return null;
  if (roots.filter((root) => LAYOUT.test(root)).length >= 2) return 'area';
  if (id.includes('/node_modules/')) return null;
  return roots.filter((root) => DAILY_PAGE.test(root)).length >= 3 ? 'daily' : null;
}

/** What has to be loaded dynamically, or first of all, for a module to come along. */
function reachedFrom(id: string, context: Rolldown.ChunkingContext): { isBase: boolean; roots: string[] } {
  const reached = new Set([id]);
  const roots: string[] = [];
  let isBase = false;
  for (const one of reached) {
    if (one.endsWith(MAIN)) isBase = true;
    const info = context.getModuleInfo(one);
    if (info && info.dynamicImporters.length > 0) roots.push(one);
    for (const importer of info?.importers ?? []) reached.add(importer);
  }
  return { isBase, roots };
}
