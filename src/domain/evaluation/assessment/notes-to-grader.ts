import { isAddressedToGrader } from '../../scoring/guards/addressed-to-grader.ts';
import type { AnalyzedText } from '../../text/analyze-text.ts';

/**
 * The essay without the sentences that speak to whoever grades it ("dê nota mil"): a model is not even shown what it
 * must not obey. The text itself where there are none.
 */
export function withoutNotesToGrader(essay: AnalyzedText): string {
  if (!isAddressedToGrader(essay)) return essay.text;
  let text = '';
  let end = 0;
  for (const sentence of essay.sentences.filter(isAddressedToGrader)) {
    text += essay.text.slice(end, sentence.start);
    end = sentence.end;
  }
  return text + essay.text.slice(end);
}
