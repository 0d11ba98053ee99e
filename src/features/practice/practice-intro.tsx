/** The heading of the page; a student without a corrected essay practises sentences of the bank. */
export function PracticeIntro({ hasOwn }: { hasOwn: boolean }) {
  return (
    <div className="mb-5">
      <h2 className="text-[1.75rem] sm:text-[2rem]">
        {hasOwn ? 'Suas frases, de novo' : 'Dez frases por dia'}
      </h2>
      <p className="mt-1 max-w-prose text-ink-2">
        {hasOwn
          ? 'Dez por dia, uns dois minutos. Elas voltam até você acertar cinco vezes seguidas.'
          : 'Uns dois minutos. Depois da sua primeira correção, o treino usa as frases da sua redação.'}
      </p>
    </div>
  );
}
