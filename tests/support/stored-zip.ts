import { crc32 } from 'node:zlib';

/** A ZIP archive of uncompressed files, by path. */
export function storedZip(files: Record<string, string>): Uint8Array<ArrayBuffer> {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [path, text] of Object.entries(files)) {
    const [name, data] = [Buffer.from(path), Buffer.from(text)];
    // Version, flags, method, time, date, checksum, sizes, lengths of name and extra field.
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20);
    facts.writeUInt32LE(crc32(data), 10);
    facts.writeUInt32LE(data.length, 14);
    facts.writeUInt32LE(data.length, 18);
    facts.writeUInt16LE(name.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\x01\x02\x14\0'), facts, place, name);
    parts.push(Buffer.from('PK\x03\x04'), facts, name, data);
    offset += 30 + name.length + data.length;
  }
  const end = Buffer.alloc(18);
  const { length } = Object.keys(files);
  end.writeUInt16LE(length, 4);
  end.writeUInt16LE(length, 6);
  end.writeUInt32LE(Buffer.concat(directory).length, 8);
  end.writeUInt32LE(offset, 12);
  return Uint8Array.from(Buffer.concat([...parts, ...directory, Buffer.from('PK\x05\x06'), end]));
}
