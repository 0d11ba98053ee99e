/** The head of the former essays; also what the page begins with before the app has come (app/shell). */
export function HistoryIntro({ isEmpty = false }: { isEmpty?: boolean }) {
  return (
    <>
      <h2 className="text-xl lg:text-2xl">Redações corrigidas</h2>
      {!isEmpty && (
        <p className="mt-1.5 max-w-prose text-ink-2">
          Cada correção fica guardada aqui: abra uma para rever a nota, o nível de cada competência, o que foi
          marcado no texto e o que falta para o próximo nível.
        </p>
      )}
    </>
  );
}
