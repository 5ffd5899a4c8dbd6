import { expect } from 'vitest';
import { startHost } from './host';
import type { TestHost } from './host';
import { jobEnded, sendForm } from './job';
import type { JobReply } from './job';
import { drop, lenderFile } from './lender-file';
import type { IncomingRow } from './lender-file';
import { companyId } from './network';
import { signIn } from './person';
import type { Person } from './person';

/** A host whose administrator `by` places the accounts of one lender by spreadsheets, and whose `lender` leaves files of its own. */
export interface Ingest {
  readonly host: TestHost;
  readonly by: Person;
  readonly lender: Person;
  /** Works a spreadsheet of these lines, and gives the job once it has ended. `fields`: what the form says beside. */
  readonly work: (lines: readonly string[], fields?: Readonly<Record<string, string>>) => Promise<JobReply>;
  /** Works a file that the lender left in its drop folder. */
  readonly take: (rows: readonly IncomingRow[]) => Promise<JobReply>;
  /** Takes back what a job did, and gives the job that did so. */
  readonly undo: (job: JobReply) => Promise<JobReply>;
  /** The changes of the first row of a check. */
  readonly changesIn: (check: JobReply) => Promise<unknown>;
  readonly fileOf: (account: string, who?: Person) => Promise<Record<string, unknown> & { _id: string }>;
  /** Who is on the file of an account, whole, in the order in which they came. */
  readonly partiesOf: (account: string, types: string, who?: Person) => Promise<unknown[]>;
}

export async function startIngest(): Promise<Ingest> {
  const host = await startHost({ jobs: true });
  const by = await signIn(host, 'administrator');
  const lender = await signIn(host, 'lender_supervisor');
  let dropped = 0;

  const fileOf: Ingest['fileOf'] = async (account, who = by) => {
    const { body } = await who.call('GET', `/file/list?bankAccountNumber=${account}`);
    const [file] = body.data as unknown as { _id: string }[];
    return (await who.call('GET', `/file/${file?._id}`)).body as never;
  };
  return {
    ...{ host, by, lender, fileOf },
    work: async (lines, fields = {}) => {
      const file = { name: 'a.csv', bytes: lines.join('\n') };
      const form = { clientId: companyId('LNA'), ...fields };
      const sent = await sendForm(host, by, '/file/processor/generic/incoming/ingest', form, file);
      expect([sent.status, sent.body.message]).toEqual([202, undefined]);
      return jobEnded(by, String(sent.body.jobId));
    },
    take: async (rows) => {
      drop(host, 'lender-a', `${(dropped += 1)}.csv`, lenderFile(rows));
      const { body } = await lender.call('GET', '/file/processor/lender-a/incoming/trigger');
      const [taken] = body.files as unknown as { jobId: string }[];
      return jobEnded(lender, String(taken?.jobId));
    },
    undo: async ({ _id }) => {
      const { body } = await by.call('POST', `/desk/jobs/${_id}/undo`);
      return jobEnded(by, String(body.jobId));
    },
    changesIn: async ({ _id }) => {
      const { body } = await by.call('GET', `/desk/jobs/${_id}/rows`);
      return (body.data as unknown as { changes: unknown }[])[0]?.changes;
    },
    partiesOf: async (account, types, who = by) => {
      const { _id: fileId } = await fileOf(account, who);
      const list = `/desk/relatedParty/list?fileId=${fileId}&types=${types}&sortBy=createdAt`;
      const { body } = await who.call('GET', list);
      const parties = [];
      for (const { _id } of body.data as unknown as { _id: string }[])
        parties.push((await who.call('GET', `/relatedParty/${_id}`)).body);
      return parties;
    },
  };
}
