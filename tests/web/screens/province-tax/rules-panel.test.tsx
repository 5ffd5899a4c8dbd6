import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RulesPanel } from '../../../../src/web/screens/province-tax/rules-panel';
import { answer } from '../../tabs';
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
