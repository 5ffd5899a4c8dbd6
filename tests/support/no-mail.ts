import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { TestHost } from './host';

/** Takes the place away where mails are kept, so that none goes; `back` puts it there again. */
export function noMailGoes(host: TestHost): { readonly back: () => void } {
  const outbox = path.join(host.dataDir, 'outbox');
  // It is made for the first mail.
  mkdirSync(outbox, { recursive: true });
  renameSync(outbox, `${outbox}.away`);
  writeFileSync(outbox, 'no folder');
  return {
    back: () => {
      rmSync(outbox);
      renameSync(`${outbox}.away`, outbox);
    },
  };
}
