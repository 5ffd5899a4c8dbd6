import { expect, test } from 'vitest';
import { statusOf } from '#contract/lifecycles/file-status';
import { todayIn } from '#contract/placement/province-time';
import type { ValueOf } from '#contract/vocabularies/index';
import type { Bundle } from '#server/seed/demo-bundle';
import { demoFiles, wrongOnes } from '../../support/demo-bundles';

type Moment = string | null | undefined;

const dayOf = ({ state }: Bundle['file'], moment: string): string =>
  moment.length === 10 ? moment : todayIn(state ?? 'ON', new Date(moment));

/** Each status that a file came to, with the day on which it did. */
function stepsOf({ file, history }: Bundle): { status: ValueOf<'statusName'>; on: string }[] {
  return history.flatMap(({ at, changes }) =>
    (changes ?? [])
      .filter(({ field }) => field === 'status')
      .map(({ after }) => ({ status: String(after) as never, on: dayOf(file, String(at)) })),
  );
}

/** By hand: where nobody is without the unit. */
const withUnit = ['remarketing', 'settlement'];
/** By hand: where nobody is before its notice is over. */
const afterNotice = ['notice_expired'];
/** By hand: what its debtor agreed to, or what takes nothing from anybody. */
const givenUp = [
  ...['voluntary_surrender', 'lease_end_return', 'transport_only', 'condition_report_only'],
  ...['skip_trace_only', 'field_visit', 'process_service', 'remarketing_only', 'total_loss_recovery'],
];

/** The first day on which the unit of a file was taken, by what says so. */
function takenOn(bundle: Bundle): string | undefined {
  const { file } = bundle;
  const said: Moment[] = [file.recovery?.onHookAt, file.recovery?.securedDate, file.storage?.inDate];
  const held = stepsOf(bundle).filter(
    ({ status }) => status === 'on_hook' || withUnit.includes(statusOf(status).stage),
  );
  return [...said.flatMap((one) => (one ? [dayOf(file, one)] : [])), ...held.map(({ on }) => on)].sort()[0];
}

test('nobody went past the notice of a sale before its time was over, in whatever status the file stands', () => {
  const seen = new Set<string>();
  const wrong = wrongOnes((bundle) => {
    const { file } = bundle;
    const past = stepsOf(bundle).filter(
      ({ status }) => afterNotice.includes(status) || withUnit.includes(statusOf(status).stage),
    );
    if (past.length === 0 || file.notice?.waivedReason) return {};
    seen.add(`${file.state} ${file.status}`);
    const from = file.state === 'QC' ? file.priorNotice?.surrenderFrom : file.notice?.earliestSaleDate;
    const first = past.map(({ on }) => on).sort()[0] ?? '';
    const sold = file.remarketing?.purchaserId ? file.remarketing.saleDate : null;
    return {
      'a notice that runs before': from != null || givenUp.includes(String(file.assignmentType)) || { first },
      'its time over': from == null || from <= first || { from, first },
      'sold no sooner': !sold || from == null || from <= sold || { from, sold },
    };
  });
  expect(wrong).toEqual([]);
  expect([...seen].filter((one) => one.startsWith('QC')).length).toBeGreaterThan(5);
  expect(seen.size).toBeGreaterThan(60);
});

/** What is done with a unit that was taken; in Québec its notice runs before. */
const followed = ({ state, checks, personalEffects, notice }: Bundle['file']): Moment[] => [
  checks?.photosComplete,
  personalEffects?.inventoryDate,
  state === 'QC' ? null : notice?.noticeServedDate,
];

test('nobody took a unit before the notice that the law asks for ran, and before it was searched for', () => {
  const seen = new Set<string>();
  const wrong = wrongOnes((bundle) => {
    const { file } = bundle;
    const taken = takenOn(bundle);
    if (!taken || givenUp.includes(String(file.assignmentType))) return {};
    seen.add(`${file.state} ${file.status}`);
    const isProtected = file.state === 'QC' || file.isFarmer === true || file.isInsolventBusiness === true;
    const from = file.priorNotice?.surrenderFrom;
    const { contractOnFile, authorizationOnFile, lienSearchDone } = file.checks ?? {};
    return {
      'a prior notice ran': !isProtected || (from != null && from <= taken) || { from, taken },
      'contract, order and search came first': [contractOnFile, authorizationOnFile, lienSearchDone].every(
        (day) => day && day <= taken,
      ) || {
        ...{ contractOnFile, authorizationOnFile, lienSearchDone, taken },
      },
      'and what followed came after': followed(file).every((day) => !day || day >= taken) || {
        taken,
        followed: followed(file),
      },
    };
  });
  expect(wrong).toEqual([]);
  expect([...seen].filter((one) => one.startsWith('QC')).length).toBeGreaterThan(5);
});

test('what a sale goes by was there before it: its reserve, its money and the discharge', () => {
  const wrong = wrongOnes((bundle) => {
    const { file } = bundle;
    const sold = stepsOf(bundle).find(({ status }) => status === 'sold')?.on;
    const transferred = stepsOf(bundle).find(({ status }) => status === 'ownership_transfer')?.on;
    const { reserveApproved, lienDischargedOrWaived } = file.checks ?? {};
    return {
      'a reserve that was approved before':
        !sold || (reserveApproved != null && reserveApproved <= sold) || sold,
      'a sale on a day before or on it': !sold ||
        String(file.remarketing?.saleDate) <= sold || [file.remarketing?.saleDate, sold],
      'no discharge before the sale': !lienDischargedOrWaived ||
        !sold ||
        lienDischargedOrWaived >= sold || [lienDischargedOrWaived, sold],
      'a transfer with its discharge asked':
        !transferred || file.status !== 'ownership_transfer' || lienDischargedOrWaived != null,
    };
  });
  expect(wrong).toEqual([]);
  expect(demoFiles.filter(({ file }) => file.remarketing?.purchaserId).length).toBeGreaterThan(100);
});
