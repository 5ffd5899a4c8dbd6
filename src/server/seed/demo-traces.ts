import type { StatusName } from '#contract/lifecycles/status-row';
import { todayIn } from '#contract/placement/province-time';
import type { ValueOf } from '#contract/vocabularies/index';
import type { Engagement } from './demo-assignments';
import type { Seeded } from './demo-bundle';
import type { Step } from './demo-steps';
import { traceSourceOf } from './demo-trace-source';
import { addressIn, phoneIn } from './demo-places';
import { createRandom } from './random';
import type { Random } from './random';
import { seedId } from './seed-id';

interface Subject {
  readonly file: Seeded<'file'>;
  readonly number: number;
  readonly parties: readonly Seeded<'relatedParty'>[];
  readonly manager: { readonly userId: string; readonly companyId: string; readonly isFrench: boolean };
  readonly steps: readonly Step[];
  readonly engagements: readonly Engagement[];
  /** What was written on the file. */
  readonly notes: readonly Seeded<'note'>[];
}

/** What a trace came to, by where its file stands; whoever went on from tracing had found somebody. */
const results: { readonly [S in string]?: ValueOf<'skipTraceResult'> } = {
  skip_in_progress: 'pending',
  skip_approval_pending: 'pending',
  skip_client_input: 'no_new_information',
  skip_lead_found: 'new_lead',
  skip_located: 'located_verified',
  skip_exhausted: 'no_new_information',
};

const finds: readonly string[] = ['new_lead', 'located_verified', 'located_unverified'];

/** The statuses by which a trace came to its result. */
const ends: readonly StatusName[] = [
  'skip_located',
  'skip_lead_found',
  'skip_client_input',
  'skip_exhausted',
];

/** The trace that the file's own manager ordered of whoever was asked to look, where it went by the stage in which somebody is looked for. */
export function makeTraces({
  file,
  number,
  parties,
  manager,
  steps,
  engagements,
  notes,
}: Subject): Seeded<'skipTrace'>[] {
  const random = createRandom(`traces ${number}`);
  const ordered = steps.find(({ status }) => status === 'skip_in_progress');
  const ended = steps.findLast(({ status }) => ends.includes(status));
  if (!ordered) return [];
  const [party] = parties;
  const { skipTraceType, source, ...call } = traceSourceOf({
    ...{ parties, notes, isBusiness: file.debtorType === 'business' },
    isFrench: manager.isFrench,
  });
  const stood = file.previousStatus ?? file.status;
  const result = results[stood ?? ''] ?? 'located_unverified';
  const done = result === 'pending' ? null : (ended?.at ?? null);
  const dayOf = (moment: string): string => todayIn(file.state ?? 'ON', new Date(moment));
  const verified = result === 'located_verified';
  const finding = {
    source,
    observedOn: dayOf(done ?? ordered.at),
    verified,
    verifiedBy: verified ? manager.userId : null,
  };
  const tracer = engagements.find(
    ({ company, assignment }) => company.activityType === 'skip_trace_vendor' && assignment.acceptedAt,
  );
  const found = finds.includes(result);
  const { address, phone } = whereFound(random, party, file, steps);
  return [
    {
      _id: seedId('skipTrace', String(number)),
      fileId: file._id,
      skipTraceType,
      relatedPartyId: party?._id ?? null,
      source,
      permissiblePurpose: 'enforce_security_agreement',
      companyId: tracer?.company._id ?? manager.companyId,
      orderedBy: manager.userId,
      orderedAt: ordered.at,
      completedAt: done,
      result,
      confidence: done === null ? null : verified ? 'high' : 'medium',
      attempts: [{ attemptedOn: dayOf(ordered.at), ...call }],
      addresses: found && address ? [{ ...address, type: 'residence', ...finding }] : [],
      phones: found
        ? [
            {
              number: phone,
              type: 'cell',
              ...finding,
            },
          ]
        : [],
      sharedWithVendor: found && random.chance(0.4),
      createdAt: ordered.at,
      createdBy: manager.userId,
      updatedAt: done ?? ordered.at,
      updatedBy: manager.userId,
    },
  ];
}

/** What was found became the debtor's, where somebody was sent to it since; where nobody was, it is another door in the same town. */
function whereFound(
  random: Random,
  party: Seeded<'relatedParty'> | undefined,
  { state }: Seeded<'file'>,
  steps: readonly Step[],
) {
  const home = party?.addresses?.[0];
  const drawn = addressIn(random, state ?? 'ON');
  const isKnown = steps.some(({ status }) => status === 'vendor_assigned');
  const line1 = isKnown ? (home?.line1 ?? drawn.line1) : drawn.line1;
  const number = party?.phoneNumbers?.[0]?.number;
  return {
    address: home && { line1, city: home.city, state: home.state ?? null },
    phone: (isKnown ? number : undefined) ?? phoneIn(random, state ?? 'ON'),
  };
}
