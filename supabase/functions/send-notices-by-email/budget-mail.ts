import type { BudgetLevel, BudgetNotice } from '../_shared/database.ts';
import type { Mail } from './summary-mail.ts';

/** The path of "Modelo de IA" in the developers' area. */
export const MODEL_COSTS_PATH = '/dashboard/dev/ia';

const TEXTS: Record<BudgetLevel, { subject: string; text: string }> = {
  gratis: {
    subject: 'Grifo: a parte grátis do modelo de IA acabou por hoje',
    text: 'Quem não usa créditos já ocupou hoje toda a parte grátis do modelo de IA. Até meia-noite, o corretor local corrige essas redações. As leituras pagas continuam.',
  },
  '80': {
    subject: 'Grifo: o modelo de IA chegou a 80 % do limite de hoje',
    text: 'O modelo de IA já usou quatro quintos do limite de hoje. Quando ele acabar, o corretor local corrige todas as redações até meia-noite, também as pagas.',
  },
  '100': {
    subject: 'Grifo: o limite de hoje do modelo de IA acabou',
    text: 'O modelo de IA usou todo o limite de hoje. Até meia-noite, o corretor local corrige todas as redações, e nenhum crédito é cobrado.',
  },
};

/** E-mail to one developer about the level that the day's budget has reached. It names no account. */
export function budgetMail({ day, level, noticedAt }: BudgetNotice, to: string, appUrl: string): Mail {
  const { subject, text } = TEXTS[level];
  const [year, month, date] = day.split('-');
  const page = `${appUrl}${MODEL_COSTS_PATH}`;
  const about = `Dia ${date}/${month}/${year}. ${text}`;
  return {
    to,
    subject,
    text: `${about}\n\nVer o uso e mudar os limites:\n${page}\n`,
    html: `<!doctype html>
<html lang="pt-BR">
<head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>${subject}</title></head>
<body style="font-family:sans-serif;font-size:16px;line-height:1.5;max-width:32em;margin:0 auto;padding:24px">
<p>${about}</p>
<p><a href="${page}">Ver o uso e mudar os limites</a></p>
</body>
</html>
`,
    headers: {},
    idempotencyKey: `orcamento/${noticedAt}/${to}`,
  };
}
