import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ExportList } from '../../../../src/web/screens/close-out/export-list';
import { roleOfRights, showScreen } from '../desk';

const made = (code: string) => ({
  ...{ _id: code, code, clientName: 'Lender A', status: 'done', done: 3, total: 3, by: 'Amelia Tremblay' },
  ...{ createdAt: '2026-11-20T15:00:00Z', endedAt: '2026-11-20T15:00:01Z', repeats: null, reason: null },
  ...{ may: [], whyNot: { download: 'It names accounts whole.', repeat: 'Your role does not export.' } },
});

it('says once, as two sentences, what may be done with none of the exports', async () => {
  await showScreen(
    <ExportList exports={[made('AB12'), made('CD34')] as never} error={null} retry={() => undefined} />,
    ({ path }) => (path.startsWith('/role/') ? roleOfRights({ exportJob: ['list'] }) : undefined),
  );
  expect(await screen.findByText('It names accounts whole. Your role does not export.')).toBeVisible();
});
