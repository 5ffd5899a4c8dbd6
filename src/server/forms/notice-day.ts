import type { NoticeKind } from '#contract/clocks/clock';
import { clockFactsOf } from '#contract/clocks/file-clocks';
import { noticeClock } from '#contract/clocks/notice-clock';
import { objectionClock } from '#contract/clocks/other-clocks';
import { entitledTo } from '#contract/clocks/who-is-served';
import type { NoticeDay } from '#contract/forms/form';
import type { ValueOf } from '#contract/vocabularies/index';
import type { FormFile } from './form-file';

/** How a notice will be served, as far as its days go by it. */
export interface ServedSo {
  readonly method: ValueOf<'noticeMethod'> | null;
  readonly forAdministration: boolean;
}

/** The day that the law gives a notice which is served today on everyone who must be; nothing where nobody is, or no rule answers. */
export async function noticeDay(of: FormFile, source: NoticeDay, served: ServedSo): Promise<string | null> {
  const [, end, kind] = source.split('.') as [string, 'last' | 'first', Exclude<NoticeKind, 'seizure'>];
  const { rules, parties } = await of.clockBasis();
  const services = entitledTo(kind, parties).map(({ _id }) => ({
    noticeKind: kind,
    relatedPartyId: _id,
    method: served.method ?? 'registered_mail',
    servedDate: of.today,
    postedDate: of.today,
    rdprmDate: of.today,
    emailConsent: true,
    forAdministration: served.forAdministration,
  }));
  const facts = { ...clockFactsOf(of.file, parties), services };
  const clock = kind === 'retention' ? objectionClock(kind, facts, rules) : noticeClock(kind, facts, rules);
  return (end === 'last' ? clock?.last : clock?.due) ?? null;
}
