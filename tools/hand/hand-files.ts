import { readFileSync } from 'node:fs';
import { type FileSet, fileSet, type SetFile } from '../ocr/file-set.ts';
import { buildKernel } from './kernel/build-kernel.ts';

const WEIGHTS = new URL('./weights/', import.meta.url);

/** Files for reading handwriting: the network with its shape, the language, and the multiplication kernel. */
export async function handFiles(): Promise<FileSet> {
  return fileSet('hand-', [
    { name: 'kernel.wasm', type: 'application/wasm', contents: await buildKernel() },
    read('hand.bin', 'application/octet-stream'),
    read('hand.json', 'application/json'),
    read('language.bin', 'application/octet-stream'),
  ]);
}

function read(name: string, type: string): SetFile {
  return { name, type, contents: new Uint8Array(readFileSync(new URL(name, WEIGHTS))) };
}
