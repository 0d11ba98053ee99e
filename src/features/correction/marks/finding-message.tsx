import type { Finding } from '@/domain/evaluation/evaluation';

/** Why a passage is marked. An example of the rule is in italics, so that it is not taken for the student's text. */
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
