/** What is used of Tesseract's C++ API as tesseract.js-core brings it to WebAssembly. */
declare module 'tesseract.js-core/tesseract-core-simd-lstm.js' {
  export interface TessBaseApi {
    /** -1 where the language data is no good. */
    Init(dataPath: null, language: string, engineMode: number): number;
    SetVariable(name: string, value: string): boolean;
    /** Takes the file `/input`; 1 where it cannot be read. */
    SetImageFile(exifOrientation: number, angle: number): number;
    Recognize(monitor: null): number;
    GetJSONText(page: 0): string;
  }

  export interface TesseractCore {
    FS: { writeFile(path: string, bytes: Uint8Array): void; unlink(path: string): void };
    TessBaseAPI: new () => TessBaseApi;
  }

  /** `TesseractProgress` hears how far a page is, 0 to 100: layout up to 30, then its words. */
  export default function createCore(options: {
    wasmBinary: Uint8Array;
    TesseractProgress(percent: number): void;
  }): Promise<TesseractCore>;
}
