// Builds the web app and the host into dist/. What was built of the same sources and settings is left as it is.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const sources = [
  'src',
  'index.html',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
  'scripts/build.mjs',
];

function* filesOf(place) {
  const full = path.join(root, place);
  if (!existsSync(full)) return;
  for (const entry of readdirSync(path.dirname(full), { withFileTypes: true })) {
    if (entry.name !== path.basename(full)) continue;
    if (entry.isFile()) yield place;
    else for (const inner of readdirSync(full).sort()) yield* filesOf(path.join(place, inner));
  }
}

function stampOf() {
  const settings = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'));
  const hash = createHash('sha256').update(process.version).update(JSON.stringify(settings.sort()));
  for (const place of sources)
    for (const file of filesOf(place)) hash.update(file).update(readFileSync(path.join(root, file)));
  return hash.digest('hex');
}

export async function build({ quiet = false } = {}) {
  const dist = path.join(root, 'dist');
  const stampFile = path.join(dist, 'stamp');
  const stamp = stampOf();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  if (!quiet) process.stdout.write('Building …\n');
  rmSync(dist, { recursive: true, force: true });
  mkdirSync(dist, { recursive: true });
  const [esbuild, vite] = await Promise.all([import('esbuild'), import('vite')]);
  await esbuild.build({
    absWorkingDir: root,
    entryPoints: {
      main: 'src/server/main.ts',
      'pdf-worker': 'src/server/pdf/pdf-worker.ts',
      'vin-worker': 'src/server/vin/vin-worker.ts',
    },
    outdir: 'dist/server',
    bundle: true,
    packages: 'external',
    platform: 'node',
    target: 'node20',
    format: 'esm',
    sourcemap: true,
    logLevel: 'warning',
  });
  await vite.build({ root, logLevel: 'warn' });
  // For the check of weights; the host has no use for it, and serves nothing that lies beside its folder.
  renameSync(path.join(dist, 'web/.vite/manifest.json'), path.join(dist, 'manifest.json'));
  rmSync(path.join(dist, 'web/.vite'), { recursive: true });
  await buildWorker(esbuild, path.join(dist, 'web'));
  await compress(path.join(dist, 'web'));
  writeFileSync(stampFile, stamp);
}

/** The worker that starts the app without a line, with the name of every file that it keeps and the version of those whose name stays. */
async function buildWorker(esbuild, folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.map$/.test(entry.name))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort()
    .map((name) => ({
      url: `/${name.replaceAll(path.sep, '/')}`,
      revision: name.startsWith('assets') ? null : versionOf(path.join(folder, name)),
    }));
  await esbuild.build({
    absWorkingDir: root,
    entryPoints: ['src/web/worker/worker.ts'],
    outfile: path.join(folder, 'worker.js'),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define: { files: JSON.stringify(files), 'process.env.NODE_ENV': '"production"' },
    logLevel: 'warning',
  });
}

const versionOf = (file) => createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16);

async function compress(folder) {
  const { brotliCompress, constants, gzip } = await import('node:zlib');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(js|css|html|svg|json|webmanifest)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  // The densest that there is: built once, sent to everyone. Off the main thread, so that all processors take part.
  const dense = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  await Promise.all(
    files.map(async (file) => {
      const bytes = readFileSync(file);
      if (bytes.length < 1024) return;
      writeFileSync(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
      writeFileSync(`${file}.br`, await promisify(brotliCompress)(bytes, dense));
    }),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await build();
