import type { Finding } from '@/domain/evaluation/evaluation';

/** Whether the rule of a finding is named after the very passage: quoting it again would say it twice. */
export function isNamedAfterPassage({ regra, sugestao, trecho }: Finding): boolean {
  return sugestao === undefined && bare(regra ?? '') === bare(trecho);
}

function bare(text: string): string {
  return text.replace(/[“”"]/g, '').trim().toLowerCase();
}
