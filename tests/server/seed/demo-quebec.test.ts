import { expect, test } from 'vitest';
import { todayIn } from '#contract/placement/province-time';
import type { Bundle } from '#server/seed/demo-bundle';
import { demoFiles, today, wrongOnes } from '../../support/demo-bundles';

const ofQuebec = demoFiles.filter(({ file }) => file.state === 'QC');

/** By hand: where a file is before anything is asked of it in Québec. */
const before = [
  ...['new_assignment', 'under_review', 'information_required', 'accepted', 'pre_seizure_checks'],
  ...['declined'],
];

/** By hand: who only looks for somebody, or speaks to them, waits for no notice. */
const errands = ['skip_trace_only', 'field_visit', 'process_service'];
const isErrand = ({ status, assignmentType }: Bundle['file']): boolean =>
  status === 'ready_to_assign' && errands.includes(String(assignmentType));

/** Whether a file went past the notice that comes before everything else in Québec. */
const isPast = ({ file }: Bundle): boolean =>
  !before.includes(String(file.previousStatus ?? file.status)) && !isErrand(file);

/** By hand: by the Consumer Protection Act what a consumer pays in instalments or leases, by the Civil Code everything else. */
const kindOf = ({ debtorType, contractType }: Bundle['file']): string =>
  debtorType === 'consumer' && ['conditional_sale', 'consumer_lease'].includes(String(contractType))
    ? 'qc_cpa_30'
    : 'qc_hypothecary';

/** By hand: who owes; of a hypothecary right, who owns and who stands in their place as well. */
const served: Readonly<Record<string, RegExp>> = {
  qc_cpa_30: /^(primary_debtor|business_debtor|co_debtor)$/,
  qc_hypothecary: /^(primary_debtor|business_debtor|co_debtor|registered_owner|insolvency_trustee)$/,
};

const later = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

/** By hand: the days on which no term ends in Québec, beside weekends. */
const kept = new Set([
  ...['2023-04-07', '2023-04-10', '2023-05-22', '2023-09-04', '2023-10-09'],
  ...['2024-03-29', '2024-04-01', '2024-05-20', '2024-09-02', '2024-10-14'],
  ...['2025-04-18', '2025-04-21', '2025-05-19', '2025-09-01', '2025-10-13'],
  ...['2026-04-03', '2026-04-06', '2026-05-18', '2026-09-07', '2026-10-12'],
  ...[2023, 2024, 2025, 2026, 2027].flatMap((year) =>
    ['01-01', '01-02', '06-24', '07-01', '12-25', '12-26'].map((day) => `${year}-${day}`),
  ),
]);

/** The last day of a term that counts to a day: that, or the next on which one may end. */
const lastDay = (day: string): string =>
  kept.has(day) || [0, 6].includes(new Date(day).getUTCDay()) ? lastDay(later(day, 1)) : day;

test('whoever came past the notice in Québec was served with the one that the law asks for, each who owes, and it is registered where that counts', () => {
  const numbers = new Set<string>();
  const seen = new Set<string>();
  const wrong = wrongOnes((bundle) => {
    const { file, parties, history } = bundle;
    if (file.state !== 'QC' || !isPast(bundle)) return {};
    const kind = kindOf(file);
    const services = (file.services ?? []).filter(({ noticeKind }) => noticeKind === kind);
    const owing = parties.filter(({ relatedPartyType }) => served[kind]?.test(String(relatedPartyType)));
    const [first] = services;
    seen.add(`${kind} ${file.status}`);
    if (first?.rdprmNumber) numbers.add(first.rdprmNumber);
    const accepted = String(
      history.find(({ changes }) => changes?.some(({ after }) => after === 'accepted'))?.at,
    );
    const placed = todayIn('QC', new Date(String(file.assignmentDate)));
    const from = kind === 'qc_cpa_30' ? first?.servedDate : first?.rdprmDate;
    const days = kind === 'qc_cpa_30' || file.debtorType === 'consumer' ? 30 : 20;
    const end = from && lastDay(later(from, days));
    return {
      served: owing.every(({ _id }) => services.some(({ relatedPartyId }) => relatedPartyId === _id)) || kind,
      'no notice of another law': (file.services ?? []).every(({ noticeKind }) => noticeKind === kind),
      registered:
        kind === 'qc_cpa_30' ||
        services.every(
          ({ servedDate, rdprmDate, rdprmNumber }) =>
            rdprmDate != null &&
            rdprmDate >= servedDate &&
            rdprmNumber?.slice(0, 2) === rdprmDate.slice(2, 4) &&
            /^\d\d-\d{7}-\d{4}$/.test(rdprmNumber),
        ),
      'prepared before': !first || !file.notice?.preparedDate || file.notice.preparedDate <= first.servedDate,
      'accepted before': services.every(({ at, servedDate }) => servedDate >= placed && at >= accepted),
      'its last day': file.priorNotice?.priorNoticeExpiry === end || [file.priorNotice, end],
      'given up from the day after it': end != null && String(file.priorNotice?.surrenderFrom) > end,
    };
  });
  expect(wrong).toEqual([]);
  const registered = ofQuebec.filter((bundle) => isPast(bundle) && kindOf(bundle.file) === 'qc_hypothecary');
  expect(numbers.size).toBe(registered.length);
  expect(registered.length).toBeGreaterThan(60);
  expect(seen.size).toBeGreaterThan(40);
});

test('whoever was sent out, or whose unit was taken or told of, in Québec waited for the end of its notice; where it runs, it runs still', () => {
  const wrong = wrongOnes(({ file, history }) => {
    if (file.state !== 'QC' || isErrand(file)) return {};
    const went = history.filter(({ changes }) =>
      changes?.some(({ after }) =>
        /^(ready_to_assign|vendor_assigned|on_hook|notice_|remarketing)/.test(String(after)),
      ),
    );
    const from = String(file.priorNotice?.surrenderFrom);
    const days = went.map(({ at }) => todayIn('QC', new Date(String(at))));
    return {
      waited: days.every((day) => from <= day) || [from, days],
      'runs still': file.status !== 'prior_notice_running' || from > today || from,
    };
  });
  expect(wrong).toEqual([]);
});

test('no file of Québec went by the notice of a sale, which ran there before its unit was given up', () => {
  const ofSale = ['notice_pending', 'notice_sent', 'notice_expired'];
  const wrong = wrongOnes(({ file, history }) => {
    const came = history.flatMap(({ changes }) => (changes ?? []).map(({ after }) => String(after)));
    const met = [file.status, file.previousStatus, ...came].filter((one) => ofSale.includes(String(one)));
    return { 'another notice after its surrender': file.state !== 'QC' || met.length === 0 || met };
  });
  expect(wrong).toEqual([]);
  const held = ofQuebec.filter(({ file }) => !file.closed && file.recovery?.securedDate);
  expect(held.length).toBeGreaterThan(30);
});
