import { QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { createQueryClient } from '../../../../../src/web/data/query-client';
import { SummaryPanel } from '../../../../../src/web/screens/file/notes/summary-panel';
import { show } from '../../../identity/render';
import { speaking } from '../../../speaking';
import { answer } from '../../../tabs';

const summary = {
  story: [
    { part: 'happened', text: 'The debtor pays on Friday.', noteIds: ['n-1'], grounds: [] },
    {
      ...{ part: 'turn', text: 'Next to move: Client.', noteIds: [] },
      grounds: [{ of: 'history', id: 'h-7', text: 'Client asked', at: '2026-11-19T15:00:00.000Z' }],
    },
    {
      ...{ part: 'turn', text: 'Asked on 18 Nov 2026 and not decided: Offer approval.', noteIds: [] },
      grounds: [{ of: 'request', id: 'r-3', text: 'Offer approval', at: '2026-11-18T15:00:00.000Z' }],
    },
    { part: 'turn', text: 'Will you accept this?', noteIds: ['n-2'], grounds: [] },
    {
      ...{ part: 'next', text: 'Expected next: Sold.', noteIds: [] },
      grounds: [{ of: 'status', id: 'f-1', text: 'Conditional bid', at: '2026-11-17T15:00:00.000Z' }],
    },
  ],
  summary: 'Spoke with the debtor.',
  bullets: [{ text: 'The debtor pays on Friday.', noteId: 'n-1' }],
  keyDates: [
    { date: '2026-12-04', noteId: 'n-1' },
    { date: '2026-12-10', field: 'nextActionDate' },
  ],
  openQuestions: [{ text: 'Will you accept this?', noteId: 'n-2', replyDueAt: null }],
  lastContact: null,
  sourceNoteIds: ['n-1', 'n-2'],
  generatedAt: '2026-11-20T15:00:00.000Z',
  method: 'extractive',
  whyNotModel: 'The language model answered 503; what stands here is the host’s own.',
};

it('shows each sentence of a summary with what it rests on, its days, who made it, and why that was no model', async () => {
  const inEnglish = await speaking('en');
  show(
    inEnglish(
      <QueryClientProvider client={createQueryClient()}>
        <MemoryRouter>
          <SummaryPanel fileId="f-1" onClose={() => undefined} />
        </MemoryRouter>
      </QueryClientProvider>,
    ),
    () => answer(200, summary),
  );
  expect(await screen.findByText('The debtor pays on Friday.')).toBeVisible();
  expect(screen.getByText('Will you accept this?')).toBeVisible();
  expect(screen.getAllByRole('link', { name: '2' })[0]).toHaveAttribute('href', '#n-2');
  for (const [name, href] of [
    ['History, 19 Nov 2026', '/files/f-1/history#h-7'],
    ['Request, 18 Nov 2026', '/requests/r-3'],
    ['Status since 17 Nov 2026', '/files/f-1'],
  ])
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  // A day that a note names leads to that note.
  expect(screen.getByText(/^4 Dec 2026/)).toContainElement(
    screen.getAllByRole('link', { name: '1' })[1] ?? null,
  );
  expect(screen.getByRole('heading', { name: 'Whose turn it is' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('answered 503');
  expect(screen.getByText(/made by the host/)).toBeVisible();
  expect(screen.getByText(/^10 Dec 2026 · Next action/)).toBeVisible();
  expect(screen.getByText(/2 notes/)).toBeVisible();
});
