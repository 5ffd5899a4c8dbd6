import type { EnforcementRule } from '#contract/reference/enforcement-rule';
import type { ValueOf } from '#contract/vocabularies/index';
import { useRead } from '../../data/use-read';

/** A rule of enforcement as the host tells it: of the province, or of the whole country where the province has none of its own. */
export interface ProvinceRule extends Pick<
  EnforcementRule,
  'province' | 'value' | 'unit' | 'appliesTo' | 'confidence' | 'effectiveFrom'
> {
  readonly _id: string;
  readonly key: string;
  readonly sourceTitle: string;
  /** The language of that title, where it is not the screen’s. */
  readonly sourceLanguage: 'en' | 'fr' | null;
  readonly sourceUrl: string | null;
  readonly verifiedOn: string | null;
  readonly effectiveTo: string | null;
  readonly note: string | null;
  /** When it was last changed by hand; what came with the product has not been. */
  readonly changedAt: string | null;
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
