import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { RulesPanel } from '../../../../src/web/screens/province-tax/rules-panel';
import { answer } from '../../tabs';
import { showInDesk } from '../../show-in-desk';
import { showScreen } from '../desk';

const both = { debtorType: 'both' };
const rules = [
  {
    _id: 'r-1',
    province: 'QC',
    key: 'consumer_paid_threshold',
    value: 0.5,
    unit: 'ratio',
    appliesTo: { debtorType: 'consumer', contractTypes: ['consumer_lease'] },
    sourceTitle: 'Consumer Protection Act, s. 150.32',
    sourceUrl: 'https://law.example/150.32',
    confidence: 'V',
    verifiedOn: '2026-01-15',
  },
  {
    _id: 'r-2',
    province: 'CA',
    key: 'insolvency_stay',
    value: true,
    unit: 'flag',
    appliesTo: both,
    confidence: 'C',
  },
  { _id: 'r-3', province: 'QC', key: 'snow_days', value: 3, unit: 'days', appliesTo: both, confidence: 'U' },
  {
    _id: 'r-4',
    province: 'QC',
    key: 'licensed_seizure_only',
    value: null,
    unit: 'flag',
    appliesTo: both,
    confidence: 'U',
  },
];

it('shows the rules of a province in words: what each says, for whom, from where and how sure', async () => {
  const { desk } = await showScreen(<RulesPanel record={{ id: 't-1', province: 'QC' }} />, ({ path }) =>
    path.startsWith('/provinceTax/QC') ? answer(200, { province: 'QC', enforcementRules: rules }) : undefined,
  );
  const part = within(await screen.findByRole('table', { name: 'Rules of enforcement in Québec' }));
  const line = async (name: RegExp) => within(await part.findByRole('row', { name }));
  const share = await line(/^Share paid from which a court must agree/);
  expect(share.getByText('50%')).toBeVisible();
  expect(share.getByText('Consumer · Lease (consumer)')).toBeVisible();
  expect(share.getByRole('link', { name: 'Consumer Protection Act, s. 150.32' })).toHaveAttribute(
    'href',
    'https://law.example/150.32',
  );
  expect(share.getByText('Official source')).toBeVisible();
  const stay = await line(/^An insolvency stays enforcement/);
  expect(stay.getByText('all of Canada')).toBeVisible();
  expect(stay.getByText('Yes')).toBeVisible();
  expect((await line(/^Snow days/)).getByText('3 days')).toBeVisible();
  expect((await line(/^Only a licensed person may seize/)).getByText('Not established')).toBeVisible();
  expect(desk.sent('/provinceTax/QC')).toHaveLength(1);
});

const days = { ...rules[2], effectiveFrom: '2000-01-01', sourceTitle: 'Snow Act', sourceUrl: null };
const sure = { ...days, _id: 'r-5', key: 'disposition_notice_days', value: 20, unit: 'days' };

it('shows an administrator which files a changed rule would move before it is saved', async () => {
  const me = userEvent.setup();
  const permissions = [{ resource: 'provinceTax', actions: ['show', 'editRules'] }];
  const { desk } = await showInDesk(<RulesPanel record={{ id: 't-1', province: 'QC' }} />, {
    role: { _id: 'r-1', key: 'administrator', name: 'Administrator', permissions },
    host: ({ path }) => {
      if (path.startsWith('/provinceTax/QC'))
        return answer(200, { province: 'QC', enforcementRules: [sure] });
      if (path === '/desk/provinceTax/previewRule')
        return answer(200, {
          ...{ examined: 40, moved: 1, gated: 1, claimed: 1 },
          gates: [{ fileId: 'f-2', ref: 'LNA-2', gate: 'consumer_paid_threshold', opens: false }],
          shortfalls: [{ fileId: 'f-3', ref: 'LNA-3', before: true, after: false }],
          files: [
            { fileId: 'f-1', ref: 'LNA-1', clock: 'disposition', before: '2026-10-26', after: '2026-11-05' },
          ],
        });
      if (path === '/desk/provinceTax/changeRule') return answer(202, { jobId: 'j-1', ruleId: 'r-5' });
      return undefined;
    },
  });
  await me.click(await screen.findByRole('button', { name: 'Change: Notice before a sale' }));
  const dialog = within(await screen.findByRole('dialog'));
  const value = dialog.getByLabelText(/^Says/);
  await me.clear(value);
  await me.type(value, '30');
  await me.type(dialog.getByLabelText(/^Why it is changed/), 'The Act was amended.');
  await me.click(dialog.getByRole('button', { name: 'Show what would move' }));
  expect(await dialog.findByText('The clocks of 1 file would move, of 40 open files.')).toBeVisible();
  expect(dialog.getByRole('link', { name: 'LNA-1' })).toBeVisible();
  const gates = within(dialog.getByRole('table', { name: 'Gates that would open or shut' }));
  expect(gates.getByRole('row', { name: /LNA-2 .*shut/ })).toBeVisible();
  const claims = within(dialog.getByRole('table', { name: 'Whether a shortfall may be claimed' }));
  expect(claims.getByRole('row', { name: /LNA-3 Yes No/ })).toBeVisible();
  expect(desk.sent('/desk/provinceTax/changeRule')).toHaveLength(0);
  await me.click(dialog.getByRole('button', { name: 'Save the rule' }));
  await screen.findByText(/^The rule is saved\./);
  const [sent] = desk.sent('/desk/provinceTax/changeRule');
  expect(sent?.body).toMatchObject({
    ruleId: 'r-5',
    value: 30,
    effectiveFrom: '2000-01-01',
    confidence: 'U',
    reason: 'The Act was amended.',
  });
});

it('adds a rule and ends one, each shown first; and tells who changed one and why', async () => {
  const me = userEvent.setup();
  const permissions = [{ resource: 'provinceTax', actions: ['show', 'editRules'] }];
  const nothing = { examined: 4, moved: 0, files: [], gated: 0, gates: [], claimed: 0, shortfalls: [] };
  const kept = { _id: 'r-5', value: 20, unit: 'days', effectiveFrom: '2000-01-01', effectiveTo: null };
  const { desk } = await showInDesk(<RulesPanel record={{ id: 't-1', province: 'QC' }} />, {
    role: { _id: 'r-1', key: 'administrator', name: 'Administrator', permissions },
    host: ({ path, body }) => {
      if (path.startsWith('/provinceTax/QC'))
        return answer(200, { province: 'QC', enforcementRules: [sure] });
      if (path.startsWith('/desk/provinceTax/ruleVersions'))
        return answer(200, {
          versions: [{ ...sure, ...kept }],
          changes: [
            {
              ...{ _id: 'x-1', at: '2026-11-20T15:00:00Z', userId: 'u-1', reason: 'Read by counsel.' },
              ...{ before: { ...kept, value: 15 }, after: kept },
            },
          ],
        });
      if (/Rule$/.test(path))
        return (body as { dryRun?: boolean }).dryRun
          ? answer(200, nothing)
          : answer(202, { jobId: 'j-1', ruleId: 'r-9' });
      return undefined;
    },
  });
  await me.click(await screen.findByRole('button', { name: 'Add a rule' }));
  let dialog = within(await screen.findByRole('dialog'));
  await me.type(dialog.getByLabelText(/^Says/), '12');
  await me.type(dialog.getByLabelText(/^Source(?! )/), 'Snow Act, s. 2');
  await me.type(dialog.getByLabelText(/^In force from/), '2027-01-01');
  await me.type(dialog.getByLabelText(/^Why it is changed/), 'A new Act begins.');
  await me.click(dialog.getByRole('button', { name: 'Show what would move' }));
  await me.click(await dialog.findByRole('button', { name: 'Save the rule' }));
  await screen.findByText(/^The rule is saved\./);
  expect(desk.sent('/desk/provinceTax/addRule').map(({ body }) => body)).toMatchObject([
    { dryRun: true },
    { key: 'disposition_notice_days', province: 'QC', value: 12, reason: 'A new Act begins.' },
  ]);
  await me.click(screen.getByRole('button', { name: 'Add a rule' }));
  dialog = within(await screen.findByRole('dialog'));
  await me.click(dialog.getByRole('combobox', { name: 'Holds in' }));
  await me.click(await screen.findByRole('option', { name: 'all of Canada' }));
  await me.type(dialog.getByLabelText(/^Says/), '14');
  await me.type(dialog.getByLabelText(/^Source(?! )/), 'Snow Act, s. 3');
  await me.type(dialog.getByLabelText(/^In force from/), '2027-01-01');
  await me.type(dialog.getByLabelText(/^Why it is changed/), 'Parliament has passed it.');
  await me.click(dialog.getByRole('button', { name: 'Show what would move' }));
  await me.click(await dialog.findByRole('button', { name: 'Save the rule' }));
  await waitFor(() => expect(desk.sent('/desk/provinceTax/addRule')).toHaveLength(4));
  expect(desk.sent('/desk/provinceTax/addRule').at(-1)?.body).toMatchObject({ province: null, value: 14 });
  await me.click(await screen.findByRole('button', { name: 'End: Notice before a sale' }));
  dialog = within(await screen.findByRole('dialog', { name: 'End “Notice before a sale”' }));
  await me.type(dialog.getByLabelText(/^In force to/), '2026-12-31');
  await me.type(dialog.getByLabelText(/^Why it is changed/), 'It was repealed.');
  await me.click(dialog.getByRole('button', { name: 'Show what would move' }));
  await me.click(await dialog.findByRole('button', { name: 'End the rule' }));
  await waitFor(() => expect(desk.sent('/desk/provinceTax/endRule')).toHaveLength(2));
  await me.click(await screen.findByRole('button', { name: 'Earlier and later: Notice before a sale' }));
  dialog = within(await screen.findByRole('dialog', { name: /from the first to the last$/ }));
  expect(await dialog.findByRole('row', { name: /15 days.* 20 days.* Read by counsel\./ })).toBeVisible();
}, 60_000);
