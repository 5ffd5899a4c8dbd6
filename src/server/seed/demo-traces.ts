import type { ValueOf } from '#contract/vocabularies/index';
import type { Calendar, Seeded } from './demo-bundle';
import type { Story } from './demo-stories';
import { createRandom } from './random';
import { seedId } from './seed-id';

interface Subject {
  readonly file: Seeded<'file'>;
  readonly number: number;
  readonly party: Seeded<'relatedParty'> | undefined;
  readonly manager: { readonly userId: string; readonly companyId: string };
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

/** The trace that the file's own manager made, where its stage says that somebody was looked for. */
export function makeTraces(subject: Subject, story: Story, calendar: Calendar): Seeded<'skipTrace'>[] {
  const { file, number, party, manager } = subject;
  const random = createRandom(`traces ${number}`);
  const isPast = story.reached >= 2 && random.chance(0.25);
  const result =
    results[story.status] ??
    results[story.previousStatus ?? ''] ??
    (isPast ? 'located_unverified' : undefined);
  if (!result) return [];
  const orderedAgo = story.assignedAgo - (story.assignedAgo - story.activityAgo) * 0.2;
  const doneAgo = story.assignedAgo - (story.assignedAgo - story.activityAgo) * 0.5;
  const done = result === 'pending' ? null : calendar.momentAgo(doneAgo);
  const verified = result === 'located_verified';
  const finding = {
    source: 'Calls to references',
    observedOn: calendar.dayAgo(doneAgo),
    verified,
    verifiedBy: verified ? manager.userId : null,
  };
  const before = party?.addresses?.[0];
  const area = party?.phoneNumbers?.[0]?.number.slice(2, 5) ?? '416';
  const found = finds.includes(result);
  return [
    {
      _id: seedId('skipTrace', String(number)),
      fileId: file._id,
      skipTraceType: 'relatives_references',
      relatedPartyId: party?._id ?? null,
      source: 'Calls to references',
      permissiblePurpose: 'enforce_security_agreement',
      companyId: manager.companyId,
      orderedBy: manager.userId,
      orderedAt: calendar.momentAgo(orderedAgo),
      completedAt: done,
      result,
      confidence: done === null ? null : verified ? 'high' : 'medium',
      attempts: [
        {
          attemptedOn: calendar.dayAgo(orderedAgo),
          method: 'Call to the number on file',
          outcome: 'No answer',
        },
      ],
      addresses:
        found && before
          ? [
              {
                line1: `${random.int(10, 980)} Sample Ridge Rd`,
                city: before.city,
                state: before.state ?? null,
                type: 'residence',
                ...finding,
              },
            ]
          : [],
      phones: found
        ? [
            {
              number: `+1${area}55501${String(random.int(0, 99)).padStart(2, '0')}`,
              type: 'cell',
              ...finding,
            },
          ]
        : [],
      sharedWithVendor: found && random.chance(0.4),
      createdAt: calendar.momentAgo(orderedAgo),
      createdBy: manager.userId,
      updatedAt: done ?? calendar.momentAgo(orderedAgo),
      updatedBy: manager.userId,
    },
  ];
}
