import { happeningSentences } from '#contract/words/en/sentences/happenings';
import { sentence } from '#contract/words/sentence';
import type { TextKey } from '../../../i18n/use-translate';
import type { Words } from '../../../i18n/words';
import { formatDate } from '../../../kinds/format';

interface Change {
  readonly field: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

export interface Entry {
  readonly type: string;
  readonly entity: string;
  readonly message: string;
  readonly changes: readonly Change[];
  /** Of a closing, what the file was closed for. */
  readonly closingReason?: string | null | undefined;
}

/** What happened as a sentence behind somebody's name. `%{people}` in it stands for `people`. */
export interface Happening {
  /** `null` where the host's own sentence says it all: `saying`. */
  readonly did: string | null;
  readonly saying: string;
  /** What a person gave as the reason, in their own words. */
  readonly quote: string;
  readonly people: readonly string[];
  /** The fields that the sentence has told already. */
  readonly told: ReadonlySet<string>;
}

type Says = Pick<Words, 'choice' | 'locale' | 'said' | 't'>;
type Told = Partial<Happening> & { readonly did: string };

/** Entries whose message is the name of what they happened to, and no sentence or reason. */
const named = new Set([
  'fee_added',
  'fee_updated',
  'fee_deleted',
  'projected_fee_changed',
  'request_created',
  'party_added',
  'party_updated',
  'party_removed',
  'document_added',
  'document_updated',
  'document_viewed',
  'document_downloaded',
  'document_posted_to_client',
  'form_generated',
]);

const ofHold = ['hold', 'holdReason', 'holdUntil', 'holdNote', 'holdSource'];
const ofMove = ['status', 'statusReason', 'statusDue', 'closed', 'closedDate', 'closingReason'];

type Teller = (entry: Entry, words: Says) => Told;

const afterOf = ({ changes }: Entry, field: string): unknown =>
  changes.find((change) => change.field === field)?.after;

const moved: Teller = (entry, { choice, t }) => {
  const status = entry.changes.find(({ field }) => field === 'status');
  if (!status) return { did: t('history.file_updated') };
  const [before, after] = [status.before, status.after].map((one) => choice('statusName', String(one)));
  return {
    did: t('history.status_changed', { before: before ?? '', after: after ?? '' }),
    told: new Set(ofMove),
  };
};

/** Happenings that take more than the name of what they happened to. */
const tellers: Readonly<Record<string, Teller>> = {
  stage_changed: moved,
  status_changed: moved,
  file_closed: (entry, { choice, t }) => {
    const { closingReason: why } = entry;
    const did = why
      ? t('history.closedFor', { why: choice('closingReason', why) })
      : t('history.file_closed');
    return { did, told: new Set(ofMove) };
  },
  file_reopened: (entry, { choice, t }) => ({
    did: t('history.file_reopened', { after: choice('statusName', String(afterOf(entry, 'status'))) }),
    told: new Set(ofMove),
  }),
  hold_set: (entry, { choice, locale, t }) => {
    const until = afterOf(entry, 'holdUntil');
    const why = afterOf(entry, 'holdReason');
    const values = {
      until: formatDate(String(until ?? ''), locale),
      why: choice('holdReason', String(why ?? '')),
    };
    return {
      did: t(!until ? 'history.hold_set' : why ? 'history.heldFor' : 'history.heldUntil', values),
      told: new Set(ofHold),
    };
  },
  hold_released: (_, { t }) => ({ did: t('history.hold_released'), told: new Set(ofHold) }),
  rush_changed: (entry, { t }) => ({
    did: afterOf(entry, 'isRushFile') === true ? t('history.rush_changed') : t('history.rushEnded'),
    told: new Set(['isRushFile']),
  }),
  gate_overridden: (entry, { choice, t }) => {
    const all = afterOf(entry, 'gateOverrides');
    const last = (Array.isArray(all) ? all.at(-1) : undefined) as { gate?: string } | undefined;
    return {
      did: t('history.gate_overridden', { gate: choice('gate', last?.gate ?? '') }),
      told: new Set(['gateOverrides']),
    };
  },
  user_assigned: (entry, { t }) => {
    const change = entry.changes.find(({ field }) => field === 'assignedUsers');
    const before = (change?.before ?? []) as readonly string[];
    const after = (change?.after ?? []) as readonly string[];
    const come = after.filter((id) => !before.includes(id));
    const gone = before.filter((id) => !after.includes(id));
    // Who came and who went at once stand as they were and as they are.
    if (come.length > 0 === gone.length > 0) return { did: t('history.file_updated') };
    return {
      did: come.length > 0 ? t('history.user_assigned') : t('history.unassigned'),
      people: come.length > 0 ? come : gone,
      told: new Set(['assignedUsers']),
    };
  },
  reminder_changed: (entry, { t }) => {
    const key = `history.reminder_${String(afterOf(entry, 'status'))}`;
    const did = t(key as TextKey, { _: t('history.reminder_changed') });
    return { did, told: new Set(['status', 'completedAt', 'completedBy']) };
  },
};

/** Entries whose message is why somebody did it. */
const reasoned = new Set([
  'stage_changed',
  'status_changed',
  'file_closed',
  'file_reopened',
  'hold_set',
  'hold_released',
  'gate_overridden',
  'reminder_changed',
]);

/** What the host's own sentences say already. */
const saidAlready: Readonly<Record<string, readonly string[]>> = {
  assignment_accepted: ['status'],
  assignment_declined: ['status'],
  assignment_removed: ['status'],
  export_sent: ['exportedAt'],
  invoice_changed: ['status', 'voidReason', 'disputeReason'],
  payment_changed: ['status', 'reversalReason'],
  request_decided: ['status'],
  vendor_invoice_changed: ['invoiceStatus', 'approvalLevel'],
};

/** What a move followed, in the host's own words, where nobody gave a reason. */
const followed = [sentence('happenings.afterAcceptance')];

/** The host's own plain sentence, which is told here in other words. */
const isPlain = ({ type, message }: Entry, { said }: Says): boolean =>
  isHappening(type) && said(sentence(`happenings.${type}`)) === message;

const isHappening = (type: string): type is keyof typeof happeningSentences =>
  Object.hasOwn(happeningSentences, type);

/** What a person reads of an entry of the history before its single changes. */
export function happeningOf(entry: Entry, words: Says): Happening {
  // What changed on a document is kept as a change of the file that it lies on.
  const type = entry.type === 'file_updated' && entry.entity === 'document' ? 'document_updated' : entry.type;
  const isNamed = named.has(type);
  const what = isPlain(entry, words) ? '' : entry.message;
  // Not every type has a sentence here: what is left is said by the host.
  const plain = words.t(`history.${type}` as TextKey, { what, _: '' });
  const did = isNamed && !what ? null : plain || null;
  const told = tellers[type]?.(entry, words);
  const isQuoted = reasoned.has(type) && !followed.some((one) => words.said(one) === what);
  return {
    did,
    saying: isNamed || isQuoted || type === 'file_created' ? '' : what,
    quote: isQuoted ? what : '',
    people: [],
    told: new Set(saidAlready[type]),
    ...told,
  };
}
