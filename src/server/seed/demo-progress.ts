import { businessDayFrom } from '#contract/clocks/business-day';
import { todayIn } from '#contract/placement/province-time';
import type { Calendar, Seeded } from './demo-bundle';
import type { Engagement } from './demo-assignments';
import { courtFileOf, courtOf } from './demo-courts';
import type { Province } from './demo-places';
import { addressIn, doorOf, pointIn } from './demo-places';
import { storageTerms } from './demo-price-lists';
import { belongings } from './demo-belongings';
import { milestones, untilNoticed } from './demo-milestones';
import type { Milestones } from './demo-milestones';
import { keepsPapers } from './demo-papers-kept';
import type { Taking } from './demo-path';
import type { Story } from './demo-stories';
import { redemptionOf } from './demo-redemption';
import { dischargedAgo } from './demo-settling';
import { makeSale } from './demo-sale';
import { estateOffices, isStayed } from './demo-stay';
import { priorServices, servicesOn } from './demo-services';
import type { Random } from './random';

interface Subject {
  readonly file: Seeded<'file'>;
  readonly state: Province;
  readonly parties: readonly Seeded<'relatedParty'>[];
  readonly managerId: string;
  readonly engagements: readonly Engagement[];
  readonly fieldAgentId?: string;
  readonly taking: Taking;
  /** Who leads the file writes in French. */
  readonly isFrench: boolean;
}

/** What a file carries of the stages that it has been through: checks, recovery, notice, sale. */
export function makeProgress(
  random: Random,
  subject: Subject,
  story: Story,
  calendar: Calendar,
): Partial<Seeded<'file'>> {
  const { status, reached, assignedAgo, sinceAgo } = story;
  const dates = milestones(story);
  const has = (...statuses: string[]): boolean => statuses.includes(status);
  const isSecured =
    reached > 3 ||
    (reached === 3 && !has('surrender_scheduled', 'third_party_impound', 'on_hook', 'in_transit'));
  const isNoticed = reached > 4 || (reached === 4 && status !== 'notice_pending');
  const amount = Number(subject.file.balanceAmount);
  const told = served(subject, story, calendar, {
    prior: has('prior_notice_running')
      ? sinceAgo
      : reached >= 1 && subject.state === 'QC'
        ? assignedAgo - untilNoticed
        : null,
    notice: isNoticed ? dates.notice : null,
    seizure: isSeizure(subject) ? dates.hooked : null,
    isPast: reached > 4 || has('notice_expired'),
  });
  return {
    checks: {
      ...(!has('new_assignment', 'under_review', 'information_required') && {
        contractOnFile: calendar.dayAgo(assignedAgo - 0.5),
      }),
      ...((reached >= 1 || has('ready_to_assign')) && {
        authorizationOnFile: calendar.dayAgo(assignedAgo - 0.5),
        lienSearchDone: calendar.dayAgo(dates.searchedLast),
        registrationExpiry: calendar.dayAgo(-random.int(200, 1400)),
        insolvencyCheckDone: calendar.dayAgo(dates.searchedLast),
      }),
      ...((reached >= 4 || has('secured_complete')) &&
        keepsPapers(subject.file) && {
          photosComplete: calendar.dayAgo(dates.described),
        }),
      ...(reached >= 5 &&
        !has('remarketing_review', 'appraisal_ordered', 'reserve_pending') && {
          reserveApproved: calendar.dayAgo(
            Math.max(reached >= 6 ? sinceAgo + 6 : sinceAgo, dates.notice - 23),
          ),
        }),
      ...((story.closingReason === 'recovered_sold' || has('ownership_transfer')) && {
        lienDischargedOrWaived: calendar.dayAgo(dischargedAgo(story)),
      }),
    },
    ...(has('information_required') && {
      missingInformation: subject.isFrench
        ? ['Copie du contrat', 'Numéro de l’inscription']
        : ['Copy of the contract', 'Registration number'],
    }),
    ...(has('vendor_declined') && { declineReason: 'capacity' as const }),
    ...told,
    ...(has(
      'attempt_scheduled',
      'surrender_arranged',
      'surrender_scheduled',
      'payment_arrangement',
      'court_filed',
    ) && {
      nextAction: nextActions[status]?.[subject.isFrench ? 1 : 0] ?? null,
      // Who may be tried at any time is tried within days.
      nextActionDate: calendar.dayAgo(
        has('attempt_scheduled') ? within(-4, random.int(-11, 1), 0) : Math.min(random.int(-11, 1), sinceAgo),
      ),
    }),
    ...(has('court_filed') && {
      courtApplication: {
        courtName: courtOf(subject.state, subject.isFrench),
        courtFileNumber: courtFileOf(
          subject.state,
          subject.parties[0]?.addresses?.[0]?.city ?? '',
          subject.file.ref ?? '',
          calendar.dayAgo(sinceAgo),
        ),
        filedOn: calendar.dayAgo(sinceAgo),
        hearingDate: businessDayFrom(subject.state, calendar.dayAgo(-9)),
      },
    }),
    ...(isStayed(story) && {
      insolvencyStatus: 'bankruptcy' as const,
      estateNumber: `${estateOffices[subject.state]}-${random.int(1_000_000, 9_999_999)}`,
    }),
    ...(reached >= 3 && { ...possession(random, subject, story, calendar, dates, isSecured) }),
    ...(reached >= 4 && {
      notice: {
        // In Québec it is the one that ran before.
        preparedDate: [
          calendar.dayAgo(
            subject.state === 'QC'
              ? assignedAgo - untilNoticed + 0.4
              : Math.min(dates.notice + 0.5, dates.described),
          ),
          ...(told.services ?? [])
            .filter(({ noticeKind }) => noticeKind === 'disposition')
            .map(({ servedDate }) => String(servedDate)),
        ].sort()[0],
        ...(isNoticed && {
          amountToRedeem: (amount * 1.05).toFixed(2),
        }),
        ...(has('objection_received') && { objectionDate: calendar.dayAgo(sinceAgo) }),
      },
    }),
    ...redemptionOf(subject.file, story, calendar, subject.isFrench),
    ...(reached >= 5 &&
      makeSale(random, subject, story, calendar, Number(subject.file.asset?.currentValue ?? 0))),
  };
}

const within = (least: number, days: number, most: number): number => Math.min(most, Math.max(least, days));

const nextActions: Readonly<Record<string, readonly [en: string, fr: string]>> = {
  attempt_scheduled: ['Attempt at the residence', 'Tentative à la résidence'],
  surrender_arranged: ['Meet the debtor for the keys', 'Rencontrer le débiteur pour les clés'],
  surrender_scheduled: ['Pick up the unit', 'Prendre possession de l’unité'],
  payment_arrangement: ['Payment due under the arrangement', 'Versement prévu par l’entente'],
  court_filed: ['Hearing of the application', 'Audition de la demande'],
};

/** The notices that were served, by days ago: what has been sold since was told of by hand, so that the time of its notice is over. */
function served(
  { file, state, parties, managerId: by }: Subject,
  { status }: Story,
  calendar: Calendar,
  ago: {
    readonly prior: number | null;
    readonly notice: number | null;
    readonly seizure: number | null;
    readonly isPast: boolean;
  },
): Partial<Seeded<'file'>> {
  const placed = todayIn(state, new Date(file.assignmentDate ?? ''));
  const on = (days: number) => ({ day: calendar.dayAgo(days), placed, state, by });
  // No notice is brought on a day on which no term begins, be it one on which people work.
  const broughtOn = (days: number): string => {
    const day = calendar.dayAgo(days);
    const next = businessDayFrom(state, day);
    return next < calendar.today ? next : day;
  };
  // Who is at such a notice outside Québec is a farmer, or a business that cannot pay.
  const hasPriorNotice = status === 'prior_notice_running' && state !== 'QC';
  const isBusiness = file.debtorType === 'business';
  const facts = hasPriorNotice ? { isFarmer: !isBusiness, isInsolventBusiness: isBusiness } : {};
  const method = ago.isPast ? 'personal' : 'registered_mail';
  const services = [
    ...(ago.prior === null
      ? []
      : priorServices({ ...file, ...facts }, parties, { ...on(ago.prior), day: broughtOn(ago.prior) })),
    // In Alberta whoever loses a unit is told on the spot, and may object.
    ...(ago.seizure === null || state !== 'AB'
      ? []
      : servicesOn(parties, 'seizure', on(ago.seizure), { servedDate: calendar.dayAgo(ago.seizure) })),
    ...(ago.notice === null || state === 'QC'
      ? []
      : servicesOn(parties, 'disposition', on(ago.notice), { method })),
  ];
  return { ...facts, ...(services.length > 0 && { services }) };
}

function possession(
  random: Random,
  { state, engagements, fieldAgentId, file, taking, parties }: Subject,
  { status }: Story,
  calendar: Calendar,
  { hooked, secured: securedAgo, inventoried }: Milestones,
  isSecured: boolean,
): Partial<Seeded<'file'>> {
  const of = (kind: string): string | undefined =>
    engagements.find(({ company }) => company.activityType === kind)?.company._id;
  // What was taken was taken where the debtor lives; a pound is in his town.
  const drawn = addressIn(random, state);
  const home = parties[0]?.addresses?.[0];
  const line1 = home?.line1 ?? drawn.line1;
  const city = home?.city ?? drawn.city;
  const postalCode = home?.postalCode ?? drawn.postalCode;
  const lot = engagements.find(({ company }) => company.activityType === 'towing_storage')?.company;
  const doors = random.int(9000, 9999);
  return {
    recovery: {
      recoveryType:
        recoveryTypes[file.assignmentType ?? ''] ?? (taking === 'surrendered' ? 'voluntary' : 'involuntary'),
      vendorCompanyId: of('bailiff'),
      ...(fieldAgentId && { agentUserId: fieldAgentId }),
      ...(hooked !== null && {
        onHookAt: calendar.momentAgo(hooked),
        recoveryAddress: `${taking === 'impounded' ? drawn.line1 : line1}, ${city}`,
        ...pointIn(random, postalCode),
        ...(home && taking !== 'impounded' && doorOf(home)),
        towedBy: lot?.companyName,
        ...toldPolice(taking, random),
        drivable: file.asset?.drivable,
        keysStatus: file.asset?.keysStatus,
      }),
      ...(isSecured && { securedDate: calendar.dayAgo(securedAgo) }),
    },
    storage: {
      ...(lot && { lotCompanyId: lot._id }),
      // What still lies in a pound lies at its address.
      lotAddress:
        lot && (isSecured || taking !== 'impounded')
          ? `${lot.addressLine1}, ${lot.city} ${lot.postalCode}`
          : `${doors} Sample Ridge Rd, ${city} ${postalCode}`,
      ...(taking === 'impounded' && { releaseCost: random.pick(['285.00', '410.00', '655.00']) }),
      ...(isSecured && {
        spot: `${random.pick(['A', 'B', 'C'])}${random.int(1, 40)}${random.pick(['', 'E', 'W'])}`,
        inDate: calendar.dayAgo(securedAgo),
        ...storageTerms(String(file.clientId)),
        capDate: calendar.dayAgo(securedAgo - 45),
      }),
    },
    ...(isSecured &&
      status !== 'in_storage' &&
      status !== 'inventory_pending' && {
        personalEffects: {
          inventoryDate: calendar.dayAgo(inventoried),
          ...(random.chance(0.6)
            ? {
                hasEffects: true,
                ...foundIn(random.int(1, 25), file, state),
                status: 'stored' as const,
                holdUntilDate: calendar.dayAgo(securedAgo - 30),
              }
            : { hasEffects: false, status: 'none' as const }),
        },
      }),
  };
}

/** Whether a unit is taken from who has it, and neither handed over nor fetched from a pound. */
const isSeizure = ({ taking, file }: Subject): boolean =>
  taking === 'seized' && recoveryTypes[file.assignmentType ?? ''] === undefined;

/** The police is told before whoever misses a unit reports it stolen: not of one that was handed over, or that it holds itself. */
function toldPolice(taking: Taking, random: Random) {
  const policeReference = `T${random.int(100_000, 999_999)}`;
  return taking === 'seized' ? { policeNotified: true, policeReference } : { policeNotified: false };
}

function foundIn(count: number, { _id: fileId, assetType, debtorType }: Seeded<'file'>, state: Province) {
  const items = belongings(count, { fileId, assetType, state, isBusiness: debtorType === 'business' });
  return { itemCount: items.length, items };
}

const recoveryTypes: Readonly<Record<string, 'voluntary' | 'impound' | 'lease_return'>> = {
  voluntary_surrender: 'voluntary',
  impound_recovery: 'impound',
  lease_end_return: 'lease_return',
};
