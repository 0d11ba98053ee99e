import { afterEach, describe, expect, it, vi } from 'vitest';
import { createCorrectionsArchive } from '@/data/local/corrections-archive';
import { buildCorrection, buildCorrections } from '../../support/builders';

const owned = (owner: string, id = '1') => ({ ...buildCorrection({ id }), owner });

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the archive', () => {
  it('keeps corrections by owner, beyond any cap and over a reload', async () => {
    const many = buildCorrections(100).map((correction) => Object.assign({ owner: 'marina' }, correction));
    expect(await createCorrectionsArchive('many').put(many)).toBe(true);
    const reopened = createCorrectionsArchive('many');
    expect(await reopened.byOwner('marina')).toHaveLength(100);
    expect(await reopened.byOwner('caio')).toEqual([]);
  });

  it('keeps one per owner and id', async () => {
    const archive = createCorrectionsArchive('twice');
    await archive.put([owned('marina'), owned('caio')]);
    await archive.put([owned('marina')]);
    expect(await archive.byOwner('marina')).toEqual([owned('marina')]);
    expect(await archive.byOwner('caio')).toEqual([owned('caio')]);
  });

  it('tells the ids of an owner, and opens some of them', async () => {
    const archive = createCorrectionsArchive('ids');
    const broken = { ...owned('marina', '3'), finalScore: 'mil' as never };
    await archive.put([owned('marina', '1'), owned('marina', '2'), broken, owned('caio', '4')]);
    expect(await archive.idsOf('marina')).toEqual(['1', '2', '3']);
    expect(await archive.byIds('marina', ['2', '3', '4', '5'])).toEqual([owned('marina', '2')]);
    expect(await archive.byIds('marina', [])).toEqual([]);
  });

  it('leaves out what it cannot read', async () => {
    const archive = createCorrectionsArchive('broken');
    await archive.put([owned('marina', '1'), { ...owned('marina', '2'), finalScore: 'mil' as never }]);
    expect((await archive.byOwner('marina')).map(({ id }) => id)).toEqual(['1']);
  });

  it('opens corrections of former versions, whose evidence was bare quotes, without it', async () => {
    const archive = createCorrectionsArchive('former');
    const former = owned('marina');
    const grifo = {
      producer: 'rules' as const,
      version: '1',
      evidence: { competencia_1: ['um trecho'] as never },
    };
    await archive.put([{ ...former, aiAnalysis: { ...former.aiAnalysis, grifo } }]);
    const [opened] = await archive.byOwner('marina');
    expect(opened?.aiAnalysis.grifo?.evidence.competencia_1).toEqual([]);
  });

  it.each([
    ['missing', undefined],
    [
      'blocked',
      {
        open() {
          throw new DOMException('denied', 'SecurityError');
        },
      },
    ],
  ])(
    'answers instead of throwing when IndexedDB is %s, and works once it is allowed',
    async (_name, indexedDB) => {
      const archive = createCorrectionsArchive(`denied-${_name}`);
      vi.stubGlobal('indexedDB', indexedDB);
      expect(await archive.put([owned('marina')])).toBe(false);
      expect(await archive.byOwner('marina')).toEqual([]);
      expect(await archive.idsOf('marina')).toEqual([]);
      expect(await archive.byIds('marina', ['1'])).toEqual([]);
      vi.unstubAllGlobals();
      expect(await archive.put([owned('marina')])).toBe(true);
      expect(await archive.byOwner('marina')).toHaveLength(1);
    },
  );

  it('does not wait for ever for a database that never opens', async () => {
    await import('idb');
    vi.useFakeTimers();
    vi.stubGlobal('indexedDB', { open: () => new EventTarget() });
    const listing = createCorrectionsArchive('stuck').byOwner('marina');
    await vi.advanceTimersByTimeAsync(3000);
    expect(await listing).toEqual([]);
  });
});
