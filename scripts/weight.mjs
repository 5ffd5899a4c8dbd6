// Holds the first pages to their weight as they are sent: JavaScript before a person can type, and with the files list shown and
// all that belongs to it: the second step, the words of one language, what the list loads when it is opened, the live connection.
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const dist = fileURLToPath(new URL('../dist/', import.meta.url));
// The framework takes most of a list; each resource and its words add about half a kilobyte to it.
const budgets = { 'sign-in': 80_000, 'list in English': 420_000, 'list in French': 425_000 };
const manifest = JSON.parse(readFileSync(path.join(dist, 'manifest.json'), 'utf8'));

function closure(keys, seen = new Set()) {
  for (const key of keys) {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) continue;
    seen.add(key);
    closure(chunk.imports ?? [], seen);
  }
  return seen;
}

// What the host sends of a file: its Brotli form, which every browser of today takes; small ones as they are.
const sent = (file) => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
const gzipped = (file) => gzipSync(readFileSync(file), { level: 9 }).length;

function weigh(keys, weightOf) {
  const files = [...closure(keys)].map((key) => manifest[key].file);
  return [...new Set([...inPage, ...files])].reduce(
    (sum, file) => sum + weightOf(path.join(dist, 'web', file)),
    0,
  );
}

// Whatever stands in the page itself, as before-paint, is sent before all.
const page = readFileSync(path.join(dist, 'web/index.html'), 'utf8');
const inPage = [...page.matchAll(/<script src="\/([^"]+)"/g)].map(([, file]) => file);
const entry = Object.keys(manifest).filter((key) => manifest[key].isEntry);
const chunkNamed = (name) => (key) => manifest[key].name === name;
const madeOf = (source) => (key) => key.endsWith(source);
const loaded = [
  chunkNamed('second-step'),
  chunkNamed('admin-app'),
  chunkNamed('list'),
  madeOf('socket.io-client/build/esm/index.js'),
];
const wordsIn = (locale) => madeOf(`src/web/i18n/${locale}/words.ts`);
/** What is loaded; a part that is not found would make the page seem lighter than it is. */
const found = (parts) =>
  parts.map((isPart) => {
    const known = Object.keys(manifest).find(isPart);
    if (!known) throw new Error(`The build has no ${isPart}: did a name change?`);
    return known;
  });
const listIn = (locale) => [...entry, ...found([...loaded, wordsIn(locale)])];
const pages = { 'sign-in': entry, 'list in English': listIn('en'), 'list in French': listIn('fr') };
const inKB = (bytes) => (bytes / 1000).toFixed(1);
let failed = false;
for (const [name, most] of Object.entries(budgets)) {
  const weight = weigh(pages[name], sent);
  const over = weight > most;
  failed ||= over;
  process.stdout.write(
    `${name}: ${inKB(weight)} KB of JavaScript as sent (at most ${most / 1000}), ${inKB(weigh(pages[name], gzipped))} as gzip${over ? ' — too heavy' : ''}\n`,
  );
}
process.exit(failed ? 1 : 0);
