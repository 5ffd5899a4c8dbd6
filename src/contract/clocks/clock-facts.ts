import type { ValueOf } from '../vocabularies';
import type { NoticeKind } from './clock';
import type { Judged } from './rule-in-force';

/** One service of a notice, as far as a clock goes by it. */
export interface Service {
  readonly noticeKind: NoticeKind;
  readonly relatedPartyId: string;
  readonly method: ValueOf<'noticeMethod'>;
  readonly servedDate: string;
  /** The day on which the post registered it; of registered mail, its receipt counts from there. */
  readonly postedDate?: string | null;
  readonly rdprmDate?: string | null;
  readonly emailConsent?: boolean | null;
  /** The creditor takes possession to administer, which Québec gives a shorter notice. */
  readonly forAdministration?: boolean | null;
  /** Recorded with its end before services were kept, which stands. */
  readonly endedBefore?: string | null;
}

/** Somebody on a file. */
export interface Party {
  readonly _id: string;
  readonly relatedPartyType: ValueOf<'relatedPartyType'>;
}

/** More time that a person gave. */
export interface Extension {
  readonly clock: ValueOf<'clockName'>;
  readonly until: string;
}

/** Everything that the clocks of a file are worked out from. */
export interface ClockFacts extends Judged {
  readonly stage: ValueOf<'stageName'>;
  /** The unit went back to who owes it or to the client. */
  readonly isHandedBack: boolean;
  readonly isFarmer: boolean;
  readonly isInsolventBusiness: boolean;
  readonly amountPaidRatio: number | null;
  readonly securedDate: string | null;
  readonly registrationExpiry: string | null;
  readonly assignmentType: ValueOf<'assignmentType'>;
  /** When liens and insolvency were last searched, and whether the registration is gone by: null and false where a gate was passed over. */
  readonly searched: {
    readonly liens: string | null;
    readonly insolvency: string | null;
    readonly registration: boolean;
  };
  readonly objectionDate: string | null;
  /** The day on which the debtor, in default, let the time to dispose of the goods be. */
  readonly disposalWaivedDate: string | null;
  readonly services: readonly Service[];
  readonly extensions: readonly Extension[];
  readonly parties: readonly Party[];
}
