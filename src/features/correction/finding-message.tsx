import type { Finding } from '@/domain/evaluation/evaluation';

/** Why a passage is marked. What only shows the rule stands apart in italics: nobody takes it for the student's text. */
export function FindingMessage({ finding: { mensagem, exemplo } }: { finding: Finding }) {
  return (
    <>
      {mensagem}
      {exemplo !== undefined && (
        <span className="block text-muted">
          Por exemplo: <i className="font-serif">{exemplo}</i>
        </span>
      )}
    </>
  );
}
