import { describe, expect, it, vi } from 'vitest';
import type { EngineBlock } from '@/domain/ocr/ocr-result';
import type { GrayImage } from '@/domain/ocr/gray-image';
import { readPage, readPrepared } from '@/domain/ocr/read-page';
import { preparePage } from '@/domain/ocr/preparation/prepare-page';
import { turnImage } from '@/domain/ocr/preparation/turn';
import { blankPage, inkByRow, writeRows } from '../../support/drawn-page';
import { engineLine, engineWords } from '../../support/engine-blocks';

const page = blankPage(400, 300, 230);
writeRows(page);
const AS_IT_IS = { turns: 0, corners: null } as const;
const answering = (...answers: EngineBlock[][]) =>
  vi.fn<(image: GrayImage) => Promise<EngineBlock[]>>(async () => answers.shift() ?? []);
const read = (text: string, confidence: number) => [engineLine(engineWords(text, 100, 100, confidence))];
const textOf = ({ paragraphs }: Awaited<ReturnType<typeof readPage>>) =>
  paragraphs.map((words) => words.map(({ text }) => text).join(' '));

describe('readPage', () => {
  it('reads an upright page once', async () => {
    const engine = answering(read('Era uma vez.', 95));
    const result = await readPage(page, AS_IT_IS, engine);
    expect(textOf(result)).toEqual(['Era uma vez.']);
    expect(result.confidence).toBe(95);
    expect(engine).toHaveBeenCalledTimes(1);
  });

  it('turns a page by 180° that makes little sense, and keeps the better reading', async () => {
    const engine = answering(read('zan ewn erE', 45), read('Era uma vez.', 94));
    expect(textOf(await readPage(page, AS_IT_IS, engine))).toEqual(['Era uma vez.']);
    const [[first], [second]] = engine.mock.calls as [[GrayImage], [GrayImage]];
    expect(second).toEqual(turnImage(first, 2));
  });

  it.each([
    [0, 0],
    [1, 3],
    [2, 2],
    [3, 1],
  ] as const)('tells how a page that lies turned by %i quarters becomes upright', async (lies, turns) => {
    const upright = blankPage(400, 300);
    writeRows(upright);
    upright.pixels.fill(255, 400 * 150);
    const isUpright = (image: GrayImage) => {
      const [first = 0] = [...inkByRow(image).entries()].find(([, ink]) => ink > 0) ?? [];
      return first < image.height / 3;
    };
    const engine = async (image: GrayImage) => read('Era uma vez.', isUpright(image) ? 95 : 45);
    const result = await readPage(turnImage(upright, lies), AS_IT_IS, engine);
    expect(result).toMatchObject({ turns, confidence: 95 });
  });

  it('stays with the first reading when the other is no better', async () => {
    const engine = answering(read('letra ruim', 50), read('w!nu eu', 48));
    expect(textOf(await readPage(page, AS_IT_IS, engine))).toEqual(['letra ruim']);
  });

  it('has nothing to tell of an empty page but that it was not readable', async () => {
    const result = await readPage(blankPage(300, 200), AS_IT_IS, answering([], []));
    expect(result).toEqual({ paragraphs: [], confidence: 0, advice: ['unreadable'], turns: 0 });
  });

  it('lets the words weigh by their length in the confidence', async () => {
    const blocks = [
      engineLine([...engineWords('longuíssima', 100, 100, 95), ...engineWords('a', 300, 100, 0)]),
    ];
    const { confidence } = await readPage(page, AS_IT_IS, answering(blocks));
    expect(confidence).toBeCloseTo((11 * 95) / 12);
  });

  it('fails with what the engine fails with', async () => {
    const failure = new Error('engine');
    await expect(readPage(page, AS_IT_IS, () => Promise.reject(failure))).rejects.toBe(failure);
  });
});

describe('readPrepared', () => {
  it('hands the prepared pixels over', async () => {
    const prepared = preparePage(page, AS_IT_IS);
    const engine = answering(read('Sim.', 96));
    await readPrepared(prepared, engine);
    expect(engine).toHaveBeenCalledWith(prepared.image);
  });
});
