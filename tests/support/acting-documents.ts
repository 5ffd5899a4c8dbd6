import { deflateRawSync, deflateSync, crc32 } from 'node:zlib';

/** A PDF whose catalogue says more: `also` stands among its entries, `objects` beside its own. */
export function pdfWith(also: string, objects: string | Buffer = ''): Buffer {
  return Buffer.concat([
    Buffer.from(`%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R ${also}>>endobj\n`),
    Buffer.from('2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n'),
    Buffer.from('3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\n'),
    Buffer.from(objects),
    Buffer.from('\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
  ]);
}

/** An object of a PDF with a packed stream. */
export function packedObject(entries: string, content: string, end = 'endstream endobj\n'): Buffer {
  const packed = deflateSync(Buffer.from(content));
  return Buffer.concat([
    Buffer.from(`9 0 obj<<${entries}/Filter/FlateDecode/Length ${packed.length}>>stream\r\n`),
    packed,
    Buffer.from(`\r\n${end}`),
  ]);
}

/** A packed document of the office programs, of these parts beside the one that makes it what it is. */
export function officeDocument(main: string, parts: Readonly<Record<string, string>> = {}): Buffer {
  const all = Object.entries({ [main]: '<a/>', ...parts });
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [name, text] of all) {
    const [plain, title] = [Buffer.from(text), Buffer.from(name)];
    const packed = deflateRawSync(plain);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt32LE(crc32(plain), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(plain.length, 18);
    facts.writeUInt16LE(title.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    const body = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), facts, title, packed]);
    bodies.push(body);
    directory.push(Buffer.from('PK\x01\x02\x14\0', 'latin1'), facts, place, title);
    at += body.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(all.length, 4);
  end.writeUInt16LE(all.length, 6);
  end.writeUInt32LE(listed.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...bodies, listed, Buffer.from('PK\x05\x06', 'latin1'), end]);
}

/** The relations of a part, as the office programs write them. */
export function relations(type: string, target: string, mode = ''): string {
  const schema = `http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}`;
  return `<Relationships><Relationship Id="rId1" Type="${schema}" Target="${target}"${mode && ` TargetMode="${mode}"`}/></Relationships>`;
}
