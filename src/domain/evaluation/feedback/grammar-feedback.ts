import { ISSUE_CATEGORIES } from '../issue-detectors/issue.ts';
import { issuesOf, type EssayReading } from '../read-essay.ts';
import type { CompetencyFeedback } from './competency-feedback.ts';
import { count, joinList, quote } from './wording.ts';

/** Competency 1: how many sentences are clean, then the kinds of slip with an example of each. */
export function grammarFeedback(reading: EssayReading): CompetencyFeedback {
  const issues = issuesOf(reading, 1);
  const total = reading.essay.sentences.length;
  if (issues.length === 0) {
    return {
      strength: `Nenhum desvio foi marcado em ${count(total, 'período', 'períodos')}: a norma escrita está sob controle.`,
      advice: 'Confira ainda vírgulas e regências, que dependem do sentido da frase.',
      improvements: [],
    };
  }
  const marked = reading.findings.filter(({ competencia }) => competencia === 1);
  const clean = reading.essay.sentences.filter(
    ({ start, end }) => !marked.some((finding) => finding.start >= start && finding.start < end),
  ).length;
  const strength =
    clean * 2 >= total
      ? `${clean} de ${count(total, 'período', 'períodos')} não têm nenhuma marca.`
      : 'As ideias podem ser entendidas, e a maior parte das marcas se resolve com uma releitura atenta.';
  const topics = issues.slice(0, 3).map(({ code }) => ISSUE_CATEGORIES[code].topic);
  return {
    strength,
    advice: `O que mais pede revisão: ${joinList(topics)}.`,
    improvements: issues.map(({ code }) => {
      const example = marked.find(({ codigo, sugestao }) => codigo === code && sugestao !== undefined);
      const { advice } = ISSUE_CATEGORIES[code];
      return example
        ? `${advice} Exemplo: ${quote(example.trecho)} → ${quote(example.sugestao ?? '')}.`
        : advice;
    }),
  };
}
