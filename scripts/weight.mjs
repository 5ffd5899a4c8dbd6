// Holds the first pages to their weight: compressed JavaScript before a person can type, and with the files list shown.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const dist = fileURLToPath(new URL('../dist/', import.meta.url));
const budgets = { signIn: 80_000, list: 340_000 };
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

function weigh(keys) {
  return [...closure(keys)].reduce(
    (sum, key) =>
      sum + gzipSync(readFileSync(path.join(dist, 'web', manifest[key].file)), { level: 9 }).length,
    0,
  );
}

const entry = Object.keys(manifest).filter((key) => manifest[key].isEntry);
const lazy = Object.keys(manifest).filter((key) => /admin-app|generated\/(generated-list|list)/.test(key));
const weights = { signIn: weigh(entry), list: weigh([...entry, ...lazy]) };
let failed = false;
for (const [name, most] of Object.entries(budgets)) {
  const over = weights[name] > most;
  failed ||= over;
  process.stdout.write(
    `${name}: ${(weights[name] / 1000).toFixed(1)} KB of JavaScript, gzip (at most ${most / 1000})${over ? ' — too heavy' : ''}\n`,
  );
}
process.exit(failed ? 1 : 0);
