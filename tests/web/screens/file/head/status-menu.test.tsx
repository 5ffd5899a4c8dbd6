import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import type { FileRecord } from '../../../../../src/web/screens/file/file-record';
import { FileContext } from '../../../../../src/web/screens/file/file-record';
import { StatusMenu } from '../../../../../src/web/screens/file/head/status-menu';
import { ChecksSection } from '../../../../../src/web/screens/file/overview/checks-section';
import { showScreen } from '../../desk';

const file = {
  id: 'f-1',
  ref: 'LNA-1',
  status: 'under_review',
  stage: 'intake',
  may: ['show', 'changeStage', 'overrideGate'],
  moves: [
    {
      status: 'accepted',
      stage: 'intake',
      allowed: false,
      needsReason: false,
      reasons: [{ code: 'GATE', gate: 'contract_on_file' }],
    },
  ],
} as unknown as FileRecord;

function Head() {
  const [open, setOpen] = useState(false);
  return <StatusMenu open={open} onOpen={setOpen} onMove={() => undefined} />;
}

const showHead = () =>
  showScreen(
    <FileContext value={file}>
      <Head />
      <ChecksSection />
    </FileContext>,
    () => undefined,
  );

describe('a move that a gate keeps shut', () => {
  it('leads to the gate, where whoever may can override it', async () => {
    const user = userEvent.setup();
    await showHead();
    await user.click(await screen.findByRole('button', { name: /Move the file to another status/ }));
    const way = await screen.findByRole('menuitem', { name: 'To the gate “Contract on file”' });
    expect(way).toHaveAttribute('href', '/files/f-1#gate-contract-on-file');
    await user.click(way);
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/^Contract on file/));
    expect(document.activeElement).toContainElement(screen.getByRole('button', { name: 'Override' }));
  });

  it('says why it is shut, and can be reached for that but not chosen', async () => {
    const user = userEvent.setup();
    await showHead();
    await user.click(await screen.findByRole('button', { name: /Move the file to another status/ }));
    const shut = await screen.findByRole('menuitem', { name: /^Accepted/ });
    expect(shut).toHaveAttribute('aria-disabled', 'true');
    expect(shut).toHaveTextContent('Contract on file: not passed yet');
    await user.keyboard('{Home}');
    expect(shut).toHaveFocus();
  });
});

it('offers the expected move first', async () => {
  const user = userEvent.setup();
  const open = (status: string) => ({
    status,
    stage: 'intake',
    allowed: true,
    needsReason: false,
    reasons: [],
  });
  const moves = ['information_required', 'declined', 'accepted'].map(open);
  await showScreen(
    <FileContext value={{ ...file, moves } as unknown as FileRecord}>
      <Head />
    </FileContext>,
    () => undefined,
  );
  await user.click(await screen.findByRole('button', { name: /Move the file to another status/ }));
  const [first] = await screen.findAllByRole('menuitem');
  expect(first).toHaveTextContent('Accepted');
});
