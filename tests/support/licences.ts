import { sql } from 'kysely';
import { seizureLicence } from '#contract/lifecycles/seizure-licence';
import type { ValueOf } from '#contract/vocabularies/index';
import type { TestHost } from './host';
import { companyId } from './network';
import { addDocument } from './document-row';

type Host = Parameters<typeof addDocument>[0];

/** Has a company licensed to seize where it was not, as if its licence had been shown long ago. */
export async function license(host: TestHost, code: string, state: ValueOf<'province'>): Promise<void> {
  const licence = { type: seizureLicence(state), number: `${state}-1`, state, expiresOn: '2030-12-31' };
  const shown = JSON.stringify([{ ...licence, documentId: await addLicence(host) }]);
  await sql`update company set compliance = coalesce(compliance, '[]') || ${shown}::jsonb
    where _id = ${companyId(code)}::uuid`.execute(host.app.db);
}

/** The document of a licence, which came in on a file: its id. */
export const addLicence = (host: Host, fileId?: string, values: object = {}): Promise<string> =>
  addDocument(host, fileId === undefined ? [] : [fileId], {
    ...{ fileName: 'licence.pdf', documentType: 'vendor_licence', originType: 'agency_upload' },
    ...{ visibility: 'internal', uploadedByCompanyId: companyId('NLR'), ...values },
  });

/** Has the documents come that show the licences of the demo's companies, on no file. */
export async function showDemoLicences(db: TestHost['app']['db']): Promise<void> {
  const { rows } = await sql<{ _id: string }>`select l->>'documentId' _id from company c
    cross join lateral jsonb_array_elements(c.compliance) l where l ? 'documentId'`.execute(db);
  for (const { _id } of rows) await addLicence({ app: { db } }, undefined, { _id });
}
