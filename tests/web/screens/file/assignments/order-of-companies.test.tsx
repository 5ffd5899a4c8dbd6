import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ProposeDialog } from '../../../../../src/web/screens/file/assignments/propose-dialog';
import type { FileRecord } from '../../../../../src/web/screens/file/file-record';
import { FileContext } from '../../../../../src/web/screens/file/file-record';
import { answer } from '../../../tabs';
import { showScreen } from '../../desk';

const file = { id: 'f-1', clientId: 'c-1', state: 'ON', may: ['show', 'work'] } as unknown as FileRecord;
const company = (companyName: string) => ({
  ...{ companyId: companyName, companyName, activityType: 'bailiff', city: 'Guelph', state: 'ON' },
  ...{ km: null, price: null, unit: null, feeType: null, asked: 0, accepted: 0, secured: 0 },
  ...{ blocked: null, companyStatus: 'active', licensed: true, isOn: false, usual: false },
});

const show = (...names: string[]) =>
  showScreen(
    <FileContext value={file}>
      <ProposeDialog onWarned={() => undefined} onClose={() => undefined} />
    </FileContext>,
    ({ path }) => {
      if (path.startsWith('/desk/companyAssignment/candidates'))
        return answer(200, { data: names.map(company) });
      if (path.startsWith('/company/c-1')) return answer(200, { _id: 'c-1', companyName: 'Lender A' });
      return path.startsWith('/companyAssignment')
        ? answer(200, { data: [], total: 0, page: 1, size: 25 })
        : undefined;
    },
  );

it('offers an order of the companies that a file could go to where there is one among them', async () => {
  await show('Roy Bailiffs', 'Chen Bailiffs');
  expect(await screen.findByRole('radio', { name: /Chen Bailiffs/ })).toBeEnabled();
  expect(screen.getByRole('combobox', { name: 'In order of' })).toBeVisible();
});

it('offers none of a single company', async () => {
  await show('Roy Bailiffs');
  expect(await screen.findByRole('radio', { name: /Roy Bailiffs/ })).toBeEnabled();
  expect(screen.queryByRole('combobox', { name: 'In order of' })).toBeNull();
});
