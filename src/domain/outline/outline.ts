import { INTERVENTION_ELEMENTS, type InterventionElement } from '../argument/intervention-elements.ts';
import { themeKey } from '../themes/theme-key.ts';

/** The fields of a plan for an essay, in the order in which an essay uses them. */
export const OUTLINE_FIELDS = [
  'tema',
  'tese',
  'argumento1',
  'prova1',
  'argumento2',
  'prova2',
  'repertório',
  ...INTERVENTION_ELEMENTS,
] as const;

export type OutlineField = (typeof OUTLINE_FIELDS)[number];

/** The argument that the repertoire serves. */
export type ServedArgument = 1 | 2;

/** A student's plan for an essay, in her own words. An empty field is absent. */
export type Outline = {
  fields: Partial<Record<OutlineField, string>>;
  serves: ServedArgument | null;
  /** The theme on the sheet when the plan was last written; empty if the sheet had none. */
  sheetTheme: string;
};

export const EMPTY_OUTLINE: Outline = { fields: {}, serves: null, sheetTheme: '' };

/** The plan of the essay that is being written, and the plans of corrected essays by the id of the correction. */
export type Outlines = { current: Outline; ofEssays: Readonly<Record<string, Outline>> };

export const NO_OUTLINES: Outlines = { current: EMPTY_OUTLINE, ofEssays: {} };

/** Whether nothing is written in a plan. */
export function isEmptyOutline({ fields }: Outline): boolean {
  return Object.values(fields).every((words) => words.trim() === '');
}

/** Whether a plan belongs to this theme; a plan without a theme, or a sheet without one, fits all. */
export function isForTheme({ sheetTheme }: Outline, theme: string): boolean {
  const [own, other] = [themeKey(sheetTheme), themeKey(theme)];
  return own === '' || other === '' || own === other;
}

/**
 * The plan to show beside the sheet: the plan of the essay being written or, if that is empty, the plan of the
 * essay that is rewritten (`rewritten`: the id of its correction).
 */
export function shownOutline({ current, ofEssays }: Outlines, rewritten: string | null): Outline {
  if (!isEmptyOutline(current) || rewritten === null) return current;
  return ofEssays[rewritten] ?? current;
}

/** The plan with other words in one field. */
export function withField(outline: Outline, field: OutlineField, words: string): Outline {
  const { [field]: _, ...others } = outline.fields;
  return { ...outline, fields: words === '' ? others : { ...others, [field]: words } };
}

/**
 * The plans after an essay was corrected: its plan, if there is one for its theme, goes with its correction, and
 * the next essay begins without one.
 */
export function withCorrected(
  outlines: Outlines,
  { id, theme, rewritten }: { id: string; theme: string; rewritten: string | null },
): Outlines {
  const outline = shownOutline(outlines, rewritten);
  if (isEmptyOutline(outline) || !isForTheme(outline, theme)) return outlines;
  return { current: EMPTY_OUTLINE, ofEssays: { ...outlines.ofEssays, [id]: outline } };
}

/** A part of a plan, which one paragraph of an essay carries out. */
export const OUTLINE_PARTS = ['tese', 'argumento1', 'argumento2', 'proposta'] as const;
export type OutlinePart = (typeof OUTLINE_PARTS)[number];

/** The fields of each part, the first the one that must not be missing. */
export const FIELDS_OF_PART: Record<OutlinePart, readonly OutlineField[]> = {
  tese: ['tese'],
  argumento1: ['argumento1', 'prova1'],
  argumento2: ['argumento2', 'prova2'],
  proposta: INTERVENTION_ELEMENTS,
};

export function isElement(field: OutlineField): field is InterventionElement {
  return (INTERVENTION_ELEMENTS as readonly string[]).includes(field);
}
