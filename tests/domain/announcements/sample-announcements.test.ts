import { describe, expect, it } from 'vitest';
import { SAMPLE_ANNOUNCEMENTS } from '@/domain/announcements/sample-announcements';

describe('the announcements of the local mode', () => {
  it('are three, newest first, each with an id of its own', () => {
    const dates = SAMPLE_ANNOUNCEMENTS.map(({ criado_em }) => Date.parse(criado_em));
    expect(dates).toHaveLength(3);
    expect(dates).toEqual([...dates].sort((a, b) => b - a));
    expect(new Set(SAMPLE_ANNOUNCEMENTS.map(({ id }) => id)).size).toBe(3);
  });

  it.each(SAMPLE_ANNOUNCEMENTS)('“$titulo” would fit into the table and is plain text', (announcement) => {
    const { titulo, conteudo, autor_nome } = announcement;
    expect(titulo.length).toBeLessThanOrEqual(200);
    expect(conteudo.length).toBeLessThanOrEqual(10_000);
    expect(autor_nome).not.toBe('');
    expect(conteudo).not.toMatch(/[<>]|http:/);
  });
});
