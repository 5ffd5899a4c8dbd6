import { expect, it } from 'vitest';
import type { Call } from '#contract/resource';
import { splitRight } from '#server/request/rights';
import { routesOf } from '#server/routes';
import { deskActions, isDeskCall, takesDesk } from '../../src/web/data/desk-alone';

/** Records that no documented call shows are found in their documented list. */
const foundInTheirLists = [
  'skipTrace.show',
  'vendorInvoice.show',
  'vinSearch.show',
  'personDebtorSearch.show',
  'lienDischarge.show',
  'vhr.show',
  'purchaser.show',
  'repairsAndReconditioning.show',
];
/** What these open besides is made by its command, whatever the role’s right says of the list. */
const openByCommand = ['asset.list', 'provinceTax.show'];
/** One call creates and changes, and stands under the right to do either. */
const underAnother = ['companyAssignment.create'];

const calls = new Map<string, Call[]>();
for (const { right, call } of routesOf({ seeding: true, demo: true }))
  if (right.includes('.')) calls.set(right, [...(calls.get(right) ?? []), call]);

it.each([...calls])(
  '%s is hidden without the desk’s calls exactly where nothing else serves it',
  (right, of) => {
    const expected =
      foundInTheirLists.includes(right) || underAnother.includes(right) ? false : of.every(isDeskCall);
    expect(takesDesk(...splitRight(right))).toBe(openByCommand.includes(right) || expected);
  },
);

it('names no right that there is not', () => {
  expect(deskActions.filter((right) => !calls.has(right))).toEqual([]);
});
