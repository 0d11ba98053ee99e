import type { Request } from '@playwright/test';
import sharp from 'sharp';
import { enter, newStudent, storedEssays, TRANSCRIPTION } from '../support/backend';

import { chooseFiles, openPhotoTab } from '../support/photos';
import { expect, expectAccessible, test } from '../support/test';
import { TRANSCRIBED } from '../support/transcribed';

/** A sheet as a phone would photograph it: with a dark top edge and private metadata. */
const photo = () =>
  sharp({ create: { width: 1200, height: 800, channels: 3, background: 'white' } })
    .composite([
      { input: { create: { width: 1200, height: 80, channels: 3, background: 'black' } }, gravity: 'north' },
    ])
    .withExif({ IFD0: { Make: 'Telefone da Marina' }, IFD3: { GPSLatitude: '23/1 33/1 0/1' } })
    .jpeg()
    .toBuffer();

/** Mean brightness of a strip of 60 px along the right edge. */
async function rightEdge(picture: Buffer, { width, height }: { width: number; height: number }) {
  const strip = { left: width - 60, top: 0, width: 60, height };
  const pixels = await sharp(picture).extract(strip).greyscale().raw().toBuffer();
  return pixels.reduce((sum, pixel) => sum + pixel, 0) / pixels.length;
}

const pagesOf = (request: Request) => (request.postDataJSON() as { pages: string[] }).pages;

test(
  'photos of handwriting are read by the server for whoever agrees, as they were turned, and what comes is edited',
  { tag: ['@full', '@phone'] },
  async ({ page }) => {
    const sent: string[][] = [];
    page.on('request', (request) => {
      if (request.url() === TRANSCRIPTION && request.method() === 'POST') sent.push(pagesOf(request));
    });
    const photosSent = () => sent.filter((pages) => pages.length > 0);
    const marina = newStudent();
    await enter(page, marina);
    await openPhotoTab(page);

    const offer = page.getByRole('button', { name: 'Ler letra de mão com IA' });
    await test.step('choose a photo and turn it', async () => {
      const buffer = await photo();
      expect((await sharp(buffer).metadata()).exif).toBeDefined();
      await chooseFiles(page, { name: 'redacao.jpg', mimeType: 'image/jpeg', buffer });
      await page.getByRole('button', { name: 'Girar' }).click();
      await expect(offer).toBeVisible();
    });

    await test.step('whoever does not agree sends nothing', async () => {
      await offer.click();
      await expectAccessible(page, 'consent to send photos');
      await page.getByRole('button', { name: 'Não enviar' }).click();
      await expect(page.getByRole('dialog')).toBeHidden();
      expect(photosSent()).toEqual([]);
    });

    await test.step('whoever agrees sends the sheet and no meta data', async () => {
      await offer.click();
      await page.getByRole('button', { name: 'Enviar e ler' }).click();
      await expect(page.getByRole('textbox', { name: 'Texto das fotos' })).toHaveValue(
        TRANSCRIBED.join('\n'),
      );
      expect(photosSent()).toHaveLength(1);
      const [sheet = '', ...more] = photosSent()[0]!;
      expect(more).toEqual([]);
      const picture = Buffer.from(sheet, 'base64');
      const { format, width, height, exif } = await sharp(picture).metadata();
      expect({ format, width, height, exif }).toEqual({
        format: 'jpeg',
        width: 800,
        height: 1200,
        exif: undefined,
      });
      expect(await rightEdge(picture, { width, height })).toBeLessThan(20);
    });

    await test.step('what was read is edited and used', async () => {
      const text = page.getByRole('textbox', { name: 'Texto das fotos' });
      const edited = TRANSCRIBED.join('\n').replace('[?]', 'brasileiros');
      await text.fill(edited);
      await page.getByRole('button', { name: 'Usar esse texto' }).click();
      await expect(page.getByLabel('Sua redação')).toHaveValue(edited);
    });

    expect(await storedEssays(marina)).toEqual([]);
  },
);
