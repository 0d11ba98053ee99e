import type { AnalyzedText } from '../../text/analyze-text.ts';
import type { Issue } from './issue.ts';
import { areAdjacent } from '../../text/phrases.ts';
import { matchCase } from '../../writing/match-case.ts';

/** Words that never take an article before them, so "à" cannot stand there. */
const WITHOUT_ARTICLE = new Set(
  'partir todos todas ele eles ela elas você vocês nós cada qualquer esse essa esses essas este esta estes estas isso isto alguém ninguém quem cuja cujo um prazo pé cavalo respeito princípio toda todo'.split(
    ' ',
  ),
);
/** Right after "à": "à toda" (at full speed) is rare enough, "à uma" (all together, one o'clock) is not. */
const INFINITIVE = /^\p{L}{2,}[aei]r(?:-se|-lo|-la|-los|-las)?$/u;
/** Feminine nouns and adjectives that look like infinitives. */
const NOT_INFINITIVES = new Set(
  'mulher colher particular popular militar familiar escolar regular circular singular similar solar lunar secular vulgar pior melhor maior menor superior inferior anterior posterior exterior interior ulterior cor flor dor'.split(
    ' ',
  ),
);

/** "à" where no article can be: before verbs, masculine words and most pronouns. */
export function findCraseIssues(essay: AnalyzedText): Issue[] {
  return essay.words.flatMap((word, at) => {
    const next = essay.words[at + 1];
    const isCrase = word.lower === 'à' || word.lower === 'às';
    if (!isCrase || word.isQuoted || !next || !areAdjacent(essay.text, word, next)) return [];
    const isVerb = INFINITIVE.test(next.lower) && !NOT_INFINITIVES.has(next.lower);
    if (word.lower === 'às' || (!isVerb && !WITHOUT_ARTICLE.has(next.lower))) return [];
    const why = isVerb ? 'Antes de verbo não há crase' : `Antes de “${next.text}” não há crase`;
    const replacement = `${matchCase(word.text, 'a')} ${next.text}`;
    return [
      {
        start: word.start,
        end: next.end,
        code: 'crase',
        message: `${why}: escreva “${replacement}”.`,
        replacement,
      },
    ];
  });
}
