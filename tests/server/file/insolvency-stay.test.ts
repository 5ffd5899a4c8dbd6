import { expect, it } from 'vitest';
import { startHost } from '../../support/host';
import { placeFile } from '../../support/network';
import { signIn } from '../../support/person';
import { addDocument } from '../../support/vendor-billing';

it('an insolvency that is proved holds the file and sends it to where it waits for the trustee', async () => {
  const host = await startHost();
  const [supervisor, lender] = [await signIn(host, 'supervisor'), await signIn(host, 'lender_supervisor')];
  const fileId = await placeFile(supervisor);
  const before = (await supervisor.call('GET', `/file/${fileId}`)).body;
  const documentId = await addDocument(host, [fileId], {
    documentType: 'trustee_letter',
    visibility: 'client',
  });
  const proved = await lender.call('POST', '/desk/file/recordProof', {
    ...{ fileId, documentId, proof: 'insolvency_search' },
    facts: {
      checks: { insolvencyCheckDone: '2026-11-20' },
      ...{ insolvencyStatus: 'bankruptcy', estateNumber: '31-2345678' },
    },
  });
  expect(proved.status, JSON.stringify(proved.body)).toBe(200);
  expect((await supervisor.call('GET', `/file/${fileId}`)).body).toMatchObject({
    ...{ status: 'insolvency_stay', stage: 'legal', previousStatus: before.status },
    ...{ hold: true, active: false, holdReason: 'insolvency', holdUntil: '2026-12-20' },
  });
  const history = await supervisor.call('GET', `/history/list/${fileId}`);
  const [last] = history.body.data as unknown as { updatedFields: string[] }[];
  for (const field of ['insolvencyStatus', 'status', 'hold']) expect(last?.updatedFields).toContain(field);
  const due = await lender.call('GET', `/reminder/list?view=file&fileId=${fileId}&types=hold_review`);
  expect(due.body.total).toBe(1);
});
