import { crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** A file as a visitor would choose it. */
export type PhotoFile = { name: string; type: string; bytes: Buffer };

/** Degrees, north and east positive. */
type Place = { latitude: number; longitude: number };

/** Metadata of a photo. Every text in it is a canary that must not reach a published copy. */
export type Metadata = {
  gps?: Place & { accuracy?: number };
  camera?: { make: string; model: string };
  owner?: string;
  xmp?: string;
  /** JPEG only. */
  iptc?: string;
  /** EXIF orientation, 1 to 8. */
  orientation?: number;
};

export const places = {
  shoreditch: { latitude: 51.5237, longitude: -0.0713 },
  paris: { latitude: 48.8675, longitude: 2.3638 },
} as const;

/** Words hidden in the metadata of these photos. */
export const photoCanaries = {
  owner: 'Canary Owner',
  make: 'CanaryCam',
  xmp: 'canary-xmp-home-address',
  iptc: 'canary-iptc-byline',
} as const;

/**
 * A picture of a wall: stripes in colours that follow from `seed`. Grain keeps it from compressing
 * to almost nothing.
 */
export function aWall(width = 800, height = 600, seed = 1): Sharp {
  const hue = (seed * 67) % 360;
  const stripes = [0, 1, 2, 3, 4].map(
    (n) =>
      `<rect x="${n * 20}%" width="20%" height="100%" fill="hsl(${(hue + n * 40) % 360} 80% ${35 + n * 8}%)"/><circle cx="${n * 22 + 8}%" cy="${20 + ((seed * 13 + n * 31) % 60)}%" r="9%" fill="hsl(${(hue + 180 + n * 20) % 360} 90% 60%)"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${stripes.join('')}</svg>`;
  return sharp(Buffer.from(svg)).flatten({ background: '#222' });
}

/** A wall with the grain of a good camera: a JPEG of 12 megapixels has some 6 MB. */
function aGrainyWall(width: number, height: number, seed = 1): Sharp {
  const side = 256;
  const grain = Buffer.alloc(side * side * 4, 110);
  let state = seed;
  for (let at = 0; at < grain.length; at += 4) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    grain.fill(state >>> 24, at, at + 3);
  }
  const raw = { width: side, height: side, channels: 4 } as const;
  return aWall(width, height, seed).composite([{ input: grain, raw, tile: true }]);
}

/** A wall with metadata, not encoded yet. */
export function withMetadata(wall: Sharp, { gps, camera, owner, xmp, orientation }: Metadata): Sharp {
  const ifd0: Record<string, string> = {
    ...(camera && { Make: camera.make, Model: camera.model }),
    ...(owner && { Artist: owner, Copyright: owner }),
    ...(orientation && { Orientation: String(orientation) }),
  };
  let result = wall.withExif({ IFD0: ifd0, ...(gps && { IFD3: gpsTags(gps) }) });
  if (orientation) result = result.withMetadata({ orientation });
  return xmp ? result.withXmp(xmpPacket(xmp)) : result;
}

/** A JPEG with the given metadata. */
export async function aJpeg(metadata: Metadata = {}, wall: Sharp = aWall(), quality = 85): Promise<Buffer> {
  const bytes = await withMetadata(wall, metadata).jpeg({ quality }).toBuffer();
  return metadata.iptc ? withIptc(bytes, metadata.iptc) : bytes;
}

/** The first half of a file, as a lost connection leaves it. */
export const truncated = (bytes: Buffer): Buffer => bytes.subarray(0, Math.floor(bytes.length / 2));

/**
 * The beginning of a HEIC file, enough to recognise the format. No library here can encode the
 * rest.
 */
export function heicBytes(): Buffer {
  const box = Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic', 'latin1');
  return Buffer.concat([box, Buffer.alloc(4096, 7)]);
}

/** A PNG whose header promises `side` x `side` pixels and which holds almost no data. */
export function hugePng(side = 20_000): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', header),
    pngChunk('IDAT', Buffer.from('789c030000000001', 'hex')),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

let ten: ReturnType<typeof takeTenPhotos> | undefined;

/**
 * Ten photos: some that a visitor may well choose, and some that must be refused. They are made
 * only once, because one is large.
 */
export function tenPhotos(): ReturnType<typeof takeTenPhotos> {
  ten ??= takeTenPhotos();
  return ten;
}

async function takeTenPhotos() {
  const camera = { make: 'Fujifilm', model: 'X100VI' };
  const jpeg = (name: string, bytes: Buffer): PhotoFile => ({ name, type: 'image/jpeg', bytes });
  return {
    inLondon: jpeg(
      'shoreditch.jpg',
      await aJpeg({ gps: { ...places.shoreditch, accuracy: 5 }, camera }, aWall(800, 600, 1)),
    ),
    elsewhere: jpeg('paris.jpg', await aJpeg({ gps: places.paris, camera }, aWall(800, 600, 2))),
    withoutGps: jpeg('no-gps.jpg', await aJpeg({ camera }, aWall(600, 800, 3))),
    png: { name: 'wall.png', type: 'image/png', bytes: await aWall(640, 480, 4).png().toBuffer() },
    webp: { name: 'wall.webp', type: 'image/webp', bytes: await aWall(640, 480, 5).webp().toBuffer() },
    gif: { name: 'wall.gif', type: 'image/gif', bytes: await aWall(320, 240, 6).gif().toBuffer() },
    large: jpeg('large.jpg', await aJpeg({ gps: places.shoreditch, camera }, aGrainyWall(4032, 3024, 7))),
    wrongType: {
      name: 'notes.jpg',
      type: 'image/jpeg',
      bytes: Buffer.from('These are notes, not a photo.\n'.repeat(40)),
    },
    truncated: jpeg('half.jpg', truncated(await aJpeg({ camera }, aWall(800, 600, 8)))),
    heic: { name: 'IMG_0001.HEIC', type: 'image/heic', bytes: heicBytes() },
  } satisfies Record<string, PhotoFile>;
}

/** EXIF's GPS directory in the form that sharp takes: degrees, minutes and seconds as fractions. */
function gpsTags({ latitude, longitude, accuracy }: Place & { accuracy?: number }): Record<string, string> {
  const parts = (degrees: number) => {
    const seconds = Math.round(Math.abs(degrees) * 3600 * 100);
    return `${Math.floor(seconds / 360_000)}/1 ${Math.floor((seconds % 360_000) / 6000)}/1 ${seconds % 6000}/100`;
  };
  return {
    GPSLatitudeRef: latitude < 0 ? 'S' : 'N',
    GPSLatitude: parts(latitude),
    GPSLongitudeRef: longitude < 0 ? 'W' : 'E',
    GPSLongitude: parts(longitude),
    ...(accuracy !== undefined && { GPSHPositioningError: `${accuracy}/1` }),
  };
}

const xmpPacket = (text: string) =>
  `<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" dc:description="${text}"/></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`;

/**
 * Adds a by-line in an IPTC record (APP13, Photoshop's 8BIM block 0x0404) right after a JPEG's
 * start.
 */
function withIptc(jpeg: Buffer, byline: string): Buffer {
  const value = Buffer.from(byline);
  const record = Buffer.concat([Buffer.from([0x1c, 0x02, 80, value.length >> 8, value.length & 0xff]), value]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(record.length);
  const padding = Buffer.alloc(record.length % 2);
  const block = Buffer.concat([Buffer.from('Photoshop 3.0\x008BIM\x04\x04\0\0', 'latin1'), size, record, padding]);
  const head = Buffer.from([0xff, 0xed, (block.length + 2) >> 8, (block.length + 2) & 0xff]);
  return Buffer.concat([jpeg.subarray(0, 2), head, block, jpeg.subarray(2)]);
}

function pngChunk(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
