import { afterAll, beforeAll, expect, it } from 'vitest';
import { vocabularies } from '#contract/vocabularies/index';
import { openHost } from '../../support/host';
import type { TestHost } from '../../support/host';
import { signIn } from '../../support/person';

/** In the order of the columns below. */
const roles = [
  'administrator',
  'supervisor',
  'file_manager',
  'remarketing_specialist',
  'accountant',
  'lender_supervisor',
  'lender_user',
  'vendor_manager',
  'field_agent',
] as const;

/** Who may have each report made: an administrator any; an agent in the field none. */
const runs: Readonly<Record<string, string>> = {
  open_inventory: 'xxxxxxxx-',
  file_ageing: 'xx---x---',
  status_update_client: 'xxxxxxx--',
  new_assignments: 'xxxxxx---',
  closed_files: 'xxxxxxxx-',
  recovery_performance: 'xx---x---',
  vendor_scorecard: 'xx-------',
  agent_activity: 'xx-----x-',
  skip_trace_results: 'xxx------',
  notice_compliance: 'xx---x---',
  hold_report: 'xxxxxxxx-',
  storage_exposure: 'xxxxxx---',
  remarketing_inventory: 'xx-x-x---',
  sales_results: 'xx-xxx---',
  recon_spend: 'xx-x-x---',
  deficiency_surplus: 'xx--xx---',
  client_billing: 'x---xx---',
  client_statement: 'x---xx---',
  receivables_ageing: 'xx--xx---',
  unbilled_work: 'xx--x----',
  vendor_payables: 'x---x----',
  tax_summary: 'x---x----',
  tax_by_invoice: 'x---x----',
  fee_leakage: 'xx--x----',
  projected_vs_actual: 'xx--xx---',
  trust_ledger: 'x---x----',
  trust_reconciliation: 'x---x----',
  remittance_advice: 'x---xx---',
  deposit_slip: 'x---x----',
  requests_turnaround: 'xx---x---',
  user_access_review: 'x----x---',
  access_log: 'x--------',
  complaints: 'xx---x---',
  import_reconciliation: 'x--------',
  data_retention: 'x--------',
};

let host: TestHost;
let close: () => Promise<void>;
beforeAll(async () => void ({ host, close } = await openHost()));
afterAll(() => close());

it('has a row for each report', () => {
  expect(Object.keys(runs).sort()).toEqual([...vocabularies.reportType].sort());
});

it.each(roles)('%s is offered the reports of their role, and has no other made', async (role) => {
  const person = await signIn(host, role);
  const own = Object.keys(runs).filter((reportType) => runs[reportType]?.[roles.indexOf(role)] === 'x');
  const { body } = await person.call('GET', '/desk/report/types');
  const offered = (body.data ?? []) as unknown as readonly { readonly reportType: string }[];
  expect(offered.map(({ reportType }) => reportType).sort()).toEqual([...own].sort());
  for (const reportType of Object.keys(runs)) {
    const asked = { reportType, format: 'csv', language: 'en', parameters: {} };
    const { status } = await person.call('POST', '/report/', asked);
    expect([reportType, status]).toEqual([reportType, own.includes(reportType) ? 202 : 403]);
  }
});
