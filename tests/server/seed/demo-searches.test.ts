import { expect, test } from 'vitest';
import { todayIn } from '#contract/placement/province-time';
import { demoFiles, today, wrongOnes } from '../../support/demo-bundles';

test('whoever says that the liens were searched has the search, of the sandbox, on that day and of that vehicle', () => {
  const wrong = wrongOnes(({ file, searches }) => {
    const search = searches.vinSearches.at(-1);
    const days = searches.vinSearches.map(({ completedAt }) => String(completedAt));
    const day = file.checks?.lienSearchDone;
    if (!search) return { 'searched without a search': !day || !file.serialNumber };
    const [own] = search.results ?? [];
    return {
      'bought again only once it had grown older': days.length < 3 && new Set(days).size === days.length,
      'the newest counts': days.every((one) => one <= String(search.completedAt)),
      'of the sandbox': search.provider === 'sandbox',
      'of this vehicle in its province':
        search.vin === file.serialNumber && String(search.jurisdictions) === file.state,
      'on the day that the file says':
        todayIn(file.state ?? 'ON', new Date(search.completedAt ?? '')) === day,
      'after the file came': String(search.orderedAt) >= String(file.assignmentDate),
      'before it was closed': !file.closedDate || String(search.completedAt) <= file.closedDate,
      'finds our client, registered once the contract stood':
        own?.isOurClient === true && own.registeredOn >= String(file.contractDate),
      'says until when, as the file does': own?.expiresOn === file.checks?.registrationExpiry,
      'the file names what it rests on': ['lien_search', 'registration'].every((proof) =>
        file.proofs?.some((one) => one.proof === proof && one.vinSearchId === search._id),
      ),
    };
  });
  expect(wrong).toEqual([]);
  expect(demoFiles.filter(({ searches }) => searches.vinSearches.length > 0).length).toBeGreaterThan(1000);
});

const agreed = ['voluntary_surrender', 'lease_end_return', 'transport_only', 'condition_report_only'];

test('what was seized had been searched not long before, and so has what somebody is out for', () => {
  const daysFrom = (day: string, to: string): number => (Date.parse(to) - Date.parse(day)) / 86_400_000;
  const wrong = wrongOnes(({ file }) => {
    const isOut = file.stage === 'field_recovery';
    const onHook = file.recovery?.onHookAt;
    if ((!isOut && !onHook) || agreed.includes(String(file.assignmentType))) return {};
    const taken = onHook ? todayIn(file.state ?? 'ON', new Date(onHook)) : today;
    const { lienSearchDone, insolvencyCheckDone, registrationExpiry } = file.checks ?? {};
    return {
      'searched before': String(lienSearchDone) <= taken && String(insolvencyCheckDone) <= taken,
      'for liens within 30 days': daysFrom(String(lienSearchDone), taken) <= 30,
      'for insolvency within 14': daysFrom(String(insolvencyCheckDone), taken) <= 14,
      'while the registration stands': daysFrom(taken, String(registrationExpiry)) >= 60,
    };
  });
  expect(wrong).toEqual([]);
});

test('a registration is discharged where the unit was sold, and stands everywhere else', () => {
  const wrong = wrongOnes(({ file, searches }) => {
    const [holders] = searches.lienHolders;
    if (!holders) return { 'discharged out of nothing': searches.discharges.length === 0 };
    const [holder] = holders.parties ?? [];
    const [discharge] = searches.discharges;
    const isSold = file.closingReason === 'recovered_sold' || file.status === 'ownership_transfer';
    return {
      'discharged once sold': (discharge !== undefined) === isSold,
      'says so of who holds it': holder?.status === (isSold ? 'discharged' : 'active'),
      'by the number that was discharged':
        !discharge || holder?.registrationNumber === discharge.registrationNumber,
      'no other is told of a sale': holder?.isNoticeRecipient === false,
      'before it was closed':
        !discharge || !file.closedDate || String(discharge.completedAt) <= file.closedDate,
    };
  });
  expect(wrong).toEqual([]);
});

test('no value in the demo is said to be a provider’s', () => {
  const named = demoFiles.filter(({ file }) =>
    [file.asset?.valueSource, file.asset?.valueAtAssignmentSource].includes('cbb'),
  );
  expect(named.length).toBe(0);
  const booked = demoFiles.filter(({ file }) => file.remarketing?.cbbAverage);
  expect(booked.filter(({ file }) => file.remarketing?.cbbSource !== 'simulated')).toEqual([]);
  expect(demoFiles.filter(({ file }) => file.asset?.valueSource === 'simulated').length).toBeGreaterThan(
    1000,
  );
});
