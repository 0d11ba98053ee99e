import type { NoticeKind } from '../../../src/domain/notices/notice.ts';
import type { ClaimedSummary } from '../_shared/database.ts';

export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  /** The same for all attempts of one day, so that the provider sends the e-mail once. */
  idempotencyKey: string;
};

type Places = {
  /** URL of the app, without a slash at the end. */
  appUrl: string;
  supabaseUrl: string;
};

/**
 * Singular and plural of each kind. The e-mail contains numbers only; the people, classes and texts are named only
 * in the app.
 */
const KINDS: Record<NoticeKind, [one: string, many: string]> = {
  enviada: ['redação chegou', 'redações chegaram'],
  entrou: ['aluno entrou', 'alunos entraram'],
  retirada: ['redação foi retirada por quem a enviou', 'redações foram retiradas por quem as enviou'],
  lugar: [
    'aluno que entrou pelo nome espera a sua confirmação',
    'alunos que entraram pelo nome esperam a sua confirmação',
  ],
  oferta: ['sala que querem passar para você', 'salas que querem passar para você'],
  recebida: ['sala passou a ser sua', 'salas passaram a ser suas'],
  revisada: ['redação sua foi revisada', 'redações suas foram revisadas'],
  tema: ['tema novo', 'temas novos'],
  prazo: ['prazo de entrega acaba hoje ou amanhã', 'prazos de entrega acabam hoje ou amanhã'],
};

/** The path of the page "Avisos" for each role. */
export const NOTICES_PATHS = { student: '/dashboard/student/avisos', teacher: '/dashboard/teacher/avisos' };

/** Path of the page on which a reader stops the e-mails without signing in. */
export function stopPath(code: string): string {
  return `/avisos-por-email/${encodeURIComponent(code)}`;
}

/** The summary of a day: how many notices of which kind, and where to read them. It names nobody (decision 0032). */
export function summaryMail(
  { email, role, code, day, counts }: ClaimedSummary,
  { appUrl, supabaseUrl }: Places,
): Mail {
  const lines = counts.map(({ kind, count }) => {
    const [one, many] = KINDS[kind];
    return `${count.toLocaleString('pt-BR')} ${count === 1 ? one : many}`;
  });
  const notices = `${appUrl}${role === 'dev' ? '/' : NOTICES_PATHS[role]}`;
  const stop = `${appUrl}${stopPath(code)}`;
  const oneClick = `${supabaseUrl}/functions/v1/stop-notices-by-email?codigo=${encodeURIComponent(code)}`;
  const [first = ''] = lines;
  return {
    to: email,
    subject: lines.length === 1 ? `Nas suas salas: ${first}` : `Nas suas salas: ${first} e mais novidades`,
    text: asText({ lines, notices, stop }),
    html: asHtml({ lines, notices, stop }),
    headers: {
      'List-Unsubscribe': `<${oneClick}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    idempotencyKey: `avisos/${day}/${code}`,
  };
}

const GREETING = 'Olá! O que há de novo nas suas salas do Grifo:';
const WHY =
  'Você recebe este resumo, no máximo um por dia, porque pediu no seu perfil. Ele só traz números: os nomes e os textos ficam no Grifo.';

type Content = { lines: string[]; notices: string; stop: string };

function asText({ lines, notices, stop }: Content): string {
  const list = lines.map((line) => `- ${line}`).join('\n');
  return `${GREETING}\n\n${list}\n\nVer os avisos:\n${notices}\n\n--\n${WHY}\nPara não receber mais, sem precisar entrar na conta:\n${stop}\n`;
}

/** Nothing in the content needs escaping: numbers, our own words, and addresses chosen by the operator. */
function asHtml({ lines, notices, stop }: Content): string {
  const list = lines.map((line) => `<li style="margin:4px 0">${line}</li>`).join('');
  return `<!doctype html>
<html lang="pt-BR">
<head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>Avisos do Grifo</title></head>
<body style="font-family:sans-serif;font-size:16px;line-height:1.5;max-width:32em;margin:0 auto;padding:24px">
<p>${GREETING}</p>
<ul style="padding-left:20px">${list}</ul>
<p><a href="${notices}">Ver os avisos</a></p>
<hr style="border:0;border-top:1px solid;opacity:.2;margin:24px 0">
<p style="font-size:14px">${WHY}<br><a href="${stop}">Não quero mais receber</a></p>
</body>
</html>
`;
}
