import { Body, FoldedWing, GriffinFrame, Head, OpenEye, Pencil, Tail } from './griffin-parts';

/** Professor Grifo with a book; apart from the other poses because the landing page needs only this one. */
export function GriffinReading({ className, label }: { className?: string; label?: string }) {
  return (
    <GriffinFrame className={className} label={label}>
      <Tail />
      <Body />
      <FoldedWing />
      <Head turn={10}>
        <OpenEye />
      </Head>
      <Pencil transform="translate(88 52) rotate(-24)" />
      <path
        className="fill-paper"
        d="M112 166C124 156 138 156 148 162 158 156 172 156 184 166V140C172 130 158 130 148 136 138 130 124 130 112 140z"
      />
      <path d="M148 136V162" />
      <path className="stroke-hl-line" d="M156 143C163 140 170 141 176 145" />
    </GriffinFrame>
  );
}
