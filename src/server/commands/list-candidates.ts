import { missingLicence, needsLicence } from '#contract/lifecycles/seizure-licence';
import { mainFee } from '#contract/money/main-fee';
import { assetPlace } from '../candidates/asset-place';
import { assignableCompanies } from '../candidates/assignable-companies';
import { compareCandidates, likeliestUnpriced } from '../candidates/compare-candidates';
import type { Candidate } from '../candidates/compare-candidates';
import { vendorPrices } from '../candidates/vendor-prices';
import { vendorRecords } from '../candidates/vendor-records';
import type { VendorRecord } from '../candidates/vendor-records';
import { kmBetween, placeOf } from '../geo/place';
import { find } from '../records/find';
import { demandHandling } from '../rules/company-assignment/demand-handling';
import { whyBlocked } from '../rules/company/company-compliance';
import { readSurroundings } from '../rules/file/surroundings';
import type { Handler } from './handler';

/** The companies that a file could be given to, the likeliest first, at most 200. */
export const listCandidates: Handler<'listCandidates'> = async (context, asked) => {
  const { db, caller, now } = context;
  const file = await find(db, 'file', asked.fileId, caller);
  await demandHandling(context, file._id);
  const companies = await assignableCompanies(context, file._id, asked);
  const law = await readSurroundings(db, file, now);
  const place = await assetPlace(db, file._id);
  const records = await vendorRecords(context, file);
  const mostAlike = new Map<string, number>();
  for (const { _id, activityType } of companies)
    mostAlike.set(activityType, Math.max(mostAlike.get(activityType) ?? 0, records.get(_id)?.alike ?? 0));
  const unpriced = companies.map((company): Candidate & Pick<VendorRecord, 'companyId'> => {
    const record = records.get(company._id);
    const there = placeOf(company.postalCode);
    const alike = record?.alike ?? 0;
    // Whose documents are not shown to the caller, of them nothing is said.
    const asksLicence = company.companyStatus !== null && needsLicence(company, file, law);
    return {
      companyId: company._id,
      companyName: company.companyName,
      activityType: company.activityType,
      city: company.city,
      state: company.state,
      companyStatus: company.companyStatus,
      blocked: whyBlocked(company, now) ?? null,
      serves: (company.statesServed ?? []).includes(file.state),
      licensed: asksLicence ? missingLicence(company, file, law) === undefined : null,
      isOn: company.isOn,
      km: place && there ? Math.round(kmBetween(place, there)) : null,
      feeType: mainFee(company.activityType, file.assignmentType) ?? null,
      price: null,
      unit: null,
      asked: record?.asked ?? 0,
      accepted: record?.accepted ?? 0,
      secured: record?.secured ?? 0,
      isUsual: alike >= leastAlike && alike === mostAlike.get(company.activityType),
    };
  });
  const likeliest = likeliestUnpriced(unpriced, most);
  const lineages = new Map(companies.map(({ _id, lineage }) => [_id, lineage ?? []]));
  const prices = await vendorPrices(
    context,
    file,
    likeliest.flatMap(({ companyId, feeType }) =>
      feeType ? [{ companyId, lineage: lineages.get(companyId) ?? [], feeType }] : [],
    ),
    law.today,
  );
  const data = likeliest.map((one): Candidate => {
    const price = prices.get(one.companyId);
    return { ...one, price: price?.amount ?? null, unit: price?.unit ?? null };
  });
  return { body: { data: data.sort(compareCandidates).slice(0, most) } };
};

/** Fewer say nothing of what is usual. */
const leastAlike = 2;
const most = 200;
