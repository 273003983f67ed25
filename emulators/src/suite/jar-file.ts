import { writeFileSync } from 'node:fs';
import { crc32 } from 'node:zlib';

/**
 * Writes a jar: a zip of uncompressed entries, the manifest first. A Java runtime without a JDK has
 * no `jar` tool, so this code writes the file itself.
 */
export function writeJar(file: string, manifest: Record<string, string>, entries: Record<string, Buffer> = {}): void {
  const all: Record<string, Buffer> = { 'META-INF/MANIFEST.MF': Buffer.from(manifestText(manifest)), ...entries };
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(all)) {
    const nameBytes = Buffer.from(name);
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(10, 0); // version of zip that is needed; flags, method (stored) and time stay 0
    shared.writeUInt16LE(0x21, 8); // 1 January 1980: the same input makes the same file
    shared.writeUInt32LE(crc32(content), 10);
    shared.writeUInt32LE(content.length, 14);
    shared.writeUInt32LE(content.length, 18);
    shared.writeUInt16LE(nameBytes.length, 22);
    const body = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), shared, nameBytes, content]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x0a\x00', 'latin1'), shared, place, nameBytes]));
    bodies.push(body);
    offset += body.length;
  }
  const index = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(bodies.length, 8);
  end.writeUInt16LE(bodies.length, 10);
  end.writeUInt32LE(index.length, 12);
  end.writeUInt32LE(offset, 16);
  writeFileSync(file, Buffer.concat([...bodies, index, end]));
}

/**
 * A line of a manifest holds 72 bytes at most. A longer line continues on a line that begins with a
 * space.
 */
function manifestText(manifest: Record<string, string>): string {
  const lines = Object.entries({ 'Manifest-Version': '1.0', ...manifest }).map(([key, value]) => `${key}: ${value}`);
  const folded = lines.map((line) => [line.slice(0, 70), ...(line.slice(70).match(/.{1,69}/g) ?? [])].join('\r\n '));
  return `${folded.join('\r\n')}\r\n\r\n`;
}
