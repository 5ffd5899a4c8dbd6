import { expect, test } from 'vitest';
import { demoFiles, wrongOnes } from '../../support/demo-bundles';

test('a hold of the demo stands in the history of its file, told as the product tells one, by the side that set it', () => {
  const wrong = wrongOnes(({ file, history, assignments }) => {
    const told = history.filter(({ type }) => type === 'hold_set' || type === 'hold_released');
    if (!file.hold) return { 'none is told': told.length === 0 };
    const [entry] = told;
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

test('a reminder to look at a hold again is not older than the hold', () => {
  const wrong = wrongOnes(({ file, reminders }) => ({
    'reminded before it was held': reminders
      .filter(({ reminderType }) => reminderType === 'hold_review')
      .every(({ createdAt }) => String(createdAt) >= String(file.heldSince)),
  }));
  expect(wrong).toEqual([]);
});
