import { isStay } from '#contract/lifecycles/insolvency';
import type { Proof } from '#contract/lifecycles/proofs';
import type { StatusName } from '#contract/lifecycles/status-row';
import { noonIn, todayIn } from '#contract/placement/province-time';
import type { Recorded } from '#contract/resources/index';
import type { Calendar, Seeded } from './demo-bundle';
import { nearestOf, vendorsOf } from './demo-desks';
import { milestones } from './demo-milestones';
import { paperId } from './demo-paper';
import { keepsPapers } from './demo-papers-kept';
import type { Province } from './demo-places';
import type { Step } from './demo-steps';
import type { Story } from './demo-stories';

interface Subject {
  readonly file: Seeded<'file'>;
  readonly number: number;
  readonly state: Province;
  /** The postal code of who owes. */
  readonly home: string;
  readonly manager: { readonly userId: string };
  readonly steps: readonly Step[];
}

type Service = NonNullable<Recorded<'file'>['services']>[number];
type ProofOnFile = NonNullable<Recorded<'file'>['proofs']>[number];

/** The papers that prove a fact of a file, see `demo-proving-papers`. */
export type ProvingKey = 'insolvency' | 'trustee' | 'inventory' | 'objection' | 'quote' | 'paid';

/** The paper that shows that a notice was served. */
export const servedKey = (noticeKind: Service['noticeKind']): string => `served ${noticeKind}`;

/**
 * Says of a file by which of its papers each fact is known that its gates went by, and how each of its notices was brought. A closed file whose
 * papers are gone names none.
 */
export function proveFacts(subject: Subject, story: Story, calendar: Calendar): void {
  const { file } = subject;
  const loaded = calendar.momentAgo(0);
  if (file.services) file.services = file.services.map((one, index) => brought(subject, one, index, loaded));
  if (keepsPapers(file)) file.proofs = [...(file.proofs ?? []), ...proved(subject, story, calendar)];
}

const hour = 3_600_000;

/**
 * A notice is brought by who may in the province, or goes by registered mail; in Québec that of a hypothecary right is registered. Its proof comes
 * with the step that it opens, where that is on the same day, and else on its morning.
 */
function brought(subject: Subject, service: Service, index: number, loaded: string): Service {
  const { file, number, state, home } = subject;
  const { noticeKind, method, rdprmDate, servedDate } = service;
  const step = cameTo(subject, opens[noticeKind] ?? 'prior_notice_running');
  const morning = new Date(Date.parse(noonIn(state, servedDate, new Date(loaded))) - 4 * hour).toISOString();
  const item = `${String(number).padStart(5, '0')}${String(index).padStart(4, '0')}`;
  return {
    ...service,
    at: step && todayIn(state, new Date(step)) === servedDate ? step : morning,
    ...(method === 'personal' && {
      servedBy: nearestOf(vendorsOf('bailiff', state), home)?.companyName ?? null,
    }),
    ...(method === 'registered_mail' && { trackingNumber: `RN${item}CA` }),
    ...(rdprmDate && {
      rdprmNumber: `${rdprmDate.slice(2, 4)}-${String(100_000 + number).padStart(7, '0')}-0001`,
    }),
    ...(keepsPapers(file) && { documentId: paperId(file._id, servedKey(noticeKind)) }),
  };
}

/** What a notice comes with, where it is not one that runs before the seizure. */
const opens: { readonly [N in Service['noticeKind']]?: StatusName } = {
  disposition: 'notice_sent',
  seizure: 'on_hook',
};

const cameTo = ({ steps }: Subject, status: StatusName): string | undefined =>
  steps.findLast((step) => step.status === status)?.at;

/** A fact that a file may say of itself, and the paper that came for it then; `key` is null where somebody’s word is the proof. */
interface Fact {
  readonly isSaid: boolean;
  readonly proof: Proof;
  readonly key: ProvingKey | null;
  readonly at: string | undefined;
  readonly by?: string | null | undefined;
}

function proved(subject: Subject, story: Story, calendar: Calendar): ProofOnFile[] {
  const { file, manager } = subject;
  const { checks, personalEffects, notice, redemption } = file;
  const { searchedLast, inventoried } = milestones(story);
  const hasEffects = personalEffects?.hasEffects === true;
  const facts: readonly Fact[] = [
    {
      ...{ isSaid: checks?.insolvencyCheckDone != null, proof: 'insolvency_search', key: 'insolvency' },
      at: calendar.momentAgo(searchedLast),
    },
    {
      ...{ isSaid: isStay(file.insolvencyStatus), proof: 'insolvency_search', key: 'trustee' },
      at: cameTo(subject, 'insolvency_stay'),
    },
    {
      ...{ isSaid: personalEffects?.inventoryDate != null, proof: 'inventory' },
      // That nothing lay in a unit is the word of who looked.
      ...(hasEffects ? { key: 'inventory' } : { key: null, by: file.recovery?.agentUserId }),
      at: calendar.momentAgo(inventoried),
    },
    {
      ...{ isSaid: notice?.objectionDate != null, proof: 'objection', key: 'objection' },
      at: cameTo(subject, 'objection_received'),
    },
    {
      ...{ isSaid: redemption?.quotedAmount != null, proof: 'redemption_quote', key: 'quote' },
      at: cameTo(subject, 'redemption_quoted'),
    },
    {
      ...{ isSaid: redemption?.redeemedDate != null, proof: 'redemption_paid', key: 'paid' },
      at: cameTo(subject, 'redeemed'),
    },
  ];
  return facts.flatMap(({ isSaid, proof, key, at, by }) =>
    isSaid && at
      ? [{ proof, ...(key && { documentId: paperId(file._id, key) }), userId: by ?? manager.userId, at }]
      : [],
  );
}
