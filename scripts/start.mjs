// Builds what has changed and starts the host, in this very process so that signals reach it.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from './build.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
await build();
process.env.NODE_ENV ??= 'production';
process.env.WEB_DIR ??= path.join(root, 'dist/web');
await import(path.join(root, 'dist/server/main.js'));
