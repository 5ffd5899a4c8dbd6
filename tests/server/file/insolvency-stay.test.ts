import { expect, it } from 'vitest';
import { startHost } from '../../support/host';
import { placeFile } from '../../support/network';
import { signIn } from '../../support/person';
import type { Person, Reply } from '../../support/person';
import { addDocument } from '../../support/document-row';

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

/** As the search of the Superintendent's records names a trustee. */
const trustee = {
  name: 'Morel et Associés, syndics',
  ...{ line1: '9100, rue de l’Exemple', city: 'Toronto', state: 'ON', postalCode: 'M5V 0Z0' },
  email: 'dossiers@morel-syndics.example',
};

interface Shown {
  readonly businessName: string;
}

async function openBankruptcy() {
  const host = await startHost();
  const [supervisor, lender] = [await signIn(host, 'supervisor'), await signIn(host, 'lender_supervisor')];
  const fileId = await placeFile(supervisor);
  const documentId = await addDocument(host, [fileId], {
    documentType: 'trustee_letter',
    visibility: 'client',
  });
  const prove = (insolvencyStatus: string, more: object, by: Person = lender): Promise<Reply> =>
    by.call('POST', '/desk/file/recordProof', {
      ...{ fileId, documentId, proof: 'insolvency_search', ...more },
      facts: { checks: { insolvencyCheckDone: '2026-11-20' }, insolvencyStatus },
    });
  const trustees = async (): Promise<readonly Shown[]> => {
    const all = await supervisor.call('GET', `/relatedParty/list?fileId=${fileId}&types=insolvency_trustee`);
    return all.body.data as unknown as readonly Shown[];
  };
  return { supervisor, fileId, prove, trustees };
}

it('the trustee whom the proof of an insolvency names becomes a party, to whom the notices of the law are written', async () => {
  const { supervisor, fileId, prove, trustees } = await openBankruptcy();
  const proved = await prove('bankruptcy', { trustee });
  expect(proved.status, JSON.stringify(proved.body)).toBe(200);
  expect(proved.body).toMatchObject({ status: 'insolvency_stay', hold: true });
  const [named, ...others] = await trustees();
  expect(others).toEqual([]);
  expect(named).toMatchObject({
    ...{
      businessName: 'Morel et Associés, syndics',
      isBusiness: true,
      isPrimary: true,
      isNoticeRecipient: true,
    },
    emails: ['dossiers@morel-syndics.example'],
    addresses: [
      {
        ...{ line1: '9100, rue de l’Exemple', city: 'Toronto', state: 'ON', postalCode: 'M5V 0Z0' },
        ...{ type: 'mailing' },
      },
    ],
  });
  const history = await supervisor.call('GET', `/history/list/${fileId}`);
  const told = (history.body.data as unknown as { type: string; message: string }[]).filter(
    ({ type }) => type === 'party_added',
  );
  expect(told.map(({ message }) => message)).toEqual([
    'Morel et Associés, syndics as Licensed insolvency trustee',
  ]);
  const forms = await supervisor.call('GET', `/desk/form/list/${fileId}`);
  type Form = { formType: string; recipients: { name: string; usual: boolean }[] };
  const written = (formType: string): unknown =>
    (forms.body.data as unknown as Form[])
      .find((form) => form.formType === formType)
      ?.recipients.find(({ name }) => name === trustee.name)?.usual;
  const notices = ['notice_of_seizure', 'notice_of_disposition', 'redemption_statement', 'demand_letter'];
  expect(notices.map(written)).toEqual([true, true, false, undefined]);
});

it('a trustee who is named again is the same party, with what is known of them now', async () => {
  const { prove, trustees } = await openBankruptcy();
  expect((await prove('proposal', { trustee: { name: 'morel et associes, syndics' } })).status).toBe(200);
  expect((await prove('bankruptcy', { trustee })).status).toBe(200);
  const [named, ...others] = await trustees();
  expect(others).toEqual([]);
  expect(named).toMatchObject({
    businessName: 'Morel et Associés, syndics',
    emails: ['dossiers@morel-syndics.example'],
    addresses: [{ line1: '9100, rue de l’Exemple' }],
  });
});

it('a trustee is named where there is an insolvency, and with a whole address or none', async () => {
  const { prove, trustees } = await openBankruptcy();
  const nobody = await prove('none', { trustee });
  expect([nobody.status, Object.keys(nobody.body.errors ?? {})]).toEqual([422, ['trustee']]);
  const half = await prove('bankruptcy', { trustee: { name: 'Morel', line1: '9100, rue de l’Exemple' } });
  expect([half.status, Object.keys(half.body.errors ?? {})]).toEqual([422, ['trustee.city']]);
  expect(await trustees()).toEqual([]);
});

it('the trustee of a proposal, or of the notice that one will be made, is a party whom notices go to as well', async () => {
  for (const insolvency of ['proposal', 'noi']) {
    const { prove, trustees } = await openBankruptcy();
    const proved = await prove(insolvency, { trustee });
    expect(proved.body, insolvency).toMatchObject({ status: 'insolvency_stay', hold: true });
    expect(await trustees()).toMatchObject([
      { businessName: 'Morel et Associés, syndics', isPrimary: true, isNoticeRecipient: true },
    ]);
  }
});
