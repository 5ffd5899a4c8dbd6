import { centsOf } from '../money/cents';
import type { ValueOf } from '../vocabularies';
import { handedBack } from './handed-back';

/** What has to be known of a file before a form is made of it. Amounts as they travel, in Canadian dollars. */
export interface FormFacts {
  /** By the law of its province, or as somebody said on the file; `null` where nobody knows yet. */
  readonly deficiencyAllowed: boolean | null;
  /** What has cleared in trust for the file. */
  readonly received: string;
  /** What of it lessens the debt. */
  readonly proceeds: string;
  /** What remains owed after the sale, less than nothing for a surplus; `null` where the balance is not on the file. */
  readonly remaining: string | null;
  readonly isSold: boolean;
  readonly isReserveApproved: boolean;
  /** Whether the agency and the client both agreed to hand the asset back: what one asked for, the other approved. */
  readonly isReleaseAgreed: boolean;
  readonly stage: ValueOf<'stageName'>;
  readonly status: ValueOf<'statusName'>;
}

export type FormNeed =
  | 'deficiency_allowed'
  | 'may_leave'
  | 'proceeds_cleared'
  | 'release_agreed'
  | 'reserve_approved'
  | 'sale_proceeds'
  | 'secured'
  | 'shortfall'
  | 'sold'
  | 'surplus';

export type FormRefusal =
  | 'SEIZE_OR_SUE'
  | 'DEFICIENCY_NOT_SAID'
  | 'MAY_NOT_LEAVE'
  | 'NO_PROCEEDS'
  | 'NO_SHORTFALL'
  | 'NO_SURPLUS'
  | 'NOT_SECURED'
  | 'NOT_SOLD'
  | 'RELEASE_NOT_AGREED'
  | 'RESERVE_NOT_APPROVED';

/** The statuses in which an asset leaves the yard: back to who owes it or to the client, to an auction, or to who bought it. */
const leaving: readonly ValueOf<'statusName'>[] = [
  ...handedBack,
  'transport_to_auction',
  'sold',
  'proceeds_received',
  'ownership_transfer',
];

/** The stages before the asset is taken; from `legal` nobody can tell. */
const unsecured: readonly ValueOf<'stageName'>[] = ['intake', 'skip_trace', 'field_recovery'];

/**
 * What each need asks of a file. Without a balance nobody knows what is left: that is a merge field that is missing, and no rule.
 * Where the law lets a lender seize or sue (3.7.3), who has seized makes no claim for the rest.
 */
const checks: { readonly [N in FormNeed]: (facts: FormFacts) => FormRefusal | undefined } = {
  deficiency_allowed: ({ deficiencyAllowed }) => {
    if (deficiencyAllowed === null) return 'DEFICIENCY_NOT_SAID';
    return deficiencyAllowed ? undefined : 'SEIZE_OR_SUE';
  },
  may_leave: ({ status }) => (leaving.includes(status) ? undefined : 'MAY_NOT_LEAVE'),
  proceeds_cleared: ({ received }) => (centsOf(received) > 0 ? undefined : 'NO_PROCEEDS'),
  release_agreed: ({ status, isReleaseAgreed }) =>
    isReleaseAgreed || !handedBack.includes(status) ? undefined : 'RELEASE_NOT_AGREED',
  reserve_approved: ({ isReserveApproved }) => (isReserveApproved ? undefined : 'RESERVE_NOT_APPROVED'),
  sale_proceeds: ({ proceeds }) => (centsOf(proceeds) > 0 ? undefined : 'NO_PROCEEDS'),
  secured: ({ stage }) => (unsecured.includes(stage) ? 'NOT_SECURED' : undefined),
  shortfall: ({ remaining }) => (remaining === null || centsOf(remaining) > 0 ? undefined : 'NO_SHORTFALL'),
  sold: ({ isSold }) => (isSold ? undefined : 'NOT_SOLD'),
  surplus: ({ remaining }) => (remaining === null || centsOf(remaining) < 0 ? undefined : 'NO_SURPLUS'),
};

/** Why a form cannot be made of a file: the first of its needs that is not met, or nothing. */
export function whyNotForm(needs: readonly FormNeed[], facts: FormFacts): FormRefusal | undefined {
  return needs.map((need) => checks[need](facts)).find((refusal) => refusal !== undefined);
}

/** Which files a form is for: those of these provinces, debtors and contracts, or about somebody whom a statute protects. */
export interface FormApplicability {
  readonly provinces?: readonly ValueOf<'province'>[];
  readonly debtor?: ValueOf<'debtorType'>;
  readonly contracts?: readonly ValueOf<'contractType'>[];
  readonly is?: 'isFarmer' | 'isInsolventBusiness';
}

/** What of a file says whether it is one that a form is for. */
export interface ApplicabilityFacts {
  readonly state: ValueOf<'province'>;
  readonly debtorType: ValueOf<'debtorType'>;
  readonly contractType: ValueOf<'contractType'>;
  readonly isFarmer: boolean;
  readonly isInsolventBusiness: boolean;
}

export type ApplicabilityRefusal =
  'OTHER_PROVINCE' | 'OTHER_DEBTOR' | 'OTHER_CONTRACT' | 'NOT_A_FARMER' | 'NOT_INSOLVENT';

/** Why a form is not for a file: the first thing that is otherwise, or nothing. */
export function whyNotFor(
  appliesTo: FormApplicability | undefined,
  file: ApplicabilityFacts,
): ApplicabilityRefusal | undefined {
  if (appliesTo?.provinces && !appliesTo.provinces.includes(file.state)) return 'OTHER_PROVINCE';
  if (appliesTo?.debtor && appliesTo.debtor !== file.debtorType) return 'OTHER_DEBTOR';
  if (appliesTo?.contracts && !appliesTo.contracts.includes(file.contractType)) return 'OTHER_CONTRACT';
  if (appliesTo?.is && !file[appliesTo.is])
    return appliesTo.is === 'isFarmer' ? 'NOT_A_FARMER' : 'NOT_INSOLVENT';
  return undefined;
}
