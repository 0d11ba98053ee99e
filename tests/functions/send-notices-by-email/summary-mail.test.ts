import { describe, expect, it } from 'vitest';
import {
  NOTICES_PATHS,
  stopPath,
  summaryMail,
} from '../../../supabase/functions/send-notices-by-email/summary-mail.ts';
import type { ClaimedSummary } from '../../../supabase/functions/_shared/database.ts';
import { NOTICE_KINDS } from '@/domain/notices/notice';
import { paths } from '@/lib/paths';

const PLACES = { appUrl: 'https://grifo.example', supabaseUrl: 'https://project.example' };
const SUMMARY: ClaimedSummary = {
  userId: 'id-of-ivo',
  email: 'ivo@example.com',
  role: 'teacher',
  code: 'a-code_1',
  day: '2025-11-10',
  counts: NOTICE_KINDS.map((kind) => ({ kind, count: 2 })),
};
const mailOf = (changes: Partial<ClaimedSummary> = {}) => summaryMail({ ...SUMMARY, ...changes }, PLACES);

describe('the summary', () => {
  it('says how much of each kind there is, in text and HTML alike', () => {
    const { text, html } = mailOf();
    const lines = [
      '2 redações chegaram',
      '2 alunos entraram',
      '2 redações foram retiradas por quem as enviou',
      '2 alunos que entraram pelo nome esperam a sua confirmação',
      '2 salas que querem passar para você',
      '2 salas passaram a ser suas',
      '2 redações suas foram revisadas',
      '2 temas novos',
      '2 prazos de entrega acabam hoje ou amanhã',
    ];
    expect(text).toContain(lines.map((line) => `- ${line}`).join('\n'));
    for (const line of lines) expect(html).toContain(`>${line}<`);
  });

  it('speaks of one as of one, and of thousands as one reads them', () => {
    expect(mailOf({ counts: [{ kind: 'revisada', count: 1 }] }).subject).toBe(
      'Nas suas salas: 1 redação sua foi revisada',
    );
    expect(mailOf({ counts: [{ kind: 'enviada', count: 1200 }] }).text).toContain(
      '- 1.200 redações chegaram',
    );
  });

  it('tells nothing of its reader but the code that ends it', () => {
    const { text, html } = mailOf();
    for (const part of [text, html]) expect(part).not.toMatch(/id-of-ivo|ivo@/);
  });

  it.each(['student', 'teacher'] as const)('leads a %s to the notices in the app', (role) => {
    expect(NOTICES_PATHS[role]).toBe(paths[role].notices);
    const { text, html } = mailOf({ role });
    expect(text).toContain(`https://grifo.example${paths[role].notices}\n`);
    expect(html).toContain(`href="https://grifo.example${paths[role].notices}"`);
  });

  it('leads to the page that ends it', () => {
    expect(stopPath('a-code_1')).toBe(paths.stopNotices('a-code_1'));
    expect(mailOf().text).toContain(`https://grifo.example${paths.stopNotices('a-code_1')}\n`);
    expect(mailOf().html).toContain(`href="https://grifo.example${paths.stopNotices('a-code_1')}"`);
  });
});
