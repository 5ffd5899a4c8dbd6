import { expect, test } from 'vitest';
import { centsOf } from '#contract/money/cents';
import type { Recorded } from '#contract/resources/index';
import { demoCompanies } from '#server/seed/demo-network';
import { wrongOnes } from '../../support/demo-bundles';

const companies = new Map((demoCompanies as Recorded<'company'>[]).map((one) => [one._id, one]));
const provinceOf = (companyId: unknown): string | undefined => {
  const company = companies.get(String(companyId));
  return company?.taxationState ?? company?.state ?? undefined;
};

/** By hand: what is done for whoever asks for it, and what is done to goods in their yard. */
const general = /^(?:assignment_admin|skip_|search_|notice_preparation)/;
const ofYard = /^(?:towing|storage|detailing)/;
/** By hand: what is carried is taxed where it is brought to. */
const ofAuction = /^transport_/;

/** By hand, in percent: GST, HST and QST of each province, as they are in 2026. */
const rates: Readonly<Record<string, readonly [gst: number, hst: number, qst: number]>> = {
  ...{ AB: [5, 0, 0], BC: [5, 0, 0], MB: [5, 0, 0], SK: [5, 0, 0] },
  ...{ NT: [5, 0, 0], NU: [5, 0, 0], YT: [5, 0, 0], QC: [5, 0, 9.975] },
  ...{ ON: [0, 13, 0], NB: [0, 15, 0], NL: [0, 15, 0], PE: [0, 15, 0], NS: [0, 14, 0] },
};
const share = (cents: number, percent: number): number => Math.round((cents * percent + 1e-6) / 100);

type Fee = Partial<Recorded<'fee'>>;

/** By hand: the provincial tax of a fee, in percent. */
function pst(place: string, { feeType, incurredOn }: Fee): number {
  const isTrace = /^skip_/.test(String(feeType));
  if (isTrace && place === 'BC') return String(incurredOn) < '2026-10-01' ? 0 : 7;
  if (!isTrace && feeType !== 'detailing') return 0;
  return { SK: 6, MB: 7, BC: 7 }[place] ?? 0;
}

test('each fee of the demo is taxed where its work is supplied: to whom it is charged, in the yard, or where the file is', () => {
  const places = new Map<string, Set<string>>();
  const wrong = wrongOnes(({ file, money }) =>
    Object.fromEntries(
      money.fees.map((fee) => {
        const { feeType, direction, state, stateGround, amount } = fee;
        const charged = direction === 'receivable' ? (file.clientOfficeId ?? file.clientId) : file.agencyId;
        const lot = provinceOf(file.storage?.lotCompanyId);
        const place = String(
          general.test(String(feeType))
            ? provinceOf(charged)
            : ofYard.test(String(feeType))
              ? (lot ?? file.state)
              : ofAuction.test(String(feeType))
                ? provinceOf(file.remarketing?.auctionId)
                : file.state,
        );
        places.set(String(feeType), (places.get(String(feeType)) ?? new Set()).add(place));
        const cents = centsOf(amount);
        const [gst, hst, qst] = rates[place] ?? [0, 0, 0];
        // In Nova Scotia what was done before April 2025 bore 15 %.
        const harmonized = place === 'NS' && String(fee.incurredOn) < '2025-04-01' ? 15 : hst;
        const due = [gst, harmonized, pst(place, fee), qst].map((percent) => share(cents, percent));
        const told = [fee.gstAmount, fee.hstAmount, fee.pstAmount, fee.qstAmount].map(centsOf);
        return [
          `${direction} ${feeType} in ${state} (${stateGround}) for ${place}: ${told.join()} for ${due.join()}`,
          state === place && stateGround != null && told.join() === due.join(),
        ];
      }),
    ),
  );
  expect(wrong).toEqual([]);
  expect(places.get('notice_preparation')?.size).toBeGreaterThan(2);
  expect(places.get('storage_day')?.size).toBeGreaterThan(7);
  expect(places.get('transport_long_haul')?.size).toBeGreaterThan(4);
});
