import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
// Loaded into this thread, which is a worker itself, pdf.js starts no worker of its own.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import jbig2 from 'pdfjs-dist/wasm/jbig2.wasm?url';
import openJpeg from 'pdfjs-dist/wasm/openjpeg.wasm?url';
import { asText, type FileSource, type OpenedFile, refuse } from '@/domain/essay-file/essay-file';
import { joinPdf, type PdfRun } from '@/domain/essay-file/join-pdf';

/** An essay has a few pages. */
const MOST_PAGES = 20;
/** A sheet with fewer letters than this is a picture with a head or a stamp. */
const FEWEST_LETTERS = 40;

type OnPage = FileSource['onPage'];

/** The text of a PDF; pictures of its pages if they have no text. Rejects if the file is broken. */
export async function read({ bytes, name, onPage }: FileSource): Promise<OpenedFile> {
  const loading = getDocument({
    data: new Uint8Array(bytes),
    BinaryDataFactory: WasmFiles,
    CanvasFactory: Canvases,
    disableFontFace: true,
    useWorkerFetch: false,
    verbosity: 0,
  });
  try {
    const pdf = await loading.promise;
    if (pdf.numPages > MOST_PAGES) return refuse('too-long');
    const text = await readText(pdf, onPage);
    if ((text.match(/\p{L}/gu)?.length ?? 0) >= FEWEST_LETTERS) return asText(text);
    return { ok: true, kind: 'pictures', files: await drawPages(pdf, name, onPage) };
  } catch (error) {
    if (error instanceof Error && error.name === 'PasswordException') return refuse('protected');
    throw error;
  } finally {
    await loading.destroy();
  }
}

async function readText(pdf: PDFDocumentProxy, onPage: OnPage): Promise<string> {
  const pages: PdfRun[][] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one page after the other, each reported
    const page = await pdf.getPage(number);
    // oxlint-disable-next-line no-await-in-loop -- as above
    const { items } = await page.getTextContent();
    pages.push(
      items.flatMap((item) => {
        if (!('str' in item)) return [];
        const [, , , , x = 0, y = 0] = item.transform as number[];
        return [{ text: item.str, x, y, width: item.width, height: item.height }];
      }),
    );
    // oxlint-disable-next-line no-await-in-loop -- as above
    await onPage();
  }
  return joinPdf(pages);
}

/** Longer side of a page's picture in pixels: that of A4 at 200 dots per inch. */
const PICTURE_SIDE = 2338;
const QUALITY = 0.9;

async function drawPages(pdf: PDFDocumentProxy, name: string, onPage: OnPage): Promise<File[]> {
  const files: File[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one picture at a time, for a phone's memory
    const page = await pdf.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    const viewport = page.getViewport({ scale: PICTURE_SIDE / Math.max(width, height) });
    const canvas = new OffscreenCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
    // The library draws on an OffscreenCanvas too, but its types do not say so.
    // oxlint-disable-next-line no-await-in-loop -- as above
    await page.render({ canvas: canvas as unknown as HTMLCanvasElement, viewport }).promise;
    // oxlint-disable-next-line no-await-in-loop -- as above
    const picture = await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
    files.push(new File([picture], `${name}, página ${number}.jpg`, { type: 'image/jpeg' }));
    page.cleanup();
    // oxlint-disable-next-line no-await-in-loop -- as above
    await onPage();
  }
  return files;
}

const WASM: Record<string, string> = { 'jbig2.wasm': jbig2, 'openjpeg.wasm': openJpeg };

/** Gives pdf.js its decoders of scanned pictures, whose names carry a hash in the build. */
class WasmFiles {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const address = WASM[filename];
    if (!address) throw new Error(`${filename} is not part of the build`);
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
  }
}

type Drawing = { canvas: OffscreenCanvas | null; context: OffscreenCanvasRenderingContext2D | null };

/** Canvases for pdf.js in a worker, which has no elements. */
class Canvases {
  create(width: number, height: number): Drawing {
    const canvas = new OffscreenCanvas(width, height);
    return { canvas, context: canvas.getContext('2d', { willReadFrequently: true }) };
  }
  reset({ canvas }: Drawing, width: number, height: number): void {
    if (canvas) Object.assign(canvas, { width, height });
  }
  destroy(drawing: Drawing): void {
    if (drawing.canvas) Object.assign(drawing.canvas, { width: 0, height: 0 });
    Object.assign(drawing, { canvas: null, context: null });
  }
}
