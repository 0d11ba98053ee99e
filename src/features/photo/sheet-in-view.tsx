/** A ruled sheet between the corners of a viewfinder. */
export function SheetInView() {
  return (
    <svg
      viewBox="0 0 120 144"
      fill="none"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className="sheet-in-view shrink-0 max-sm:hidden"
    >
      <path className="sheet" strokeWidth="2" d="M30 25 93 20l6 97-64 6z" />
      <path className="margin" strokeWidth="1.5" d="m41 25 5 96" />
      <path
        className="rules"
        strokeWidth="1.5"
        d="m33 38 60-5M34 50l60-5M35 62l60-5M35 74l61-5M36 86l60-5M36 98l61-5M37 110l60-5"
      />
      <path className="marker" strokeWidth="8" strokeLinecap="butt" d="m50 57 34-3" />
      <path
        strokeWidth="1.75"
        d="M55 34q3-3 5 0t5-1 5 0 5-1 5 0 5-1M49 46q3-3 5 0t5-1 5 0 5-1 5 0 5-1 5 0M50 58q3-3 5 0t5-1 5 0 5-1 5 0 5-1M50 70q3-3 5 0t5-1 5 0 5-1 5 0 5-1 5 0M51 82q3-3 5 0t5-1 5 0"
      />
      <path d="M6 30V12q0-6 6-6h18M90 6h18q6 0 6 6v18M114 114v18q0 6-6 6H90M30 138H12q-6 0-6-6v-18" />
    </svg>
  );
}
