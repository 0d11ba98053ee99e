/** Luminance of a picture, row by row: 0 is black, 255 white. `pixels.length` is width × height. */
export type GrayImage = { readonly width: number; readonly height: number; readonly pixels: Uint8Array };
