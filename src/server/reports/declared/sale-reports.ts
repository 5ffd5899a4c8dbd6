import { sql } from 'kysely';
import { countedFee } from '#contract/lifecycles/fee';
import {
  amounts,
  cents,
  dayOf,
  daysSince,
  decimal,
  fileNarrows,
  inPart,
  integer,
  money,
} from '../report-type';
import { trustEffect } from '../../rules/payment/trust';
import type { ReportType } from '../report-type';
import { billed } from './file-reports';

const price = sql`(t.remarketing ->> 'salePrice')::numeric`;
const saleDate = sql`(t.remarketing ->> 'saleDate')::date`;
const auction = sql`(t.remarketing ->> 'auctionId')::uuid`;
const percentOf = (name: string) =>
  sql`round(100 * ${price} / nullif((${inPart('remarketing', name)})::numeric, 0), 1)::float8`;
/** What the debtor answers for of what its client was charged, less what was recovered of it: the expenses of the letter. */
const expenses =
  cents(sql`(select sum(x."totalAmount" - coalesce(x."recoveredAmount", 0)) from fee x where x."fileId" = t._id
    and x.direction = 'receivable' and x."recoverableFromDebtor" and x."deletedAt" is null and x.status = any(${countedFee}::text[]))`);
/** What lessens the debt of what cleared in trust, as the letter takes it: what was sold or insured, less what went back. */
const cleared = sql`(select sum(case when ${trustEffect('p')} < 0 then -p.amount else p.amount end)::numeric(14,2) from payment p
  where p."fileId" = t._id and p."isTrust" and p.status = 'cleared' and p."deletedAt" is null and case when ${trustEffect('p')} < 0
    then p."paymentType" = 'refund' and p.method <> 'trust_transfer'
    else p."paymentType" in ('sale_proceeds', 'sale_deposit', 'insurance_proceeds') end)`;
const saleNarrows = { ...fileNarrows, auctionId: auction };

/** Reports on what is for sale, and on what became of it. */
export const saleReports = {
  remarketing_inventory: {
    of: 'file',
    sums: [
      'remarketing.cbbAverage',
      'remarketing.appraisalValue',
      'remarketing.reservePrice',
      'remarketing.floorPrice',
      'repairs',
    ],
    roles: ['administrator', 'supervisor', 'remarketing_specialist', 'lender_supervisor'],
    own: [
      'ref',
      'clientId',
      'assetSummary',
      'state',
      'status',
      'remarketing.auctionId',
      'remarketing.cbbAverage',
      'remarketing.cbbSource',
      'remarketing.appraisalValue',
      'remarketing.reservePrice',
      'remarketing.floorPrice',
      'remarketing.runCount',
      'remarketing.noSaleCount',
    ],
    worked: {
      daysForSale: { field: integer, as: (ask) => daysSince(dayOf('u.since')(ask), ask) },
      repairs: {
        field: money,
        as: () => sql`(select sum(r."approvedAmount") from "repairsAndReconditioning" r where r."fileId" = t._id
          and r."deletedAt" is null and r.status <> 'cancelled')`,
        guardedBy: amounts,
      },
    },
    joins: () => sql`join "remarketingUnit" u on u."fileId" = t._id`,
    on: () => sql`${price} is null`,
    narrows: saleNarrows,
    order: sql`u.since, t._id`,
    filed: true,
  },
  sales_results: {
    of: 'file',
    sums: ['remarketing.salePrice', 'fees', 'netProceeds'],
    roles: ['administrator', 'supervisor', 'remarketing_specialist', 'accountant', 'lender_supervisor'],
    own: [
      'ref',
      'clientId',
      'assetSummary',
      'remarketing.saleDate',
      'remarketing.auctionId',
      'remarketing.saleChannel',
      'remarketing.salePrice',
    ],
    worked: {
      percentOfCbb: { field: decimal, as: () => percentOf('cbbAverage'), guardedBy: 'remarketing.salePrice' },
      percentOfReserve: { field: decimal, as: () => percentOf('reservePrice'), guardedBy: amounts },
      daysToSell: {
        field: integer,
        as: () => sql`(${saleDate} - (${inPart('recovery', 'securedDate')})::date)`,
      },
      soldTo: {
        field: { kind: 'choice', of: 'purchaserType' },
        as: () =>
          sql`(select p."purchaserType" from purchaser p where p._id = (t.remarketing ->> 'purchaserId')::uuid)`,
      },
      fees: { field: money, as: () => billed, guardedBy: amounts },
      netProceeds: { field: money, as: () => sql`(${price} - ${billed})`, guardedBy: amounts },
    },
    on: () => sql`${price} is not null`,
    narrows: saleNarrows,
    dated: () => saleDate,
    order: sql`${saleDate}, t._id`,
    filed: true,
  },
  recon_spend: {
    of: 'repairsAndReconditioning',
    sums: ['estimateAmount', 'approvedAmount', 'actualAmount', 'expectedLift'],
    roles: ['administrator', 'supervisor', 'remarketing_specialist', 'lender_supervisor'],
    own: [
      'fileId',
      'category',
      'status',
      'vendorCompanyId',
      'estimateAmount',
      'approvedAmount',
      'actualAmount',
      'expectedLift',
      'repairedValue',
      'completedDate',
    ],
    narrows: { vendorId: sql`t."vendorCompanyId"` },
    dated: (ask) => sql`coalesce(t."completedDate", ${dayOf('t."createdAt"')(ask)})`,
    order: sql`t."createdAt", t._id`,
  },
  deficiency_surplus: {
    of: 'file',
    sums: ['balanceAmount', 'proceeds', 'clearedInTrust', 'expenses', 'result'],
    roles: ['administrator', 'supervisor', 'accountant', 'lender_supervisor'],
    own: ['ref', 'clientId', 'state', 'remarketing.saleDate', 'balanceAmount', 'deficiencyAllowed'],
    worked: {
      proceeds: { field: money, as: () => price, guardedBy: amounts },
      clearedInTrust: { field: money, as: () => cleared, guardedBy: amounts },
      expenses: { field: money, as: () => expenses, guardedBy: amounts },
      result: {
        field: money,
        as: () => sql`(coalesce(${cleared}, ${price}) - ${expenses} - t."balanceAmount")`,
        guardedBy: amounts,
      },
      letterOn: {
        field: { kind: 'date' },
        as: (
          ask,
        ) => sql`(select max(${dayOf('d."createdAt"')(ask)})::text from document d where d."fileIds" @> array[t._id]
          and d."deletedAt" is null and d."documentType" in ('deficiency_letter', 'surplus_letter'))`,
      },
    },
    on: () => sql`${price} is not null`,
    narrows: saleNarrows,
    dated: () => saleDate,
    order: sql`${saleDate}, t._id`,
    filed: true,
  },
} satisfies Partial<Record<string, ReportType>>;
