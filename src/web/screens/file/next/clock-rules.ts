import { useWords } from '../../../i18n/words';
import { useProvinceRules } from '../../province-tax/province-rules';
import type { ClockName } from '../clocks';

/** The rule that set a clock: the province with the rule's source, and where that can be read. */
export interface ClockRule {
  readonly sentence: string;
  readonly sourceUrl: string | null;
}

const keys: { readonly [N in ClockName]?: RegExp } = {
  earliestSaleDate: /^disposition_notice_days$/,
  priorNoticeExpiry: /^prior_notice_days/,
};

/** The rules of a province that stand behind its clocks, where one of them runs. */
export function useClockRules(province: string, needed: boolean): (name: ClockName) => ClockRule | undefined {
  const { t, choice } = useWords();
  const { data: rules = [] } = useProvinceRules(province, needed);
  return (name) => {
    const rule = rules.find(({ key }) => keys[name]?.test(key));
    if (!rule?.sourceTitle) return undefined;
    const sentence = t('file.clock.rule', { province: choice('province', province), rule: rule.sourceTitle });
    return { sentence, sourceUrl: rule.sourceUrl };
  };
}
