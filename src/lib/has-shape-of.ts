/**
 * Whether what was read somewhere has the parts of a sample: texts where it has texts, a text or null where it has null,
 * and in lists only what looks like the sample's first item.
 */
export function hasShapeOf<Sample>(sample: Sample, raw: unknown): raw is Sample {
  if (sample === null) return raw === null || typeof raw === 'string';
  if (Array.isArray(sample)) return Array.isArray(raw) && raw.every((one) => hasShapeOf(sample[0], one));
  if (typeof sample !== 'object') return typeof raw === typeof sample;
  if (typeof raw !== 'object' || raw === null) return false;
  return Object.entries(sample).every(([name, part]) =>
    hasShapeOf(part, (raw as Record<string, unknown>)[name]),
  );
}
