import { todayIn } from '#contract/placement/province-time';
import type { ValueOf } from '#contract/vocabularies/index';
import type { Engagement } from './demo-assignments';
import type { Tried } from './demo-attempts';
import type { Calendar, Seeded } from './demo-bundle';
import type { Province } from './demo-places';
import type { Step } from './demo-steps';
import { createRandom } from './random';

/** A hold that is over: what it set, and when and why it was released. */
export interface PastHold {
  readonly set: Partial<Seeded<'file'>>;
  readonly releasedAt: string;
  readonly why: string;
}

interface Subject {
  readonly number: number;
  readonly state: Province;
  /** Who of either side writes in French. */
  readonly speaks: Readonly<Record<'client' | 'agency', boolean>>;
  readonly steps: readonly Step[];
  /** Moments at which something else was done on the file. */
  readonly acts: readonly string[];
}

interface Done {
  readonly engagements: readonly Engagement[];
  readonly attempts: readonly Tried[];
  readonly traces: readonly Seeded<'skipTrace'>[];
  readonly notes: readonly Seeded<'note'>[];
}

/** The moments at which somebody did something on a file, beside moving it. */
export const actsOf = ({ engagements, attempts, traces, notes }: Done): string[] =>
  [
    ...engagements.flatMap(({ assignment: one }) => [
      ...[one.assignedAt, one.acceptedAt, one.declinedAt, one.endedAt],
    ]),
    ...attempts.map(({ attempt }) => attempt.at),
    ...traces.flatMap(({ orderedAt, completedAt }) => [orderedAt, completedAt]),
    ...notes.map(({ createdAt }) => createdAt),
  ].flatMap((at) => (at ? [at] : []));

type Told = readonly [en: string, fr: string];

interface Kind {
  readonly reason: ValueOf<'holdReason'>;
  readonly source: 'client' | 'agency';
  readonly note: Told;
  readonly why: Told;
}

/** Why files were held for a time, and why they went on. */
const kinds: readonly Kind[] = [
  {
    ...{ reason: 'payment_pending', source: 'client' },
    note: [
      'The customer says that the arrears are on their way.',
      'Le client dit que les arriérés s’en viennent.',
    ],
    why: ['The payment did not come in. Please go on.', 'Le paiement n’est pas venu. Veuillez poursuivre.'],
  },
  {
    ...{ reason: 'payment_arrangement', source: 'client' },
    note: [
      'Two payments were promised. Please wait for them.',
      'Deux versements sont promis. Veuillez les attendre.',
    ],
    why: [
      'The second payment was missed; the arrangement is off. Please go on.',
      'Le second versement a manqué; l’entente est rompue. Veuillez poursuivre.',
    ],
  },
  {
    ...{ reason: 'client_instruction', source: 'client' },
    note: ['On hold until we write again.', 'En suspens jusqu’à ce que nous écrivions de nouveau.'],
    why: ['Our review is done. Please go on.', 'Notre examen est terminé. Veuillez poursuivre.'],
  },
  {
    ...{ reason: 'insurance_claim', source: 'client' },
    note: ['A claim for the unit is with its insurer.', 'Une réclamation pour l’unité est chez l’assureur.'],
    why: [
      'The insurer declined the claim. Please go on.',
      'L’assureur a refusé la réclamation. Veuillez poursuivre.',
    ],
  },
  {
    ...{ reason: 'dispute_or_complaint', source: 'agency' },
    note: [
      'The debtor disputes what is owed; it is looked into.',
      'Le débiteur conteste le montant dû; c’est à l’étude.',
    ],
    why: [
      'The complaint was answered; what is owed stands.',
      'La plainte a reçu réponse; le montant dû est maintenu.',
    ],
  },
];

/** Of the files that could be, how many were held for a time. */
const share = 0.16;
const dayLong = 86_400_000;
/** Nobody is held for less or more, in days. */
const [least, most] = [2, 40];

/** Where nobody is held any more in passing: the unit is taken, or the file is on its way to its closing. */
const ends: readonly string[] = ['on_hook', 'legal_review', 'close_requested', 'close_checklist', 'closed'];

/** A hold for a time in which nothing else was done on a file, after which it went on; `undefined` for a file that never was held, or never lay for so long. */
export function makePastHold(subject: Subject, calendar: Calendar): PastHold | undefined {
  const { number, state, speaks } = subject;
  const random = createRandom(`held before ${number}`);
  if (!random.chance(share)) return undefined;
  const { source, reason, note, why } = random.pick(kinds);
  const isFrench = speaks[source];
  const [from, to] = longestRest(subject);
  const part = 0.1 + random.next() * 0.2;
  const begun = from + (to - from) * part;
  const over = Math.min(to - (to - from) * part * 0.5, begun + most * dayLong);
  const [heldSince, releasedAt] = [begun, over].map((at) => atWork(at, calendar));
  if (!heldSince || !releasedAt) return undefined;
  const [set, released] = [heldSince, releasedAt].map((at) => Date.parse(at));
  if (!set || !released || set <= from || released >= to || released - set < least * dayLong)
    return undefined;
  const dayOf = (at: string): string => todayIn(state, new Date(at));
  return {
    set: {
      ...{ active: false, hold: true, holdReason: reason, holdSource: source },
      ...{ holdStartDate: dayOf(heldSince), heldSince, holdUntil: dayOf(releasedAt) },
      holdNote: note[isFrench ? 1 : 0],
    },
    releasedAt,
    why: why[isFrench ? 1 : 0],
  };
}

/** The longest time, from when to when in milliseconds, in which a file lay before its unit was taken or it was left. */
function longestRest({ steps, acts }: Subject): readonly [from: number, to: number] {
  const end = steps.find(({ status }) => ends.includes(status)) ?? steps.at(-1);
  const until = Date.parse(end?.at ?? '');
  const moments = [...steps.map(({ at }) => at), ...acts]
    .map((at) => Date.parse(at))
    .filter((at) => at <= until)
    .sort((one, other) => one - other);
  return moments.reduce<readonly [number, number]>(
    (longest, at, index) => {
      const before = moments[index - 1] ?? at;
      return at - before > longest[1] - longest[0] ? [before, at] : longest;
    },
    [0, 0],
  );
}

/** A moment near another at which people work. */
const atWork = (at: number, calendar: Calendar): string =>
  calendar.momentAgo((Date.parse(calendar.momentAgo(0)) - at) / dayLong);
