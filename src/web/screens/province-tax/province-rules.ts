import type { EnforcementRule } from '#contract/reference/enforcement-rule';
import type { ValueOf } from '#contract/vocabularies/index';
import { useRead } from '../../data/use-read';

/** A rule of enforcement as the host tells it: of the province, or of the whole country where the province has none of its own. */
export interface ProvinceRule extends Pick<
  EnforcementRule,
  'province' | 'value' | 'unit' | 'appliesTo' | 'confidence'
> {
  readonly _id: string;
  readonly key: string;
  readonly sourceTitle: string | null;
  readonly sourceUrl: string | null;
  readonly verifiedOn: string | null;
}

/** The rules that are in force in a province today. */
export const useProvinceRules = (province: string, needed = true) =>
  useRead(
    ['desk', 'provinceRules', province],
    'showProvinceTax',
    { province: province as ValueOf<'province'> },
    {
      enabled: needed && province !== '',
      staleTime: 600_000,
      select: ({ enforcementRules }) => enforcementRules as readonly ProvinceRule[],
    },
  );
