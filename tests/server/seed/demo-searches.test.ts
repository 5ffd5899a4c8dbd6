import { expect, test } from 'vitest';
import { todayIn } from '#contract/placement/province-time';
import { demoFiles, wrongOnes } from '../../support/demo-bundles';

test('whoever says that the liens were searched has the search, of the sandbox, on that day and of that vehicle', () => {
  const wrong = wrongOnes(({ file, searches }) => {
    const [search, ...more] = searches.vinSearches;
    const day = file.checks?.lienSearchDone;
    if (!search) return { 'searched without a search': !day || !file.serialNumber };
    const [own] = search.results ?? [];
    return {
      'one search': more.length === 0,
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

test('a registration is discharged where the unit was sold, and stands everywhere else', () => {
  const wrong = wrongOnes(({ file, searches }) => {
    const [holders] = searches.lienHolders;
    if (!holders) return { 'discharged out of nothing': searches.discharges.length === 0 };
    const [holder] = holders.parties ?? [];
    const [discharge] = searches.discharges;
    const isSold = file.closingReason === 'recovered_sold';
    return {
      'discharged once sold': (discharge !== undefined) === isSold,
      'says so of who holds it': holder?.status === (isSold ? 'discharged' : 'active'),
      'by the number that was discharged':
        !discharge || holder?.registrationNumber === discharge.registrationNumber,
      'no other is told of a sale': holder?.isNoticeRecipient === false,
      'before it was closed': !discharge || String(discharge.completedAt) <= String(file.closedDate),
    };
  });
  expect(wrong).toEqual([]);
});

test('no value in the demo is said to be a provider’s', () => {
  const named = demoFiles.filter(({ file }) => file.asset?.valueSource === 'cbb');
  expect(named.length).toBe(0);
  expect(demoFiles.filter(({ file }) => file.asset?.valueSource === 'simulated').length).toBeGreaterThan(
    1000,
  );
});
