import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Bundles a program into a folder as `npm run build` bundles the host, with the threads that stand beside it, and answers where it lies:
 * so it starts in half a second, and as source in five.
 * @param source - its TypeScript, by its path in the house
 */
export async function bundle(source: string, folder: string): Promise<string> {
  mkdirSync(folder, { recursive: true });
  await build({
    absWorkingDir: root,
    entryPoints: {
      main: source,
      'pdf-worker': 'src/server/pdf/pdf-worker.ts',
      'vin-worker': 'src/server/vin/vin-worker.ts',
    },
    outdir: folder,
    bundle: true,
    packages: 'external',
    platform: 'node',
    target: 'node20',
    format: 'esm',
    logLevel: 'warning',
  });
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
  // Packages are looked for beside the program.
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  return path.join(folder, 'main.js');
}
