import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const variable = 'COLLATERAL_RUN_FOLDER';

/** A folder for what the tests of one run make once; it goes when the run ends. Worker processes inherit its name. */
export function runFolder(): string {
  const folder = process.env[variable];
  if (!folder)
    throw new Error('The run has no folder: name tests/support/run-folder.ts as globalSetup of it.');
  return folder;
}

/** Makes the folder, before the first worker. */
export function setup(): void {
  process.env[variable] = mkdtempSync(join(realpathSync(tmpdir()), 'collateral-run-'));
}

export function teardown(): void {
  rmSync(runFolder(), { recursive: true, force: true });
}
