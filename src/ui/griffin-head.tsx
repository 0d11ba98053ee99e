type GriffinHeadProps = { className?: string };

/** The simplified head, for anything below 48 px. Decorative. */
export function GriffinHead({ className }: GriffinHeadProps) {
  return (
    <svg
      viewBox="62 6 112 104"
      fill="none"
      stroke="currentColor"
      strokeWidth={7}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      <path
        className="fill-paper"
        d="M84 104C76 74 84 46 108 41 124 38 138 47 142 59 160 58 172 70 164 94 158 84 150 80 140 80 132 84 128 92 128 104"
      />
      <path className="fill-hl" d="M98 46C84 42 76 30 73 12 90 17 104 26 111 41" />
      <path d="M142 59C136 65 135 73 140 80" />
      <circle cx="121" cy="63" r="5" fill="currentColor" stroke="none" />
    </svg>
  );
}
