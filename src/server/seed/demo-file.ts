import { isWorkingDay } from '#contract/clocks/business-day';
import { statusOf } from '#contract/lifecycles/file-status';
import { isOfRedemption } from '#contract/lifecycles/way-back';
import { todayIn } from '#contract/placement/province-time';
import { statusDue } from '../rules/file/status-due';
import { makeAsset, makeStock, pickAssetType } from './demo-assets';
import { drivesItself } from './demo-attempt-words';
import { isMet, makeAttempts } from './demo-attempts';
import { makeAssignments } from './demo-assignments';
import type { Bundle, Calendar, Seeded } from './demo-bundle';
import { companyOf, desksOf } from './demo-desks';
import { isOfBusiness, pickContract } from './demo-contracts';
import { assignmentFor, takingOf } from './demo-errands';
import { makeFees } from './demo-fees';
import { hadOf } from './demo-had';
import { makeHistory } from './demo-history';
import { makeHold } from './demo-hold';
import { makeMoney, makeTerms, usuallyOwed } from './demo-money';
import { circleOf, managerOf } from './demo-circle';
import { makeNotes } from './demo-notes';
import { grownUp, makeParties, movedInTown, withOldDoor } from './demo-parties';
import { actsOf, makePastHold } from './demo-past-hold';
import { asKnown } from './demo-known-places';
import { pathOf, usualRedemption } from './demo-path';
import type { Plan } from './demo-planned';
import { makeProgress } from './demo-progress';
import { proveFacts } from './demo-proofs';
import { redeemedThen } from './demo-redemption';
import { reserveApprovedThen } from './demo-reserve';
import { makeReminders } from './demo-reminders';
import { makeRepairs } from './demo-repairs';
import { makeSearches } from './demo-searches';
import { settleDebt } from './demo-settled';
import { makeSettledNote } from './demo-settled-note';
import { holdOfStay, isStayed, pastStay, trusteeOf } from './demo-stay';
import { stepsOf } from './demo-steps';
import { leftYard, onTheirDays, outOfYard } from './demo-vendor-days';
import { withTow } from './demo-tow';
import type { Story } from './demo-stories';
import { timesUnsold } from './demo-unsold';
import { makeTraces } from './demo-traces';
import { workingCalendar } from './demo-working-days';
import { recalculateDemoFile } from './demo-services';
import { createRandom } from './random';
import { seedId } from './seed-id';

/** Makes one file with everything that belongs to it, as it was planned. `ref` is its number in the client's counting. */
export function makeFile(plan: Plan, ref: string, days: Calendar, notesPerFile: number): Bundle {
  const { number, state } = plan;
  const calendar = workingCalendar(days, state);
  const random = createRandom(`file ${number}`);
  const _id = seedId('file', String(number));
  const { stage } = statusOf(plan.story.status);
  const closed = plan.story.status === 'closed' || plan.story.status === 'archived';
  const assetType = plan.assetType ?? pickAssetType(random, plan.debtorType);
  const isBusiness = plan.debtorType ? plan.debtorType === 'business' : isOfBusiness(random, assetType);
  const contractType = plan.contractType ?? pickContract(random, isBusiness, assetType);
  const manager = managerOf(random, plan.agency);
  const createdAt = calendar.momentAgo(plan.story.assignedAgo);
  const isDealer = contractType === 'floor_plan';
  const who = { fileId: _id, number, state, isBusiness, isDealer, createdAt };
  const parties = makeParties(random, who, days);
  const place = parties[0]?.addresses?.[0]?.postalCode ?? '';
  const story = withTow(untilClosed(plan.story), { number, state, place }, calendar);
  const { sinceAgo, activityAgo } = story.closedAgo === null ? story : plan.story;
  const closedDate = story.closedAgo === null ? null : calendar.momentAgo(story.closedAgo);
  const terms = makeTerms({
    ...{ number, state, paidShare: plan.paidShare },
    placed: todayIn(state, new Date(createdAt)),
    counted: closedDate ? todayIn(state, new Date(closedDate)) : calendar.today,
  });
  parties.splice(0, parties.length, ...parties.map((one) => grownUp(one, terms.contractDate)));
  const latest = Number(terms.contractDate.slice(0, 4));
  const asked = makeAssignments(
    random,
    { fileId: _id, number, state, managerId: manager.userId, place },
    story,
    calendar,
  );
  const isTraced = asked.some(({ assignment }) => assignment.activityType === 'skip_trace_vendor');
  if (!isTraced) parties.splice(0, 1, ...parties.slice(0, 1).map(movedInTown));
  else if (story.reached >= 2) parties.splice(0, 1, ...parties.slice(0, 1).map(withOldDoor));
  const open = asked.filter(({ isOpen }) => isOpen);
  const fieldAgent = open.flatMap(({ company }) => desksOf(company.code, 'field_agent'))[0];
  const remarketer =
    story.reached >= 4 && !closed ? desksOf('NLR', 'remarketing_specialist')[random.int(0, 1)] : undefined;
  const circle = circleOf(plan, manager, remarketer, fieldAgent, open);
  const lender = circle.client.find(({ role }) => role !== 'lender_auditor') ?? manager;
  const draft: Seeded<'file'> = {
    _id,
    ref,
    clientId: companyOf(plan.client)._id,
    clientOfficeId: plan.office ? companyOf(plan.office)._id : null,
    agencyId: companyOf(plan.agency)._id,
    clientReference: random.chance(0.7) ? `R${random.int(100_000, 999_999)}` : null,
    bankAccountNumber: `${contractType.endsWith('lease') ? 'LS-9' : '9'}${String(random.int(0, 99_999)).padStart(5, '0')}${String(number).padStart(6, '0')}`,
    contractNumber: `C${random.int(1_000_000, 9_999_999)}`,
    contractType,
    contractTypeOther: contractType === 'other' ? (lender.isFrench ? 'Consignation' : 'Consignment') : null,
    assignmentType: plan.assignmentType ?? assignmentFor(random, story, state, contractType, isTraced),
    debtorType: isBusiness ? 'business' : 'consumer',
    assetType,
    ...makeAsset(random, assetType, {
      ...{ number, state, latest },
      worth: terms.owed / usuallyOwed(terms),
    }),
    ...(plan.furtherUnits && {
      additionalAssets: makeStock(plan.furtherUnits, { number, state, latest }),
    }),
    isRushFile: plan.isRush ?? random.chance(0.06),
    impounded: story.status === 'third_party_impound',
    state,
    stage,
    status: story.status,
    statusSince: calendar.momentAgo(sinceAgo),
    previousStatus: story.previousStatus,
    redemptionFrom: isOfRedemption(story.previousStatus ?? story.status) ? usualRedemption(state) : null,
    active: !closed,
    hold: false,
    closed,
    closingReason: story.closingReason,
    closedDate,
    assignmentDate: createdAt,
    lastActivityDate: calendar.momentAgo(activityAgo),
    assignedUsers: [manager, remarketer, fieldAgent].flatMap((one) => (one ? [one.userId] : [])),
    assignedCompanies: [...new Set(open.map(({ company }) => company._id))],
    insolvencyStatus: story.reached > 0 ? 'none' : 'unknown',
    source: random.weighted([
      ['import', 60],
      ['ui', 35],
      ['api', 5],
    ]),
    createdAt,
    createdBy: manager.userId,
    updatedAt: calendar.momentAgo(activityAgo),
    updatedBy: manager.userId,
  };
  Object.assign(draft, makeMoney(terms, worthOf(draft)));
  const taking = takingOf(story, draft.assignmentType, isTraced);
  const subject = {
    ...{ file: draft, state, taking, parties, engagements: asked, managerId: manager.userId },
    fieldAgentId: fieldAgent?.userId,
    isFrench: manager.isFrench,
  };
  const file: Seeded<'file'> = {
    ...draft,
    ...makeProgress(random, subject, story, calendar),
    ...names(draft, parties),
  };
  const { isFrench } = manager;
  const speaks = { client: lender.isFrench, agency: isFrench };
  if (!closed && (plan.isHeld ?? random.chance(0.09)))
    Object.assign(file, makeHold(random, open, story, calendar, speaks));
  const stayed = { fileId: _id, number, state, isFrench };
  const stay = { at: calendar.momentAgo(sinceAgo), day: calendar.dayAgo(sinceAgo) };
  if (story.status === 'insolvency_stay') Object.assign(file, holdOfStay(stayed, stay, calendar));
  const trustee = isStayed(story) ? [trusteeOf(stayed, stay.at, parties.length, days)] : [];
  parties.push(...trustee);
  plan.adjust?.(file, { calendar, parties, engagements: asked });
  recalculateDemoFile(file, parties, calendar);
  file.statusDue = statusDue(
    story.status,
    { ...file, isRushFile: file.isRushFile ?? false, state },
    new Date(file.statusSince ?? ''),
  );
  const attempts = makeAttempts(
    { file, number, state, taking, party: parties[0], engagements: asked },
    story,
    calendar,
  );
  const { status, previousStatus } = story;
  const isNoticedBefore = file.priorNotice?.surrenderFrom != null;
  const path = pathOf({
    ...{ status, previousStatus, state, isNoticedBefore, isTraced, taking },
    isMet: isMet(attempts),
    unsold: timesUnsold(story),
  });
  const steps = stepsOf(
    path,
    { file, engagements: asked, attempts },
    { ...story, sinceAgo, activityAgo },
    calendar,
  );
  const engagements = onTheirDays(asked, { file, steps, isFrench: manager.isFrench }, calendar);
  const outDate = outOfYard(engagements, file);
  if (outDate) leftYard(file, outDate);
  const cameIn = steps.find(({ status }) => status === 'insolvency_stay')?.at;
  if (cameIn) for (const one of trustee) Object.assign(one, { createdAt: cameIn, updatedAt: cameIn });
  redeemedThen(file, state, steps);
  reserveApprovedThen(file, state, steps);
  const settlement = settleDebt(file, state, steps);
  if (settlement) recalculateDemoFile(file, parties, calendar);
  proveFacts({ file, number, state, home: place, manager, steps }, story, calendar);
  const client = companyOf(plan.client).companyName;
  const searches = makeSearches({ file, number, state, client, manager }, story, calendar);
  if (searches.proofs.length > 0) file.proofs = [...(file.proofs ?? []), ...searches.proofs];
  const since = new Map(
    engagements.map(({ company, assignment }) => [company._id, String(assignment.assignedAt)]),
  );
  const talk = {
    fileId: _id,
    number,
    isBusiness,
    drives: drivesItself(assetType),
    parties,
    circle,
    steps,
    has: hadOf(file, attempts),
    since,
  };
  const talked = makeNotes(random, talk, story, calendar, notesPerFile);
  const told = [manager, ...circle.agency.filter((one) => one !== manager)];
  const payment = settlement?.isUntaken
    ? makeSettledNote({ fileId: _id, number, writer: lender, told }, settlement, calendar)
    : { notes: [], deliveries: [] };
  const traces = makeTraces({
    ...{ file, number, parties, manager, steps, engagements },
    notes: talked.notes,
  });
  const tracedAt = traces[0]?.completedAt ?? null;
  const acts = actsOf({ engagements, attempts, traces, notes: talked.notes });
  const pastHold = file.hold
    ? undefined
    : (pastStay(stayed, steps) ?? makePastHold({ number, state, speaks, steps, acts }, calendar));
  const happened = {
    state,
    // What a file is to do in its status it is reminded of as it comes there.
    moments: [...steps.map(({ at }) => at), ...acts].filter(
      (at) => (closed || at !== file.statusSince) && isWorkingDay(state, todayIn(state, new Date(at))),
    ),
    until: String(file.lastActivityDate),
    ...(pastHold && { rest: { from: String(pastHold.set.heldSince), to: pastHold.releasedAt } }),
  };
  return {
    file,
    parties: asKnown(parties, {
      ...{ stage, attempts, notes: talked.notes, traces },
      isUnfound: file.closingReason === 'unable_to_locate',
    }),
    assignments: engagements.map(({ assignment }) => assignment),
    notes: [...talked.notes, ...payment.notes],
    deliveries: [...talked.deliveries, ...payment.deliveries],
    reminders: makeReminders(random, { file, number, manager, happened }, story, calendar),
    history: makeHistory({ file, number, manager, lender, engagements, steps, settlement, pastHold }),
    traces,
    attempts: attempts.map(({ attempt }) => attempt),
    repairs: makeRepairs({ file, number, client: plan.client, manager }, story, calendar),
    money: makeFees(
      { file, number, manager, home: place, engagements, attempts, steps, tracedAt },
      story,
      calendar,
    ),
    searches,
  };
}

/** What all units of a file were worth together when it was placed, in dollars. */
const worthOf = ({ asset, additionalAssets }: Seeded<'file'>): number =>
  [asset, ...(additionalAssets ?? [])].reduce((sum, one) => sum + Number(one?.valueAtAssignment), 0);

/** Of a file that lies in the archive, what was done before it was closed. */
const untilClosed = (story: Story): Story =>
  story.closedAgo === null ? story : { ...story, sinceAgo: story.closedAgo, activityAgo: story.closedAgo };

/** The debtor's name and the asset in a line, as the host words them. */
function names(file: Seeded<'file'>, [debtor]: readonly Seeded<'relatedParty'>[]): Partial<Seeded<'file'>> {
  const a = file.asset ?? {};
  const make = a.auMake ?? a.trMake ?? a.psMake ?? a.rvMake ?? a.maHullMake ?? a.eqMake;
  const model = a.auModel ?? a.trModel ?? a.psModel ?? a.rvModel ?? a.maHullModel ?? a.eqModel;
  return {
    debtorName: debtor?.businessName ?? [debtor?.firstName, debtor?.lastName].filter(Boolean).join(' '),
    assetSummary: [a.year, make, model, a.auTrim].filter((word) => word != null).join(' '),
  };
}
