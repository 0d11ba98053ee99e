/** Three dots, as of someone writing. They stand still with reduced motion. */
export function TypingDots() {
  return (
    <span className="inline-flex gap-1">
      {['0ms', '150ms', '300ms'].map((delay) => (
        <i
          key={delay}
          className="size-1.25 animate-pulse rounded-full bg-ink motion-reduce:animate-none"
          style={{ animationDelay: delay, animationDuration: '1.1s' }}
        />
      ))}
    </span>
  );
}
