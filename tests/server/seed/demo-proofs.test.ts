import { expect, test } from 'vitest';
import { todayIn } from '#contract/placement/province-time';
import type { Bundle } from '#server/seed/demo-bundle';
import { demoFiles, wrongOnes } from '../../support/demo-bundles';

const dayOf = ({ state }: Bundle['file'], moment: string): string =>
  moment.length === 10 ? moment : todayIn(state ?? 'ON', new Date(moment));

/** When a file came to each of its statuses. */
function cameTo({ history }: Bundle): ReadonlyMap<string, string> {
  return new Map(
    history.flatMap(({ at, changes }) =>
      (changes ?? [])
        .filter(({ field }) => field === 'status')
        .map(({ after }) => [String(after), String(at)] as const),
    ),
  );
}

interface Claim {
  readonly proof: string;
  /** The day or the moment that the file says. */
  readonly on: string;
  /** The step that it opens; by then it is there. */
  readonly opens?: string | undefined;
}

/** By hand: what a file says of itself that a paper has to prove, and which step was taken by it. */
function claimsOf(bundle: Bundle): Claim[] {
  const { checks, insolvencyStatus, personalEffects, notice, redemption } = bundle.file;
  const came = cameTo(bundle);
  const claim = (proof: string, on: string | null | undefined, step?: string): Claim[] =>
    on ? [{ proof, on, opens: step && came.get(step) }] : [];
  return [
    ...claim('insolvency_search', checks?.insolvencyCheckDone, 'on_hook'),
    ...(insolvencyStatus === 'bankruptcy'
      ? claim('insolvency_search', came.get('insolvency_stay'), 'insolvency_stay')
      : []),
    ...(personalEffects?.hasEffects
      ? claim('inventory', personalEffects.inventoryDate, 'secured_complete')
      : []),
    ...claim('objection', notice?.objectionDate, 'objection_received'),
    ...(redemption?.quotedAmount
      ? claim('redemption_quote', came.get('redemption_quoted'), 'redemption_quoted')
      : []),
    ...claim('redemption_paid', redemption?.redeemedDate, 'redeemed'),
  ];
}

test('a demo file names the paper of all that it says it went by, from the day on which it says so; a closed one of all or of nothing', () => {
  const seen = new Map<string, number>();
  let closedWithPapers = 0;
  const wrong = wrongOnes((bundle) => {
    const { file } = bundle;
    const claims = claimsOf(bundle);
    const named = (file.proofs ?? []).filter(({ documentId }) => documentId);
    const services = file.services ?? [];
    const isBare = named.length === 0 && services.every(({ documentId }) => documentId == null);
    if (file.closed && isBare) return {};
    closedWithPapers += file.closed && claims.length > 0 ? 1 : 0;
    for (const { proof } of claims) seen.set(proof, (seen.get(proof) ?? 0) + 1);
    return {
      ...Object.fromEntries(
        claims.map(({ proof, on, opens }) => [
          `${proof} of ${on}`,
          named.some(
            (one) =>
              one.proof === proof &&
              dayOf(file, one.at) === dayOf(file, on) &&
              one.at >= String(file.assignmentDate) &&
              (!opens || one.at <= opens),
          ) || [named, opens],
        ]),
      ),
      'no paper of what it does not say': named.length === claims.length || named,
      'each service by its paper': services.every(({ documentId }) => documentId != null),
      'one paper for each notice':
        new Set(services.map(({ documentId }) => documentId)).size ===
        new Set(services.map(({ noticeKind }) => noticeKind)).size,
    };
  });
  expect(wrong).toEqual([]);
  expect([...seen.keys()].sort()).toEqual([
    ...['insolvency_search', 'inventory', 'objection', 'redemption_paid', 'redemption_quote'],
  ]);
  expect(seen.get('insolvency_search')).toBeGreaterThan(600);
  expect(seen.get('inventory')).toBeGreaterThan(100);
  expect(closedWithPapers).toBeGreaterThan(20);
  expect(closedWithPapers).toBeLessThan(demoFiles.filter(({ file }) => file.closed).length / 8);
});

test('who found nothing in a unit of the demo says so, and who found something names each of it', () => {
  const wrong = wrongOnes(({ file }) => {
    const { inventoryDate, hasEffects, items, itemCount } = file.personalEffects ?? {};
    if (!inventoryDate) return {};
    const said = (file.proofs ?? []).filter(({ proof }) => proof === 'inventory');
    return {
      'each thing once': !hasEffects || (items?.length === itemCount && new Set(items).size === itemCount),
      'nothing is a word': hasEffects === true || file.closed || (said.length === 1 && !said[0]?.documentId),
    };
  });
  expect(wrong).toEqual([]);
});

test('a notice of the demo was brought by somebody, or has the number of its post, before the step that went by it', () => {
  const wrong = wrongOnes((bundle) => {
    const { file } = bundle;
    const came = cameTo(bundle);
    const services = file.services ?? [];
    const numbers = services.flatMap(({ trackingNumber }) => trackingNumber ?? []);
    const opened = { disposition: 'notice_sent', seizure: null } as Readonly<Record<string, string | null>>;
    const until = (kind: string): string => {
      const step = opened[kind] === undefined ? 'ready_to_assign' : opened[kind];
      return (step && came.get(step)) ?? '9';
    };
    return {
      brought: services.every(({ method, servedBy, trackingNumber }) =>
        method === 'personal' ? Boolean(servedBy) : /^RN\d{9}CA$/.test(trackingNumber ?? ''),
      ),
      'each by a number of its own': new Set(numbers).size === numbers.length,
      'recorded on its day, and not before its file': services.every(
        ({ at, servedDate }) => dayOf(file, at) === servedDate && at >= String(file.assignmentDate),
      ),
      'recorded before': services.every(({ at, noticeKind }) => at <= until(noticeKind)),
    };
  });
  expect(wrong).toEqual([]);
});
