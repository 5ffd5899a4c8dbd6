import { onlineManager } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FieldPage } from '../../../../src/web/screens/field/field-page';
import { answer } from '../../tabs';
import type { Request } from '../../tabs';
import { showInDesk } from '../../show-in-desk';

const sheet = {
  ...{ fileId: 'f-1', ref: 'LNA-1', debtorName: 'Noah Roy', assetSummary: '2019 Toyota Corolla' },
  ...{ serialNumber: null, plateNumber: null, colour: null, state: 'ON', status: 'attempting' },
  ...{ statusDue: null, isRushFile: false, hold: false, safetyNotes: null, instructions: null },
  ...{ riskFlags: [], law: [], km: null, addresses: [], reach: [] },
  ...{ attempts: 0, lastAttemptAt: null, lastOutcome: null },
  securedForm: {
    ...{ keysStatus: null, drivable: null, odometerKm: null, damage: null, hasEffects: null, items: null },
    ...{ fromHome: null, adultPresent: null, isSigned: false, asksHome: false },
    ...{ views: ['front', 'rear'], missing: ['front', 'rear'] },
  },
};
const agent = {
  ...{ _id: 'r-1', key: 'field_agent', name: 'Field agent' },
  permissions: [{ resource: 'attempt', actions: ['list', 'show', 'create', 'edit'] }],
};

beforeEach(() => {
  vi.stubGlobal('navigator', {
    ...{ userAgent: 'phone', language: 'en', clipboard: navigator.clipboard, onLine: true },
    geolocation: {
      getCurrentPosition: (found: (place: object) => void) =>
        found({ coords: { latitude: 43.65, longitude: -79.38, accuracy: 8 } }),
    },
  });
});
afterEach(() => {
  onlineManager.setOnline(true);
  vi.unstubAllGlobals();
});

/** The page of somebody who has one file in the field; it remembers what was sent in, in its order. `onSent`: as the host has taken it. */
async function show(onSent: () => void = () => undefined) {
  const sent: Request[] = [];
  await showInDesk(<FieldPage />, {
    role: agent,
    activityType: 'bailiff',
    host: (request) => {
      if (request.path.startsWith('/desk/field') && request.method === 'GET')
        return answer(200, { data: [sheet], inHand: [] });
      if (request.method !== 'POST') return undefined;
      sent.push(request);
      onSent();
      return answer(201, { _id: 'a-1', missing: [] });
    },
  });
  return sent;
}

/** Takes the unit on the hook and says how it was found. */
async function hookAndFill(): Promise<void> {
  const me = userEvent.setup();
  await me.click(await screen.findByRole('button', { name: 'On hook: Noah Roy' }));
  await me.click(await screen.findByRole('button', { name: 'Secured form: Noah Roy' }));
  const form = await screen.findByRole('dialog');
  const pick = async (group: string, one: string) =>
    me.click(within(within(form).getByRole('group', { name: group })).getByRole('button', { name: one }));
  await pick('Keys', 'One key');
  await pick('Drivable', 'Yes');
  await pick('Belongings in it', 'None found');
  await me.click(within(form).getByRole('button', { name: 'Record how it was found' }));
}

it('A unit that is hooked without a line is described at once, and told after the hook when there is one', async () => {
  const sent = await show();
  await screen.findByRole('button', { name: 'On hook: Noah Roy' });
  onlineManager.setOnline(false);
  await hookAndFill();
  const waiting = within(screen.getByRole('region', { name: 'Not sent yet' }));
  await waitFor(() => expect(waiting.getAllByRole('alert')).toHaveLength(2));
  const form = screen.getByRole('button', { name: 'Secured form: Noah Roy' });
  expect(form).toBeDisabled();
  for (const unsent of [...waiting.getAllByRole('alert'), form])
    expect(unsent).toHaveTextContent('Waits for a line.');
  // What was found is taken back before the hook that it rests on.
  expect(waiting.queryByRole('button', { name: /^Take back: .*Secured,/ })).toBeNull();
  expect(waiting.getByRole('button', { name: /^Take back: .*Secured form/ })).toBeVisible();
  expect(sent).toEqual([]);

  onlineManager.setOnline(true);
  await waitFor(() => expect(form).toHaveTextContent('On its way.'));
  await waitFor(() => expect(sent).toHaveLength(2), { timeout: 8_000 });
  expect(sent.map(({ path }) => path)).toEqual(['/desk/attempt/', '/desk/field/secured']);
  expect(sent[1]?.body).toMatchObject({ fileId: 'f-1', keysStatus: 'one', hasEffects: false });
}, 15_000);

it('A unit stays in hand where the line breaks between the hook and the next look at what is in the field', async () => {
  const sent = await show(() => onlineManager.setOnline(false));
  await userEvent.click(await screen.findByRole('button', { name: 'On hook: Noah Roy' }));
  await waitFor(() => expect(sent).toHaveLength(1), { timeout: 8_000 });
  const inHand = within(await screen.findByRole('region', { name: 'In hand' }));
  expect(inHand.getByRole('button', { name: 'Secured form: Noah Roy' })).toBeEnabled();
  expect(screen.queryByRole('button', { name: 'On hook: Noah Roy' })).toBeNull();
}, 15_000);
