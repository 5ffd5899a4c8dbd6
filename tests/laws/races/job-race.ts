import { sql } from 'kysely';
import { askExport } from '../../support/close-out';
import { recalledFile } from '../../support/closed-file';
import { jobEnded, sendForm } from '../../support/job';
import { lenderFile, placing } from '../../support/lender-file';
import { companyId, placeFile } from '../../support/network';
import type { Person, Reply } from '../../support/person';
import { csvOf } from '../../support/placements';
import { clockCalls } from './clock-calls';
import type { Call } from './making';
import { next, onFiles, patching } from './making';
import type { People } from './races';

/** A call that goes on as a job is through when its job is, and went wrong where the job did. */
const working =
  (by: Person, send: () => Promise<Reply>): Call =>
  async () => {
    const reply = await send();
    if (reply.status !== 202) return reply;
    const job = await jobEnded(by, String(reply.body.jobId));
    return { ...reply, status: job.status === 'done' ? 200 : 500, body: job as never };
  };

const sending = ({ host, administrator }: People, url: string, fields: Record<string, string>, csv: string) =>
  working(administrator, () => sendForm(host, administrator, url, fields, { name: 'a.csv', bytes: csv }));

const ids = async ({ host }: People, accounts: readonly string[]) =>
  host.app.db.selectFrom('file').select(['_id', 'ref']).where('bankAccountNumber', 'in', accounts).execute();

/** A lender's spreadsheet is placed again, changed by another and taken back, while its files are worked. */
const workSheets = async (people: People): Promise<readonly Call[]> => {
  const { administrator, supervisor } = people;
  const accounts = Array.from({ length: 12 }, () => String(700_000_000_000 + next()));
  const sheet = (balance: string): Call => {
    const rows = accounts.map((account) => [account, 'Roy', 'ON', 'Kia', balance]);
    const csv = csvOf(['account', 'last name', 'province', 'make', 'balance'], rows);
    return sending(people, '/file/processor/generic/incoming/ingest', { clientId: companyId('LNA') }, csv);
  };
  const { body } = await sheet('900.00')();
  const files = await ids(people, accounts);
  const changed = files.map(({ ref }) => [ref, `${next()}.00`]).reverse();
  return [
    sheet(`${next()}.00`),
    sending(people, '/updateFromDocument/files', {}, csvOf(['File number', 'Balance'], changed)),
    working(administrator, () => administrator.call('POST', `/desk/jobs/${String(body._id)}/undo`)),
    ...onFiles(supervisor, ...files.map(({ _id }) => _id).reverse()),
  ];
};

/** A lender's own file says anew what is owed on accounts, while these are worked. */
const takeIncoming = async (people: People): Promise<readonly Call[]> => {
  const accounts = Array.from({ length: 12 }, () => String(90_000_000 + next()));
  const sent = (...which: readonly string[]): Call => {
    const csv = lenderFile(which.map((one) => placing(one, { balance: `${1000 + next()}.00` })));
    return sending(people, '/file/processor/lender-a/incoming/upload', {}, csv);
  };
  await sent(...accounts)();
  const files = await ids(people, accounts);
  return [
    sent(...accounts),
    sent(...[...accounts].reverse()),
    ...onFiles(people.supervisor, ...files.map(({ _id }) => _id).reverse()),
  ];
};

/** A lender is told of its closed files, twice at once, while these are worked and one is opened again. */
const tellLender = async ({ administrator, supervisor }: People): Promise<readonly Call[]> => {
  const files = [await recalledFile(supervisor), await recalledFile(supervisor)].reverse();
  const { _id: again } = await recalledFile(supervisor);
  const tell = working(administrator, () => askExport(administrator, 'LNA'));
  return [
    tell,
    patching(supervisor, '/file/', {
      ...{ _id: again, status: 'new_assignment', statusReason: 'Recalled by mistake' },
    }),
    tell,
    ...onFiles(supervisor, ...files.map(({ _id }) => _id)),
  ];
};

const said = {
  ...{ confidence: 'V', sourceTitle: 'PPSA, as amended', verifiedOn: '2026-11-19', note: 'Read' },
  reason: 'The Act was amended this session.',
};

/** A rule of law is changed, added and ended, so that clocks are reckoned anew, while the files that they run on are worked. */
const changeRule = async ({ host, administrator, supervisor }: People): Promise<readonly Call[]> => {
  const given = { assignmentDate: '2026-09-01T14:00:00Z', contractType: 'secured_loan', state: 'NB' };
  const files = [await placeFile(supervisor, given), await placeFile(supervisor, given)].reverse();
  await sql`update file set stage = 'notice_period', status = 'notice_pending',
    recovery = '{"securedDate": "2026-10-01"}' where _id = any(${files}::uuid[])`.execute(host.app.db);
  const served: Call[] = [];
  for (const fileId of files) served.push(...(await clockCalls(host, supervisor, fileId)).slice(0, 1));
  for (const serve of served) await serve();
  const { body } = await supervisor.call('GET', '/provinceTax/NB?asOf=2026-11-20');
  const rules = body.enforcementRules as unknown as { _id: string; key: string; effectiveFrom: string }[];
  const rule = rules.find(({ key }) => key === 'disposition_notice_days');
  const change: Call = working(administrator, () =>
    administrator.call('POST', '/desk/provinceTax/changeRule', {
      ...{ ruleId: rule?._id, effectiveFrom: rule?.effectiveFrom, value: 20 + (next() % 20) },
      ...said,
    }),
  );
  const end: Call = working(administrator, () =>
    administrator.call('POST', '/desk/provinceTax/endRule', {
      ...{ ruleId: rule?._id, effectiveTo: '2027-06-30', reason: said.reason },
    }),
  );
  const add: Call = working(administrator, () =>
    administrator.call('POST', '/desk/provinceTax/addRule', {
      ...{ key: 'disposition_notice_days', province: 'NB', contractTypes: ['consumer_lease'], value: 30 },
      ...{ effectiveFrom: '2026-01-01', ...said },
    }),
  );
  return [change, ...served, end, add, change, ...onFiles(supervisor, ...files)];
};

/** How the jobs that write files race the work on these, by the command that starts them. */
export const jobRaces = {
  ingestFiles: workSheets,
  updateFilesFromDocument: workSheets,
  undoJob: workSheets,
  uploadIncoming: takeIncoming,
  exportCloseOutFiles: tellLender,
  changeRule,
  addRule: changeRule,
  endRule: changeRule,
};
