import { centsOf } from '../money/cents';

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
}

export type FormNeed = 'deficiency_allowed' | 'proceeds_cleared' | 'sale_proceeds' | 'shortfall' | 'surplus';

export type FormRefusal =
  'SEIZE_OR_SUE' | 'DEFICIENCY_NOT_SAID' | 'NO_PROCEEDS' | 'NO_SHORTFALL' | 'NO_SURPLUS';

/**
 * What each need asks of a file. Without a balance nobody knows what is left: that is a merge field that is missing, and no rule.
 * Where the law lets a lender seize or sue (3.7.3), who has seized makes no claim for the rest.
 */
const checks: { readonly [N in FormNeed]: (facts: FormFacts) => FormRefusal | undefined } = {
  deficiency_allowed: ({ deficiencyAllowed }) => {
    if (deficiencyAllowed === null) return 'DEFICIENCY_NOT_SAID';
    return deficiencyAllowed ? undefined : 'SEIZE_OR_SUE';
  },
  proceeds_cleared: ({ received }) => (centsOf(received) > 0 ? undefined : 'NO_PROCEEDS'),
  sale_proceeds: ({ proceeds }) => (centsOf(proceeds) > 0 ? undefined : 'NO_PROCEEDS'),
  shortfall: ({ remaining }) => (remaining === null || centsOf(remaining) > 0 ? undefined : 'NO_SHORTFALL'),
  surplus: ({ remaining }) => (remaining === null || centsOf(remaining) < 0 ? undefined : 'NO_SURPLUS'),
};

/** Why a form cannot be made of a file: the first of its needs that is not met, or nothing. */
export function whyNotForm(needs: readonly FormNeed[], facts: FormFacts): FormRefusal | undefined {
  return needs.map((need) => checks[need](facts)).find((refusal) => refusal !== undefined);
}
