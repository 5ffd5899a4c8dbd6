import type { TestHost } from '../../support/host';
import type { Person } from '../../support/person';
import { addDocument } from '../../support/document-row';
import type { Call } from './making';
import { idOf, next, posting } from './making';

/** A notice that is served on a file's debtor, and more time that is given, at once. */
export async function clockCalls(host: TestHost, supervisor: Person, fileId: string): Promise<Call[]> {
  const documentId = await addDocument(host, [fileId], { documentType: 'proof_of_service' });
  const debtor = idOf(
    await supervisor.call('POST', '/relatedParty/', { fileId, firstName: 'Ann', lastName: 'Sample' }),
  );
  return [
    posting(supervisor, '/desk/file/recordService', {
      ...{ fileId, documentId, noticeKind: 'disposition', method: 'personal', servedDate: '2026-11-20' },
      relatedPartyIds: [debtor],
    }),
    posting(supervisor, '/desk/file/extendClock', {
      ...{ fileId, clock: 'disposition', until: `2027-02-${10 + (next() % 18)}`, reason: 'The lender waits' },
    }),
  ];
}
