import type { TextKey } from '../../i18n/use-translate';
import type { Words } from '../../i18n/words';
import { humanised } from '../../i18n/words';
import { formatDecimal, formatShare } from '../../kinds/format';
import type { ProvinceRule } from './province-rules';

/** How a sign shows how sure a rule is. */
export const sureness = { V: 'good', 'C+': 'good', C: 'warn', U: 'plain' } as const;

/** Rules are data: one that came later has no words of its own yet. */
export const ruleName = (key: string, { t }: Words): string =>
  t(`rules.keys.${key}` as TextKey, { _: humanised(key) });

/** Whom and what a rule is for, where it is not for all. */
export function ruleReach({ province, appliesTo }: ProvinceRule, { t, choice }: Words): string {
  const { debtorType, contractTypes = [], assetTypes = [] } = appliesTo;
  return [
    ...(province === 'CA' ? [t('rules.everywhere')] : []),
    ...(debtorType === 'both' ? [] : [choice('debtorType', debtorType)]),
    ...contractTypes.map((type) => choice('contractType', type)),
    ...assetTypes.map((type) => choice('assetType', type)),
  ].join(' · ');
}

/** What a rule says, with its unit. */
export function ruleValue(
  { value, unit }: Pick<ProvinceRule, 'value' | 'unit'>,
  { t, locale }: Words,
): string {
  if (value === null) return t('rules.notKnown');
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
  if (unit === 'action') return t('rules.legalReview');
  if (typeof value === 'string') return value;
  if (unit === 'days') return t('rules.days', { smart_count: value });
  if (unit === 'business_days') return t('rules.businessDays', { smart_count: value });
  if (unit === 'km') return t('rules.km', { smart_count: value });
  if (unit !== 'ratio') return formatDecimal(value, locale);
  return formatShare(value, locale);
}
