import { sql } from 'kysely';
import type { TestHost } from '../../support/host';

/** What the law, the client and the desk's own books say of a file, read from the tables by nothing of the product. */
export interface Facts {
  readonly stage: string;
  readonly status: string;
  readonly previousStatus: string | null;
  readonly redemptionFrom: string | null;
  readonly state: string;
  readonly debtorType: string;
  readonly contractType: string;
  readonly assignmentType: string;
  readonly insolvencyStatus: string;
  readonly isFarmer: boolean;
  readonly isInsolventBusiness: boolean;
  readonly paid: number | null;
  readonly surrenderFrom: string | null;
  /** The notices that were served, each with its day; none that waits for its proof. */
  readonly served: readonly string[];
  /** Until when somebody gave more time than the law does, by the name of the clock. */
  readonly extended: readonly string[];
  readonly saleFrom: string | null;
  readonly waived: string | null;
  readonly objected: string | null;
  readonly settled: string | null;
  readonly objectionDeadline: string | null;
  /** When liens and insolvency were searched for last, and when the lender's registration ends. */
  readonly searched: string | null;
  readonly insolvencyChecked: string | null;
  readonly registered: string | null;
  readonly salePrice: string | null;
  readonly purchaserId: string | null;
  readonly floorPrice: string | null;
  readonly reserveApproved: string | null;
  readonly closingReason: string | null;
  readonly onHookAt: string | null;
  readonly securedDate: string | null;
  /** The gates that someone with the right let it past, with a reason, on a document of this very file. */
  readonly overridden: readonly string[];
  /** What the last order of each court file permits that the client or its agency brought, and named; each with its day. */
  readonly orders: readonly string[];
  readonly licences: readonly string[];
  readonly vendors: number;
  readonly openAssignments: number;
  readonly openRequests: number;
  readonly statutory: number;
  readonly openBills: number;
  /** Fees of the client that are neither billed, declined nor written off. */
  readonly openFees: number;
  readonly discharged: string | null;
  readonly proceeds: number;
  /** Money that has not cleared, how many times; what cleared in trust, and to redeem; what was quoted for that, and shown as paid to the lender. */
  readonly pendingMoney: number;
  readonly inTrust: number;
  readonly redeemedHere: number;
  readonly redeemedThere: number;
  readonly quoted: number;
}

export async function readFacts({ app }: TestHost, fileId: string): Promise<Facts> {
  const { rows } =
    await sql<Facts>`select f.stage, f.status, f."previousStatus", f."redemptionFrom", f.state, f."debtorType", f."contractType", f."assignmentType", f."insolvencyStatus",
    f."isFarmer", f."isInsolventBusiness", f."amountPaidRatio"::float8 paid, f."priorNotice"->>'surrenderFrom' "surrenderFrom",
    f.notice->>'earliestSaleDate' "saleFrom", f.notice->>'waivedReason' waived, f.notice->>'objectionDate' objected,
    f.notice->>'objectionSettledDate' settled, f.notice->>'objectionDeadline' "objectionDeadline",
    f.checks->>'lienSearchDone' searched, f.checks->>'insolvencyCheckDone' "insolvencyChecked",
    f.checks->>'registrationExpiry' registered, f.checks->>'lienDischargedOrWaived' discharged,
    f.remarketing->>'salePrice' "salePrice", f.remarketing->>'purchaserId' "purchaserId", f.remarketing->>'floorPrice' "floorPrice",
    f.checks->>'reserveApproved' "reserveApproved", f."closingReason", f.recovery->>'onHookAt' "onHookAt",
    f.recovery->>'securedDate' "securedDate",
    array(select (s->>'noticeKind') || ' ' || (s->>'servedDate') from jsonb_array_elements(coalesce(f.services, '[]')) s
      where s->>'awaitsProof' is distinct from 'true') served,
    array(select (e->>'clock') || ' ' || (e->>'until') from jsonb_array_elements(coalesce(f."clockExtensions", '[]')) e) extended,
    coalesce((f.redemption->>'amountReceived')::float8, 0) "redeemedThere", coalesce((f.redemption->>'quotedAmount')::float8, 0) quoted,
    array(select o->>'gate' from jsonb_array_elements(coalesce(f."gateOverrides", '[]')) o
      join "user" u on u._id = (o->>'userId')::uuid join role r on r._id = u."roleId"
      join document d on d._id = (o->>'documentId')::uuid and f._id = any(d."fileIds") and d."deletedAt" is null
      where r.key in ('administrator', 'supervisor') and length(o->>'reason') >= 20) overridden,
    array(select p || ' ' || o."orderDate" from (select distinct on (d."courtFileNumber") d."orderDate", d."orderPermits" from document d
      where f._id = any(d."fileIds") and d."deletedAt" is null and d."documentType" = 'court_order' and length(d."courtName") > 0
      and length(d."courtFileNumber") > 0 and d."orderDate" is not null and d."orderPermits" <> '{}'
      and d."originType" in ('agency_upload', 'client_upload') order by d."courtFileNumber", d."orderDate" desc, d._id desc) o,
      unnest(o."orderPermits") p) orders,
    array(select p->>'type' || ' ' || (p->>'state') from "companyAssignment" a join company c on c._id = a."companyId",
      jsonb_array_elements(coalesce(c.compliance, '[]')) p where a."fileId" = f._id and a.status in ('proposed', 'accepted')
      and p->>'documentId' is not null) licences,
    (select count(*)::integer from "companyAssignment" a where a."fileId" = f._id and a.status in ('proposed', 'accepted')) vendors,
    (select count(*)::integer from "companyAssignment" a where a."fileId" = f._id and a.status in ('proposed', 'accepted')) "openAssignments",
    (select count(*)::integer from request r where f._id = any(r."fileIds") and r.status in ('submitted', 'in_review', 'information_needed')
      and r."deletedAt" is null) "openRequests",
    (select count(*)::integer from "vendorInvoice" v where f._id = any(v."fileIds") and v."deletedAt" is null
      and v."invoiceStatus" in ('submitted', 'in_review', 'disputed')) "openBills",
    (select count(*)::integer from fee e where e."fileId" = f._id and e."deletedAt" is null and e.direction = 'receivable'
      and e.status in ('draft', 'pending_approval', 'approved')) "openFees",
    (select count(*)::integer from reminder m where m."fileId" = f._id and m."isStatutory" and m.status in ('open', 'snoozed')) statutory,
    came.*
    from file f cross join lateral (select count(*) filter (where p.status = 'pending')::integer "pendingMoney",
      coalesce(sum(p.amount) filter (where p.status = 'cleared' and p."paymentType" = 'sale_proceeds'), 0)::float8 proceeds,
      coalesce(sum(p.amount) filter (where p.status = 'cleared' and p."paymentType" = 'redemption'), 0)::float8 "redeemedHere",
      coalesce(sum(p.amount) filter (where p.status = 'cleared' and p."isTrust"), 0)::float8 "inTrust"
      from payment p where p."fileId" = f._id and p."deletedAt" is null) came
    where f._id = ${fileId}::uuid`.execute(app.db);
  return rows[0] as Facts;
}

/** Written from the law as the dictionary states it: what must not be, where a file has come to a status. */
type Bar = readonly [gate: string, isShut: (facts: Facts, today: string) => boolean];

/** Who is only sought, visited or served loses nothing. */
const errands = ['skip_trace_only', 'field_visit', 'process_service'];
const gives = [
  ...errands,
  'voluntary_surrender',
  'lease_end_return',
  'transport_only',
  'condition_report_only',
  'remarketing_only',
  'total_loss_recovery',
];
const licensed = {
  ON: 'bailiff_appointment ON',
  BC: 'bailiff_appointment BC',
  AB: 'civil_enforcement_agreement AB',
};
const takes = (f: Facts): boolean => !gives.includes(f.assignmentType);
const after = (day: string | null, today: string): boolean => day === null || day > today;
const sale = (reason: string | null): boolean => /_sold$/.test(reason ?? '');

/** The notices that run before a seizure, each with the days that it runs at the least, by whom the law protects and where. */
function priorNotices({ state, debtorType, contractType, isInsolventBusiness, isFarmer }: Facts) {
  const isConsumerAct =
    debtorType === 'consumer' && ['conditional_sale', 'consumer_lease'].includes(contractType);
  return [
    ...(state === 'QC'
      ? [isConsumerAct ? (['qc_cpa_30', 30] as const) : (['qc_hypothecary', 20] as const)]
      : []),
    ...(isInsolventBusiness ? [['bia_244', 10] as const] : []),
    ...(isFarmer ? [['farm_debt', 15] as const] : []),
  ];
}
const daysBefore = (today: string, days: number): string =>
  new Date(Date.parse(today) - days * 86_400_000).toISOString().slice(0, 10);
/** Whether such a notice was served on nobody so long ago. */
const hasNotRun = (f: Facts, kind: string, days: number, today: string): boolean =>
  !f.served.some((one) => one.startsWith(`${kind} `) && one <= `${kind} ${daysBefore(today, days)}`);
const isExtended = (f: Facts, clock: string, today: string): boolean =>
  f.extended.some((one) => one.startsWith(`${clock} `) && one > `${clock} ${today}`);

const stayed: Bar = [
  'no_insolvency_stay',
  (f) => ['proposal', 'bankruptcy', 'noi'].includes(f.insolvencyStatus),
];

export const bars: Readonly<Record<'on_hook' | 'sold' | 'closed', readonly Bar[]>> = {
  on_hook: [
    stayed,
    ['licensed_vendor', (f) => f.vendors === 0],
    [
      'licensed_vendor',
      (f) =>
        f.state in licensed &&
        !gives.includes(f.assignmentType) &&
        !f.licences.includes(licensed[f.state as 'ON']),
    ],
    [
      'consumer_paid_threshold',
      (f) => {
        const isLease = f.state === 'QC' && f.contractType === 'consumer_lease';
        const most = f.state === 'BC' ? 0.6667 : isLease ? 0.5 : Infinity;
        return (
          (f.state === 'BC' || isLease) &&
          f.debtorType === 'consumer' &&
          takes(f) &&
          !f.orders.some((one) => one.startsWith('seizure ')) &&
          (f.paid === null || f.paid >= most)
        );
      },
    ],
    [
      'prior_notice_served',
      (f, today) =>
        takes(f) &&
        priorNotices(f).some(
          ([kind, days]) => hasNotRun(f, kind, days, today) || isExtended(f, 'prior_notice', today),
        ),
    ],
    [
      'prior_notice_served',
      (f, today) =>
        (f.state === 'QC' || f.isFarmer || f.isInsolventBusiness) &&
        !gives.includes(f.assignmentType) &&
        after(f.surrenderFrom, today),
    ],
    [
      'lien_search_done',
      (f, today) => takes(f) && (f.searched === null || f.searched < '2026-10-21' || f.searched > today),
    ],
    ['registration_valid', (f) => takes(f) && (f.registered === null || f.registered < '2027-01-19')],
    [
      'insolvency_check_done',
      (f, today) =>
        takes(f) &&
        (f.insolvencyChecked === null ||
          f.insolvencyChecked < '2026-11-06' ||
          f.insolvencyChecked > today ||
          !['none', 'discharged'].includes(f.insolvencyStatus)),
    ],
    ['never', (f) => errands.includes(f.assignmentType)],
    ['never', (f) => f.onHookAt === null],
  ],
  sold: [
    stayed,
    ['reserve_approved', (f) => f.reserveApproved === null],
    [
      'notice_expired',
      (f, today) => f.waived === null && after(f.state === 'QC' ? f.surrenderFrom : f.saleFrom, today),
    ],
    [
      'no_objection',
      (f) =>
        f.state === 'AB' &&
        f.objected !== null &&
        !f.orders.some((one) => one >= `disposal ${f.objected}` && one.startsWith('disposal ')) &&
        (f.objectionDeadline === null || f.objected <= f.objectionDeadline) &&
        (f.settled ?? '') < f.objected,
    ],
    [
      'notice_expired',
      (f, today) =>
        f.waived === null &&
        f.state !== 'QC' &&
        (hasNotRun(f, 'disposition', 15, today) || isExtended(f, 'disposition', today)),
    ],
    ['never', (f) => f.purchaserId === null || f.salePrice === null],
    ['never', (f) => f.floorPrice !== null && Number(f.salePrice) < Number(f.floorPrice)],
  ],
  closed: [
    ['never', (f) => f.closingReason === null],
    ['never', (f) => f.openAssignments > 0],
    ['never', (f) => f.statutory > 0],
    ['no_open_requests', (f) => f.openRequests > 0],
    ['no_open_vendor_invoices', (f) => f.openBills > 0],
    ['fees_reconciled', (f) => f.openFees > 0 || f.pendingMoney > 0 || f.inTrust > 0],
    [
      'outcome_agrees',
      (f) => {
        const paid = Math.max(f.redeemedHere, f.redeemedThere);
        return f.closingReason === 'recovered_redeemed' && (paid === 0 || paid < f.quoted);
      },
    ],
    ['lien_discharged_or_waived', (f) => sale(f.closingReason) && f.discharged === null],
    ['outcome_agrees', (f) => sale(f.closingReason) && (f.salePrice === null || f.proceeds === 0)],
    ['outcome_agrees', (f) => !sale(f.closingReason) && f.proceeds > 0],
    ['outcome_agrees', (f) => f.closingReason === 'unable_to_locate' && f.securedDate !== null],
  ],
};

/**
 * What must not be where a file that was lawfully sold comes back to that from legal review or its closing: the sale was made, and is not
 * proved again; but the unit stays sold as it was.
 */
export const barsOfSoldBefore = (sold: Facts): readonly Bar[] =>
  (['salePrice', 'purchaserId', 'floorPrice', 'reserveApproved'] as const).map((fact): Bar => [
    'as_sold',
    (f) => f[fact] !== sold[fact],
  ]);

const asides = ['legal', 'close_out'];
const ofRedemption = ['redemption_requested', 'redemption_quoted', 'redeemed', 'reinstated'];
/** What a redemption that comes to nothing may go on with beside where it was asked for: what runs on by law, and the sale from its beginning. */
const goesOnWith: Readonly<Record<string, readonly string[]>> = {
  notice_pending: ['notice_sent', 'notice_expired'],
  notice_sent: ['notice_expired'],
  notice_expired: ['notice_sent'],
};

/** Whether a redemption is asked for, and where the unit is then is what stood before. */
export const isAskedToRedeem = (before: Facts, after: Facts): boolean =>
  after.status === 'redemption_requested' && before.status !== after.status && !asides.includes(before.stage);

/** Whether a unit whose redemption was asked for where `askedIn` says comes from it somewhere else than back there. */
export const isAstray = (before: Facts, after: Facts, askedIn: Pick<Facts, 'stage' | 'status'>): boolean =>
  ofRedemption.includes(before.status) &&
  !ofRedemption.includes(after.status) &&
  !asides.includes(after.stage) &&
  after.status !== askedIn.status &&
  !goesOnWith[askedIn.status]?.includes(after.status) &&
  !(askedIn.stage === 'remarketing' && after.status === 'remarketing_review');
