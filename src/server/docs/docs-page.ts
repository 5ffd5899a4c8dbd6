import type { Described } from './described';
import { beginning } from './docs-begin';
import { operationEntry } from './docs-operation';
import { namedSchema } from './docs-schema';
import { escape } from './html';

/** The page that describes every call to a person, written from what describes it to a machine. */
export function docsPage(described: Described): string {
  const rooms = new Map<string, string[]>();
  for (const [path, methods] of Object.entries(described.paths))
    for (const [method, operation] of Object.entries(methods)) {
      const [room] = operation.tags;
      const entry = operationEntry(method.toUpperCase(), path, operation, described);
      rooms.set(room, [...(rooms.get(room) ?? []), entry]);
    }
  const sorted = [...rooms].sort(([one], [other]) => (one < other ? -1 : 1));
  const links = sorted.map(([room]) => `<li><a href="#room-${escape(room)}">${escape(room)}</a></li>`);
  const sections = sorted.map(
    ([room, entries]) =>
      `<section data-room id="room-${escape(room)}"><h2>${escape(room)}</h2>${entries.join('\n')}</section>`,
  );
  const schemas = Object.entries(described.components.schemas).map(([name, schema]) =>
    namedSchema(name, schema),
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Collateral Desk: calls</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="stylesheet" href="/api/docs/style.css">
<script type="module" src="/api/docs/search.js"></script></head><body><main><h1>Calls of Collateral Desk</h1>
<search><label for="words">Search calls and schemas</label><input id="words" type="search" autocomplete="off"><span role="status"></span></search>
<nav aria-label="Rooms"><ul><li><a href="#begin">Begin</a></li>${links.join('')}<li><a href="#schemas">Schemas</a></li></ul></nav>
${beginning}${sections.join('\n')}<section data-room id="schemas"><h2>Schemas</h2>${schemas.join('\n')}</section></main></body></html>`;
}
