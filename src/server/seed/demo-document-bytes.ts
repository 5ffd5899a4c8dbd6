import { createHash } from 'node:crypto';
import { deflateSync, crc32 } from 'node:zlib';

interface Made {
  readonly bytes: Buffer;
  readonly sha256: string;
  readonly mimeType: string;
  readonly ending: string;
}

/** A small document or picture of the demo, the same for the same words. */
export function bytesOf(kind: 'document' | 'picture', words: string): Made {
  const bytes = kind === 'document' ? pdfOf(words) : pngOf(words);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const [mimeType, ending] = kind === 'document' ? ['application/pdf', 'pdf'] : ['image/png', 'png'];
  return { bytes, sha256, mimeType: mimeType ?? '', ending: ending ?? '' };
}

// One page with a few lines in a font that every reader has, and a table of where its objects begin (ISO 32000, 7.5).
function pdfOf(words: string): Buffer {
  const lines = words
    .split('\n')
    .map((line) => `(${line.replace(/[()\\]/g, '').replaceAll('’', "'")}) Tj T*`);
  const text = `BT /F1 18 Tf 26 TL 72 700 Td ${lines.join(' ')} ET`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${text.length}>>stream\n${text}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
  ];
  let body = '%PDF-1.4\n';
  const starts = objects.map((object, index) => {
    const start = body.length;
    body += `${index + 1} 0 obj${object}endobj\n`;
    return start;
  });
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  return Buffer.from(
    `${body}xref\n0 6\n0000000000 65535 f \n${table}trailer<</Size 6/Root 1 0 R>>\nstartxref\n${body.length}\n%%EOF\n`,
    'latin1',
  );
}

const side = 96;

// A square of grey steps whose tones the words decide.
function pngOf(words: string): Buffer {
  const tones = createHash('sha256').update(words).digest();
  const rows = Buffer.alloc(side * (side + 1));
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1)
      rows[y * (side + 1) + 1 + x] =
        96 + ((tones[(Math.floor(x / 24) + Math.floor(y / 24) * 4) % 32] ?? 0) >> 1);
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.writeUInt8(8, 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
