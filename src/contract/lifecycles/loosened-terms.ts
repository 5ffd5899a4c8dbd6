import { centsOf } from '../money/cents';
import type { Recorded } from '../resources/index';
import { vocabularies } from '../vocabularies';
import { viewsWanted } from './seizure-photos';
import { usualTerms } from './usual-terms';

/** What a client says of its way of working, as far as it says anything. */
export type Playbook = Partial<NonNullable<Recorded<'company'>['playbook']>>;
type Term = keyof Playbook;
type Looser = (before: Playbook, after: Playbook) => boolean;

/** Of a term that says how long: the more, the looser. */
const longer =
  (term: 'updateCadenceHours' | 'rushCadenceHours' | 'firstAttemptHours' | 'acceptanceHours'): Looser =>
  (before, after) =>
    (after[term] ?? usualTerms[term]) > (before[term] ?? usualTerms[term]);

/** Of one that says how many at least: the fewer, the looser. */
const fewer =
  (term: 'photoCount' | 'effectsHoldDays'): Looser =>
  (before, after) =>
    (after[term] ?? usualTerms[term]) < (before[term] ?? usualTerms[term]);

/** Of an amount that may be charged without asking: the more, the looser; what is not said asks for nothing. */
const dearer =
  (term: 'transportApprovalAmount' | 'traceApprovalAmount'): Looser =>
  (before, after) => {
    const [was, is] = [before, after].map(({ [term]: amount }) => (amount ? centsOf(amount) : Infinity));
    return (is ?? Infinity) > (was ?? Infinity);
  };

/** Of one that holds or does not. */
const becoming =
  (term: 'holdHarmless' | 'sharePreviousFindings' | 'autoCloseOnRecall', looser: boolean): Looser =>
  (before, after) =>
    (before[term] ?? false) !== looser && (after[term] ?? false) === looser;

/**
 * When each term that binds the agency to its client leaves it more than it did. One that is not here leaves it nothing: who serves notices is
 * who has the work of them, and which of its own offices a client's people see is between these.
 */
const looser: { readonly [T in Term]?: Looser } = {
  requiredDocuments: (before, after) =>
    (before.requiredDocuments ?? []).some((one) => !(after.requiredDocuments ?? []).includes(one)),
  updateCadenceHours: longer('updateCadenceHours'),
  rushCadenceHours: longer('rushCadenceHours'),
  firstAttemptHours: longer('firstAttemptHours'),
  acceptanceHours: longer('acceptanceHours'),
  effectsHoldDays: fewer('effectsHoldDays'),
  storageCapDays: (before, after) => (after.storageCapDays ?? Infinity) > (before.storageCapDays ?? Infinity),
  transportApprovalAmount: dearer('transportApprovalAmount'),
  traceApprovalAmount: dearer('traceApprovalAmount'),
  feeCutoffRule: (before, after) => Boolean(before.feeCutoffRule) && !after.feeCutoffRule,
  // An asset of some type would be photographed from fewer sides.
  photoList: (before, after) =>
    vocabularies.assetType.some((type) => {
      const views = viewsWanted(type, after.photoList);
      return viewsWanted(type, before.photoList).some((view) => !views.includes(view));
    }),
  photoCount: fewer('photoCount'),
  // It stands in for the order to seize of every file.
  holdHarmless: becoming('holdHarmless', true),
  sharePreviousFindings: becoming('sharePreviousFindings', true),
  autoCloseOnRecall: becoming('autoCloseOnRecall', false),
  // On, the client pays vendors itself; off, it sees no more what they cost.
  vendorDirectBilling: (before, after) =>
    (before.vendorDirectBilling ?? false) !== (after.vendorDirectBilling ?? false),
};

const bindingTerms = Object.keys(looser) as Term[];

/**
 * Which terms leave the agency more than before, in the order in which they are declared. `head`: what holds for an office where it says nothing
 * itself.
 */
export function loosenedTerms(before: Playbook, after: Playbook, head: Playbook = {}): Term[] {
  const [was, is] = [before, after].map((own) => holding(own, head)) as [Playbook, Playbook];
  return bindingTerms.filter((term) => looser[term]?.(was, is));
}

const holding = (own: Playbook, head: Playbook): Playbook =>
  Object.fromEntries(bindingTerms.map((term) => [term, own[term] ?? head[term]]));
