// Holds the first pages to their weight as they are sent: JavaScript before a person can type, and with the files list shown.
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const dist = fileURLToPath(new URL('../dist/', import.meta.url));
const budgets = { signIn: 80_000, list: 420_000 };
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
  const files = [...closure(keys)].map((key) => path.join(dist, 'web', manifest[key].file));
  return files.reduce((sum, file) => sum + weightOf(file), 0);
}

const entry = Object.keys(manifest).filter((key) => manifest[key].isEntry);
const lazy = Object.keys(manifest).filter((key) => /admin-app|generated\/(generated-list|list)/.test(key));
const pages = { signIn: entry, list: [...entry, ...lazy] };
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
