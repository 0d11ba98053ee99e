/** The pictures that every browser and every vision model reads. */
export type ImageType = 'image/jpeg' | 'image/png' | 'image/webp';

const JPEG = [0xff, 0xd8, 0xff];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const RIFF = [0x52, 0x49, 0x46, 0x46];
const WEBP = [0x57, 0x45, 0x42, 0x50];
/** After `RIFF` and the length. */
const WEBP_AT = 8;

/** How many bytes of its beginning tell what a picture is. */
export const IMAGE_TYPE_BYTES = WEBP_AT + WEBP.length;

/** What a file is by its first bytes, whatever it is called; null for everything else, an empty file too. */
export function imageType(bytes: Uint8Array): ImageType | null {
  const has = (magic: readonly number[], at = 0) => magic.every((byte, index) => bytes[at + index] === byte);
  if (has(JPEG)) return 'image/jpeg';
  if (has(PNG)) return 'image/png';
  return has(RIFF) && has(WEBP, WEBP_AT) ? 'image/webp' : null;
}
