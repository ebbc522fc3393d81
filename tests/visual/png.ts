import { crc32, deflateSync } from 'node:zlib';
import { gather } from './colours';
import { pixelsOf, type Image } from './image';

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const TRUECOLOUR = 2;
const PALETTE = 3;
const MOST_COLOURS = 256;

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/**
 * Writes an opaque image as a PNG file, with a palette where its colours allow one: `pngjs` reads
 * such files but writes none. No pixel is off by more than `LOSS`. Equal images give equal bytes.
 */
export function encode(image: Image): Buffer {
  const { width, height } = image;
  const pixels = pixelsOf(image);
  const { colours, places } = gather(pixels);
  const isIndexed = colours.length <= MOST_COLOURS;
  const parts = isIndexed ? colours.map((_, place) => [place]) : colours;
  const depth = isIndexed ? 1 : 3;
  // The byte before each row says that it is not filtered, which is the smallest for flat colours.
  const rows = Buffer.alloc(height * (1 + width * depth));
  for (const [at, pixel] of pixels.entries()) {
    const start = at * depth + Math.floor(at / width) + 1;
    rows.set(parts[places.get(pixel) ?? 0] ?? [], start);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, isIndexed ? PALETTE : TRUECOLOUR], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    ...(isIndexed ? [chunk('PLTE', Buffer.from(colours.flat()))] : []),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
