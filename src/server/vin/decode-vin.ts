import { Worker } from 'node:worker_threads';
import { hasVinCheckDigit, isVin } from '#contract/vin';
import type { VehicleOfVin } from './vehicle-of-vin';

/** The worker stands beside this module: as source while developing, in the bundle's folder once built. */
const isSource = import.meta.url.endsWith('.ts');
const file = new URL(isSource ? './vin-worker.ts' : './vin-worker.js', import.meta.url);
/** Its data takes some 300 MB while it works: it goes when nobody has asked for so long, in milliseconds. */
const idle = 120_000;
const mostRemembered = 5_000;

interface Waiting {
  readonly resolve: (told: VehicleOfVin | null) => void;
  readonly reject: (error: Error) => void;
}
interface Answer {
  readonly id: number;
  readonly told?: VehicleOfVin | null;
  readonly failure?: string;
}

const waiting = new Map<number, Waiting>();
const remembered = new Map<string, Promise<VehicleOfVin | null>>();
let running: Worker | undefined;
let goes: NodeJS.Timeout | undefined;
let last = 0;

/** A North American maker keeps the check digit, so a number without the right one is mistyped; makers elsewhere need not. */
const isTold = (vin: string): boolean => isVin(vin) && (hasVinCheckDigit(vin) || !/^[1-5]/.test(vin));

/**
 * What a VIN says of its vehicle, by records that lie in this house and on a thread of their own; nothing where they do not know it, or
 * where its check digit says that it is mistyped.
 * @throws Error where the records cannot be read
 */
export function decodeVin(vin: string): Promise<VehicleOfVin | null> {
  if (!isTold(vin)) return Promise.resolve(null);
  // The serial number proper, its last six figures, and the check digit say nothing of what it is.
  const kind = `${vin.slice(0, 8)}${vin.slice(9, 11)}`;
  const known = remembered.get(kind);
  if (known) return known;
  const told = ask(vin);
  if (remembered.size >= mostRemembered) remembered.delete(remembered.keys().next().value ?? '');
  remembered.set(kind, told);
  told.catch(() => remembered.delete(kind));
  return told;
}

function ask(vin: string): Promise<VehicleOfVin | null> {
  const worker = (running ??= start());
  const id = (last += 1);
  clearTimeout(goes);
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    worker.ref();
    worker.postMessage({ id, vin });
  });
}

function start(): Worker {
  // A thread begins without what lets its parent read TypeScript.
  const worker = isSource
    ? new Worker(`import('tsx/esm/api').then(({ register }) => (register(), import('${file.href}')))`, {
        eval: true,
      })
    : new Worker(file);
  worker.unref();
  worker.on('message', ({ id, told = null, failure }: Answer) => {
    const asked = waiting.get(id);
    waiting.delete(id);
    if (waiting.size === 0) rest(worker);
    if (failure === undefined) asked?.resolve(told);
    else asked?.reject(new Error(failure));
  });
  worker.on('error', (error) => {
    running = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  });
  return worker;
}

function rest(worker: Worker): void {
  worker.unref();
  goes = setTimeout(() => {
    if (running === worker) running = undefined;
    void worker.terminate();
  }, idle).unref();
}
