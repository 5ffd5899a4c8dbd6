import { Worker } from 'node:worker_threads';
import type { PdfDocument } from './pdf-document';

/** The worker stands beside this module: as source while developing, in the bundle's folder once built. */
const isSource = import.meta.url.endsWith('.ts');
const file = new URL(isSource ? './pdf-worker.ts' : './pdf-worker.js', import.meta.url);

interface Waiting {
  readonly resolve: (pdf: Buffer) => void;
  readonly reject: (error: Error) => void;
}
interface Answer {
  readonly id: number;
  readonly pdf?: Uint8Array;
  readonly failure?: string;
}

const waiting = new Map<number, Waiting>();
let running: Worker | undefined;
let last = 0;

/**
 * A document of plain data as a PDF with its fonts in it. Laying out a page takes far longer than a request may hold up others,
 * so it is done on a thread of its own, which starts with the first document and does not keep the process alive.
 */
export function renderPdf(document: PdfDocument): Promise<Buffer> {
  const worker = (running ??= start());
  const id = (last += 1);
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    worker.ref();
    worker.postMessage({ id, document });
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
  worker.on('message', ({ id, pdf, failure }: Answer) => {
    const asked = waiting.get(id);
    waiting.delete(id);
    if (waiting.size === 0) worker.unref();
    if (pdf) asked?.resolve(Buffer.from(pdf));
    else asked?.reject(new Error(failure ?? 'the document could not be laid out'));
  });
  worker.on('error', (error) => {
    running = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  });
  return worker;
}
