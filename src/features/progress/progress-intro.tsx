/** The head of the progress screen; also what the page begins with before the app has come (app/shell). */
export function ProgressIntro() {
  return (
    <>
      <h2 className="text-xl lg:text-2xl">Progresso</h2>
      <p className="mt-1.5 max-w-prose text-ink-2">
        Como você vai em cada competência, de onde veio e o que mais aumenta a sua nota agora.
      </p>
    </>
  );
}
