import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { openFile } from '@/data/essay-files/open-file';
import {
  brokenWordFile,
  openDocumentFile,
  plainFile,
  textOf,
  TITLED_ESSAY,
  wordFile,
} from '../../support/essay-files';

const ODT = 'application/vnd.oasis.opendocument.text';

const open = (file: File) => openFile(file, async () => {});
/** Not compressed, as the type of an OpenDocument file must be. */
const zip = (parts: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])), {
    level: 0,
  });

describe('openFile', () => {
  it.each([
    ['a Word file', wordFile],
    ['a Word file whose lines are broken by hand', brokenWordFile],
    ['an OpenDocument text', (essay: typeof TITLED_ESSAY) => openDocumentFile(essay)],
    ['a plain text of old Windows', plainFile],
  ])('reads %s', async (_what, make) => {
    expect(await open(await make(TITLED_ESSAY))).toEqual({
      ok: true,
      kind: 'text',
      text: textOf(TITLED_ESSAY),
    });
  });

  it('hands a picture on', async () => {
    const file = new File(['…'], 'folha.jpg', { type: 'image/jpeg' });
    expect(await open(file)).toEqual({ ok: true, kind: 'pictures', files: [file] });
  });

  it.each([
    ['too-large', [new Uint8Array(10 * 1024 * 1024 + 1)], 'a.docx'],
    ['too-long', ['palavra '.repeat(3000)], 'a.txt'],
    ['empty', [' \n'], 'a.txt'],
    ['broken', [zip({ 'word/document.xml': '<w:document>' })], 'a.docx'],
    ['broken', ['PK\x03\x04word/'], 'a.docx'],
    ['broken', ['%PDF-1.7 …'], 'a.pdf'],
    [
      'protected',
      [zip({ mimetype: ODT, 'META-INF/manifest.xml': `<x ${ODT}><manifest:encryption-data/>` })],
      'a.odt',
    ],
  ])('refuses with %s', async (reason, parts, name) => {
    expect(await open(new File(parts as BlobPart[], name))).toEqual({ ok: false, reason });
  });
});
