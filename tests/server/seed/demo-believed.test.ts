import { expect, test } from 'vitest';
import { isWorkingDay } from '#contract/clocks/business-day';
import { weekdayOf } from '#contract/clocks/day';
import { recalculatedFile } from '#contract/clocks/file-clocks';
import { todayIn } from '#contract/placement/province-time';
import { enforcementRules } from '#contract/reference/enforcement-rules';
import type { Recorded } from '#contract/resources/index';
import type { Bundle } from '#server/seed/demo-bundle';
import { deficiencyByRule } from '#server/rules/file/deficiency-rule';
import { demoFiles, today, wrongOnes } from '../../support/demo-bundles';

type Moment = string | null | undefined;

/** What was done on a file: when, and what it was. What accountants do is left out. */
function actsOf({ file, ...more }: Bundle): [string, Moment][] {
  return [
    ...more.history
      .filter(({ changes }) => !changes?.some(({ after }) => after === 'archived'))
      .map(({ type, at }): [string, Moment] => [String(type), at]),
    ...more.notes.map(({ createdAt }): [string, Moment] => ['note', createdAt]),
    ...more.reminders.map(({ createdAt }): [string, Moment] => ['reminder', createdAt]),
    ...more.attempts.map(({ at }): [string, Moment] => ['attempt', at]),
    ...more.traces.flatMap(({ orderedAt, completedAt }): [string, Moment][] => [
      ['trace ordered', orderedAt],
      ['trace completed', completedAt],
    ]),
    ...more.assignments.flatMap((one): [string, Moment][] => [
      ['assigned', one.assignedAt],
      ['accepted', one.acceptedAt],
      ['declined', one.declinedAt],
      ['work ended', one.endedAt],
    ]),
    ...more.repairs.flatMap((one): [string, Moment][] => [
      ['repair estimated', one.estimateDate],
      ['repair approved', one.approvedAt],
      ['repair completed', one.completedDate],
    ]),
    ...(file.services ?? []).map(({ servedDate }): [string, Moment] => ['notice served', servedDate]),
    ['placed', file.assignmentDate],
    ['contract filed', file.checks?.contractOnFile],
    ['liens searched', file.checks?.lienSearchDone],
    ['insolvency searched', file.checks?.insolvencyCheckDone],
    ['photographed', file.checks?.photosComplete],
    ['reserve approved', file.checks?.reserveApproved],
    ['on hook', file.recovery?.onHookAt],
    ['secured', file.recovery?.securedDate],
    ['into storage', file.storage?.inDate],
    ['inventory', file.personalEffects?.inventoryDate],
    ['notice prepared', file.notice?.preparedDate],
    ['objected', file.notice?.objectionDate],
    ['redeemed', file.redemption?.redeemedDate],
    ['sold', file.remarketing?.purchaserId ? file.remarketing.saleDate : null],
  ];
}

const dayOf = (file: Bundle['file'], moment: string): string =>
  moment.length === 10 ? moment : todayIn(file.state ?? 'ON', new Date(moment));

test('every act on a demo file falls on a working day of its province', () => {
  const wrong = wrongOnes((bundle) => {
    const { file } = bundle;
    const bad = actsOf(bundle).filter(([what, moment]) => {
      if (!moment || isWorkingDay(file.state ?? 'ON', dayOf(file, moment))) return false;
      // Outside Québec somebody may be called on on a Saturday.
      return what !== 'attempt' || file.state === 'QC' || weekdayOf(dayOf(file, moment)) !== 6;
    });
    return { 'worked on a day of rest': bad.length === 0 || bad };
  });
  expect(wrong).toEqual([]);
});

test('nothing but accounting follows the closing', () => {
  const wrong = wrongOnes((bundle) => {
    const end = bundle.file.closedDate;
    if (!end) return {};
    const late = actsOf(bundle).filter(([, moment]) =>
      moment && moment.length === 10 ? moment > dayOf(bundle.file, end) : String(moment ?? '') > end,
    );
    return { 'acted on after closing': late.length === 0 || late };
  });
  expect(wrong).toEqual([]);
  expect(demoFiles.filter(({ file }) => file.status === 'archived').length).toBeGreaterThan(100);
});

test('a unit is taken by who had said yes, in the last attempt at it', () => {
  const wrong = wrongOnes(({ file, assignments, attempts }) => {
    const onHook = file.recovery?.onHookAt;
    const bailiff = assignments.find(({ activityType }) => activityType === 'bailiff');
    if (!onHook || !bailiff) return {};
    return {
      'taken before it was accepted': String(bailiff.acceptedAt) <= onHook,
      'attempts after it was taken': attempts.every(({ at }) => String(at) <= onHook),
      'attempts before they were asked for': attempts.every(
        ({ at }) => String(at) >= String(bailiff.acceptedAt),
      ),
    };
  });
  expect(wrong).toEqual([]);
});

/** By hand, from the post office's map: how the postal codes of each city begin. */
const codes: Readonly<Record<string, RegExp>> = {
  'ON Toronto': /^M/,
  'ON Ottawa': /^K[12]/,
  'ON Hamilton': /^L[89]/,
  'ON London': /^N[56]/,
  'ON Kitchener': /^N2/,
  'ON Windsor': /^N[89]/,
  'ON Sudbury': /^P3/,
  'ON Barrie': /^L[49]/,
  'QC Montréal': /^H[1-589]/,
  'QC Québec': /^G[123]/,
  'QC Laval': /^H7/,
  'QC Gatineau': /^J[89]/,
  'QC Sherbrooke': /^J1/,
  'QC Trois-Rivières': /^G[89]/,
  'QC Saguenay': /^G7/,
  'AB Calgary': /^T[123]/,
  'AB Edmonton': /^T[56]/,
  'AB Red Deer': /^T4/,
  'AB Lethbridge': /^T1/,
  'AB Grande Prairie': /^T8/,
  'BC Vancouver': /^V[56]/,
  'BC Surrey': /^V[34]/,
  'BC Kelowna': /^V1/,
  'BC Victoria': /^V[89]/,
  'BC Prince George': /^V2/,
  'MB Winnipeg': /^R[23]/,
  'MB Brandon': /^R7/,
  'MB Steinbach': /^R5/,
  'SK Saskatoon': /^S7/,
  'SK Regina': /^S4/,
  'SK Moose Jaw': /^S6/,
  'NS Halifax': /^B3/,
  'NS Truro': /^B2/,
  'NS Sydney': /^B1/,
  'NB Moncton': /^E1/,
  'NB Fredericton': /^E3/,
  'NB Saint John': /^E2/,
  "NL St. John's": /^A1/,
  'NL Corner Brook': /^A2/,
  'PE Charlottetown': /^C1/,
  'PE Summerside': /^C1/,
  'YT Whitehorse': /^Y1/,
  'NT Yellowknife': /^X1/,
  'NU Iqaluit': /^X0/,
};

test('a postal code belongs to its city and province', () => {
  const wrong = wrongOnes(({ parties }) =>
    Object.fromEntries(
      parties
        .flatMap(({ addresses }) => addresses ?? [])
        .map(({ state, city, postalCode }) => [
          `${postalCode} is not in ${city}, ${state}`,
          codes[`${state} ${city}`]?.test(String(postalCode)) === true,
        ]),
    ),
  );
  expect(wrong).toEqual([]);
});

const tools = /truck|equipment|trailer/;

test('a contract is one that its debtor signs for its asset', () => {
  const wrong = wrongOnes(({ file, parties }) => {
    const isBusiness = file.debtorType === 'business';
    const contract = String(file.contractType);
    return {
      'a consumer signed for a business':
        isBusiness || !/^(commercial_|equipment_finance|floor_plan)/.test(contract),
      'a business signed as a consumer': !isBusiness || !/^(consumer_lease|title_loan)/.test(contract),
      'a consumer owes for tools of a trade': isBusiness || !tools.test(String(file.assetType)),
      'equipment finance without equipment':
        contract !== 'equipment_finance' || !/automobile|motorcycle/.test(String(file.assetType)),
      'a floor plan without a dealer':
        contract !== 'floor_plan' ||
        /Motors|Auto Sales|Vehicle Centre|Automobiles|Concession/.test(String(parties[0]?.businessName)),
      'a floor plan without stock': contract !== 'floor_plan' || !tools.test(String(file.assetType)),
    };
  });
  expect(wrong).toEqual([]);
  const share = (is: (file: Bundle['file']) => boolean): number =>
    demoFiles.filter(({ file }) => is(file)).length / 20;
  expect(Math.abs(share(({ debtorType }) => debtorType === 'business') - 12)).toBeLessThan(2.5);
  const usual = { conditional_sale: 41, secured_loan: 27, consumer_lease: 15, equipment_finance: 6 };
  const rare = { commercial_lease: 4, title_loan: 3, commercial_loan_gsa: 2, floor_plan: 1, other: 1 };
  for (const [type, percent] of Object.entries({ ...usual, ...rare }))
    expect(Math.abs(share(({ contractType }) => contractType === type) - percent)).toBeLessThan(3);
});

test('the history of a demo file tells each step to its status once', () => {
  const wrong = wrongOnes(({ file, history, assignments }) => {
    const told = [...history].sort((one, other) => String(one.at).localeCompare(String(other.at)));
    const steps = told.flatMap(({ at, changes }) =>
      (changes ?? [])
        .filter(({ field }) => field === 'status')
        .map(({ before, after }) => ({ at, before: String(before), after: String(after) })),
    );
    const been = ['new_assignment', ...steps.map(({ after }) => after)];
    // What nobody bids enough for is offered up to three times.
    const again = (status: string): boolean => status === 'listed' || status === 'no_sale';
    // Whose debtor was met in vain is tried again.
    const afterContact = (status: string, index: number): boolean =>
      status === 'attempting' && been[index - 1] === 'contact_made';
    const once = been.filter((status, index) => !again(status) && !afterContact(status, index));
    const added = history.filter(({ type }) => type === 'assignment_added');
    return {
      'opened once, at first':
        told[0]?.type === 'file_created' &&
        told[0].at === file.assignmentDate &&
        history.filter(({ type }) => type === 'file_created').length === 1,
      'one step begins where the last one ended': steps.every(({ before }, index) => before === been[index]),
      'each status once': new Set(once).size === once.length,
      'offered three times': been.filter(again).length <= 6,
      'the last step is to the status, when it came': been.at(-1) === file.status,
      'since then': steps.length === 0 || steps.at(-1)?.at === file.statusSince,
      'closed when it was closed':
        !file.closed || steps.find(({ after }) => after === 'closed')?.at === file.closedDate,
      'each company once':
        added.length === assignments.length &&
        assignments.every(({ _id }) => added.filter(({ entityId }) => entityId === _id).length === 1),
    };
  });
  expect(wrong).toEqual([]);
});

test('clocks and the claim to a deficiency are what the product works out', () => {
  const wrong = wrongOnes(({ file, parties }) => {
    const whole = { isFarmer: false, isInsolventBusiness: false, ...file } as Recorded<'file'>;
    const served = parties as readonly Recorded<'relatedParty'>[];
    const clocks = recalculatedFile(whole, served, enforcementRules, today);
    const stated = {
      ...{ priorNotice: file.priorNotice, notice: file.notice },
      ...{ nextDeadline: file.nextDeadline, nextDeadlineKind: file.nextDeadlineKind },
      deadlines: file.deadlines,
    };
    return {
      'the clocks': JSON.stringify(clocks) === JSON.stringify(stated),
      deficiency: file.deficiencyAllowed === deficiencyByRule(enforcementRules, whole, new Date(today)),
    };
  });
  expect(wrong).toEqual([]);
});

test('nobody objects to a seizure but in Alberta, whose law knows it', () => {
  const objected = demoFiles.filter(({ file }) => file.notice?.objectionDate);
  expect(objected.length).toBeGreaterThan(0);
  expect([...new Set(objected.map(({ file }) => file.state))]).toEqual(['AB']);
});

test('a unit was not sold in each of its runs but the one that it is in or that sold it, and is bid for in one', () => {
  const wrong = wrongOnes(({ file: { status, remarketing } }) => {
    const { runCount, noSaleCount, lastBid } = remarketing ?? {};
    if (!runCount) return { 'no run': !noSaleCount && !lastBid };
    const over = status === 'no_sale' ? runCount : runCount - 1;
    return { runs: noSaleCount === over, bids: over > 0 || status !== 'listed' || !lastBid };
  });
  expect(wrong).toEqual([]);
});
