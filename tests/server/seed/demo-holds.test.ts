import { expect, test } from 'vitest';
import type { Bundle } from '#server/seed/demo-bundle';
import { demoFiles, wrongOnes } from '../../support/demo-bundles';

/** What was told of holds, in its order. */
const toldOf = ({ history }: Bundle) =>
  history
    .filter(({ type }) => type === 'hold_set' || type === 'hold_released')
    .sort((one, other) => String(one.at).localeCompare(String(other.at)));

test('a hold of the demo stands in the history of its file, told as the product tells one, by the side that set it', () => {
  const wrong = wrongOnes((bundle) => {
    const { file, assignments } = bundle;
    const told = toldOf(bundle);
    if (!file.hold) return { 'over where it is told': told.at(-1)?.type !== 'hold_set' };
    const entry = told.at(-1);
    const after = (field: string) => entry?.changes?.find((one) => one.field === field)?.after;
    const clientSide = [file.clientId, file.clientOfficeId];
    const vendors = assignments.map(({ companyId }) => companyId);
    return {
      'told once': told.length === 1 && entry?.type === 'hold_set',
      'at its moment': entry?.at === file.heldSince,
      'by who set it':
        file.holdSource === 'client'
          ? clientSide.includes(entry?.byCompanyId)
          : !clientSide.includes(entry?.byCompanyId) && !vendors.includes(String(entry?.byCompanyId)),
      'in the words of its note': entry?.message === file.holdNote,
      'and what it changed':
        after('hold') === true &&
        after('holdReason') === file.holdReason &&
        after('holdUntil') === file.holdUntil,
    };
  });
  expect(wrong).toEqual([]);
  expect(demoFiles.filter(({ file }) => file.hold).length).toBeGreaterThan(40);
});

test('a hold of the demo that is over was released by the side that set it, for a reason, and its file went on', () => {
  let released = 0;
  const wrong = wrongOnes((bundle) => {
    const { file, history, attempts, assignments } = bundle;
    const told = toldOf(bundle);
    const [set, end] = told;
    if (end === undefined) return { 'nothing ends that did not begin': set?.type !== 'hold_released' };
    released += 1;
    const valueOf = (entry: typeof end, field: string, side: 'before' | 'after') =>
      entry.changes?.find((one) => one.field === field)?.[side];
    const moves = history.filter(({ changes }) => changes?.some(({ field }) => field === 'status'));
    const acts = [...moves, ...attempts, ...assignments.map(({ assignedAt }) => ({ at: assignedAt }))];
    const days = (Date.parse(String(end.at)) - Date.parse(String(set?.at))) / 86_400_000;
    return {
      'set, then released': told.length === 2 && set?.type === 'hold_set' && end.type === 'hold_released',
      'by its side': set?.byCompanyId === end.byCompanyId && end.byUserId != null,
      'with a reason': typeof end.message === 'string' && end.message.length > 15,
      [`held for ${days} days`]: days >= 1 && days <= 90,
      'and what it changed':
        valueOf(end, 'hold', 'after') === false &&
        valueOf(end, 'active', 'after') === true &&
        valueOf(end, 'holdReason', 'before') === (set && valueOf(set, 'holdReason', 'after')),
      'nothing was done meanwhile': acts.every(
        ({ at }) => String(at) <= String(set?.at) || String(at) >= String(end.at),
      ),
      'and its file went on': moves.some(({ at }) => String(at) >= String(end.at)),
      'is held no more': !file.hold && file.holdReason == null && file.heldSince == null,
    };
  });
  expect(wrong).toEqual([]);
  expect(released).toBeGreaterThan(60);
});

test('a reminder to look at a hold again is not older than the hold', () => {
  const wrong = wrongOnes(({ file, reminders }) => ({
    'reminded before it was held': reminders
      .filter(({ reminderType }) => reminderType === 'hold_review')
      .every(({ createdAt }) => String(createdAt) >= String(file.heldSince)),
  }));
  expect(wrong).toEqual([]);
});
