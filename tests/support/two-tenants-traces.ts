import { seedId } from '#server/seed/seed-id';
import { homes } from './two-tenants-cast';
import type { Filing } from './two-tenants-documents';

/** What of a shared trace its maker and who pays for it know alone. */
const kept = /\.(cost|provider|consentReference|promotedItems)/;

/** Traces of a file: one that the agency keeps, and one that it shares with its vendors. */
export async function addTraces({ one, agent, fileId, fill, put, circle }: Filing): Promise<void> {
  const trace = (name: string, part: string, who: string, sharedWithVendor: boolean): Promise<string> =>
    put('skipTrace', circle(part), `${one.name} ${name}`, {
      ...fill('skipTrace', (path) => circle(kept.test(path) ? 'client' : part)),
      fileId,
      skipTraceType: 'employment',
      permissiblePurpose: 'locate_collateral',
      companyId: seedId('company', homes[who] ?? ''),
      orderedBy: seedId('user', `${who}@demo.example`),
      orderedAt: '2026-10-01T12:00:00.000Z',
      result: 'pending',
      sharedWithVendor,
    });
  await trace('kept', 'client', agent, false);
  await trace('shared', 'open', agent, true);
}
