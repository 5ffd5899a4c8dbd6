import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { FileRecord } from '../../../../../src/web/screens/file/file-record';
import { FileContext } from '../../../../../src/web/screens/file/file-record';
import { Mover } from '../../../../../src/web/screens/file/next/mover';
import { showScreen } from '../../desk';

const open = (status: string) => ({
  status,
  stage: 'field_recovery',
  allowed: true,
  needsReason: false,
  reasons: [],
});
const attempting = {
  id: 'f-1',
  status: 'attempting',
  stage: 'field_recovery',
  state: 'ON',
  assignmentType: 'involuntary_seizure',
  statusSince: '2026-11-18T15:00:00Z',
  may: ['changeStage'],
  moves: ['asset_sighted', 'contact_made', 'on_hook'].map(open),
} as unknown as FileRecord;

const showAt = (file: FileRecord, now: string) =>
  showScreen(
    <FileContext value={file}>
      <Mover onMove={() => undefined} now={Date.parse(now)} />
    </FileContext>,
    () => undefined,
  );

describe('who moves next', () => {
  it('is offered the move that the status expects, whatever stands first among the moves', async () => {
    await showAt(attempting, '2026-11-19T15:00:00Z');
    expect(await screen.findByRole('button')).toHaveAccessibleName('On hook');
  });

  it('is the agency, once the clock of who was waited for has ended', async () => {
    const waiting = {
      ...attempting,
      status: 'vendor_assigned',
      statusDue: '2026-11-19T15:00:00Z',
    } as FileRecord;
    const { unmount } = await showAt(waiting, '2026-11-19T14:00:00Z');
    expect(await screen.findByText('The vendor moves next')).toBeVisible();
    unmount();
    await showAt(waiting, '2026-11-19T16:00:00Z');
    expect(await screen.findByText('The agency moves next')).toBeVisible();
  });

  it('says what share is paid, where that is what stops the seizure', async () => {
    const stopped = (amountPaidRatio: number | null) =>
      ({
        ...attempting,
        status: 'pre_seizure_checks',
        amountPaidRatio,
        moves: [
          {
            ...open('ready_to_assign'),
            allowed: false,
            reasons: [{ code: 'GATE', gate: 'consumer_paid_threshold' }],
          },
        ],
      }) as unknown as FileRecord;
    const { unmount } = await showAt(stopped(0.71), '2026-11-19T15:00:00Z');
    expect(await screen.findByText('71% is paid: a seizure takes the permission of a court')).toBeVisible();
    unmount();
    await showAt(stopped(null), '2026-11-19T15:00:00Z');
    expect(await screen.findByText('Amount paid below the consumer threshold: not passed yet')).toBeVisible();
  });
});
