import { inflateSync } from 'node:zlib';

/** The text of a PDF that carries its fonts, as far as one that we made ourselves needs: page content, glyphs by ToUnicode. */
export function readPdf(pdf: Buffer): string {
  return readPages(pdf).join('\n');
}

/** The same, page by page. */
export function readPages(pdf: Buffer): string[] {
  const objects = new Map<string, string>();
  const text = pdf.toString('latin1');
  for (const [, id = '', body = ''] of text.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g))
    objects.set(id, body);
  const streamOf = (id: string): string => {
    const body = objects.get(id) ?? '';
    const start = body.indexOf('stream\n') + 'stream\n'.length;
    const bytes = Buffer.from(body.slice(start, body.lastIndexOf('\nendstream')), 'latin1');
    return (body.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1');
  };
  const fonts = new Map<string, Map<string, string>>();
  for (const body of objects.values())
    for (const [, name = '', id = ''] of body.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const unicode = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '')?.[1];
      if (unicode) fonts.set(name, glyphs(streamOf(unicode)));
    }
  const contents = [...objects.values()].flatMap((body) => {
    const found = /\/Type \/Page\n[\s\S]*?\/Contents (\d+) 0 R/.exec(body)?.[1];
    return found ? [streamOf(found)] : [];
  });
  return contents.map((content) => shown(content, fonts));
}

function glyphs(map: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, first = '', list = ''] of map.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/gi))
    [...list.matchAll(/<([0-9a-f ]*)>/gi)].forEach(([, code = ''], index) => {
      const glyph = (parseInt(first, 16) + index).toString(16).padStart(4, '0');
      const units = (code.replace(/ /g, '').match(/.{4}/g) ?? []).map((unit) => parseInt(unit, 16));
      found.set(glyph, String.fromCharCode(...units));
    });
  return found;
}

function shown(content: string, fonts: Map<string, Map<string, string>>): string {
  let font = new Map<string, string>();
  const lines: string[] = [];
  for (const [, name, list] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (name) font = fonts.get(name) ?? new Map();
    else if (list !== undefined)
      lines.push(
        [...list.matchAll(/<([0-9a-f]+)>/gi)]
          .flatMap(([, hex = '']) => (hex.match(/.{4}/g) ?? []).map((glyph) => font.get(glyph) ?? ''))
          .join(''),
      );
  }
  return lines.join('\n');
}
