import { businessDayFrom } from '#contract/clocks/business-day';
import { todayIn } from '#contract/placement/province-time';
import { costOfSearch } from '#contract/reference/searches';
import type { Recorded } from '#contract/resources/index';
import type { ValueOf } from '#contract/vocabularies/index';
import { mergeRegistrations } from '../rules/search/merge-registrations';
import type { Calendar, DemoSearches, Seeded } from './demo-bundle';
import type { Province } from './demo-places';
import { milestones } from './demo-milestones';
import { dischargedAgo } from './demo-settling';
import type { Story } from './demo-stories';
import { seedId } from './seed-id';

interface Subject {
  readonly file: Seeded<'file'>;
  readonly number: number;
  readonly state: Province;
  /** The client’s name, as registries know it. */
  readonly client: string;
  readonly manager: { readonly userId: string; readonly isFrench: boolean };
}

type Search = Seeded<'vinSearch'> & { readonly results: NonNullable<Recorded<'vinSearch'>['results']> };

const nothing: DemoSearches = { vinSearches: [], discharges: [], lienHolders: [], proofs: [] };

/** The search on which a file says that its liens are known, as a sandbox answers it, and the discharge of what was sold. */
export function makeSearches(subject: Subject, story: Story, calendar: Calendar): DemoSearches {
  const { file } = subject;
  if (!file.checks?.lienSearchDone || !file.serialNumber) return nothing;
  const { searched, searchedLast } = milestones(story);
  const first = searchOf(subject, calendar.momentAgo(searched));
  const isOld = calendar.dayAgo(searched) !== calendar.dayAgo(searchedLast);
  const search = isOld ? renewed(first, subject, calendar.momentAgo(searchedLast)) : first;
  const discharge = file.checks.lienDischargedOrWaived
    ? dischargeOf(subject, search, calendar.momentAgo(dischargedAgo(story)))
    : undefined;
  const parties = mergeRegistrations([], search.results, file.serialNumber, calendar.today).map((party) => ({
    ...party,
    ...(discharge && { status: 'discharged' as const, dischargeNumber: discharge.dischargeNumber ?? null }),
  }));
  const by = { userId: subject.manager.userId, at: String(search.completedAt) };
  return {
    vinSearches: isOld ? [first, search] : [first],
    discharges: discharge ? [discharge] : [],
    lienHolders: [{ _id: file._id, parties }],
    proofs: [
      ...(['lien_search', 'registration'] as const).map((proof) => ({
        proof,
        vinSearchId: search._id,
        ...by,
      })),
      ...(discharge
        ? [
            {
              ...{ proof: 'lien_discharge' as const, lienDischargeId: discharge._id, userId: by.userId },
              at: String(discharge.completedAt),
            },
          ]
        : []),
    ],
  };
}

/** What every order has that a sandbox answered at once. */
const answered = (
  kind: ValueOf<'searchKind'>,
  { file, number, manager }: Subject,
  at: string,
): Pick<
  Recorded<'vinSearch'>,
  '_id' | 'fileId' | 'status' | 'again' | 'cost' | 'provider' | 'orderedBy' | 'orderedAt'
> & {
  completedAt: string;
  providerReference: string;
} => ({
  ...{ _id: seedId(kind, String(number)), fileId: file._id, status: 'complete', again: false },
  ...{ cost: costOfSearch(kind), provider: 'sandbox', providerReference: `SBX-${kind}-${number}` },
  ...{ orderedBy: manager.userId, orderedAt: at, completedAt: at },
  ...{ createdAt: at, createdBy: manager.userId, updatedAt: at, updatedBy: manager.userId },
});

function searchOf(subject: Subject, at: string): Search {
  const { file, state, client, number } = subject;
  const registration = {
    jurisdiction: state,
    registrationNumber: `SBX${String(number).padStart(6, '0')}2`,
    registrationType: state === 'QC' ? ('rdprm' as const) : ('ppsa' as const),
    registeredOn: businessDayFrom(state, String(file.contractDate)),
    expiresOn: file.checks?.registrationExpiry ?? null,
    securedParties: [client],
    debtors: [String(file.debtorName)],
    collateral: file.assetSummary ?? null,
    ...{ isOurClient: true, priorityRank: 1 },
  };
  return {
    ...answered('vinSearch', subject, at),
    ...{ vin: String(file.serialNumber), jurisdictions: [state], results: [registration] },
    ...{ ownRegistrationFound: true, priorityRank: 1 },
  };
}

/** The same search, bought again once it had grown old. */
const renewed = (first: Search, { number }: Subject, at: string): Search => ({
  ...first,
  ...{
    _id: seedId('vinSearch', `${number} again`),
    again: true,
    providerReference: `SBX-vinSearch-${number}-2`,
  },
  ...{ orderedAt: at, completedAt: at, createdAt: at, updatedAt: at },
});

function dischargeOf(subject: Subject, { results }: Search, at: string): Seeded<'lienDischarge'> {
  const { registrationNumber = '' } = results[0] ?? {};
  return {
    ...answered('lienDischarge', subject, at),
    ...{
      registrationNumber,
      jurisdiction: subject.state,
      reason: subject.manager.isFrench ? 'L’unité est vendue.' : 'The unit is sold.',
    },
    dischargeNumber: `SBXD${registrationNumber.slice(-7)}`,
    dischargedOn: todayIn(subject.state, new Date(at)),
  };
}
