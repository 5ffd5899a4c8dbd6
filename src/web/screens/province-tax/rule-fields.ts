import { ruleBody } from '#contract/commands/enforcement-rule';
import type { Field } from '#contract/fields';
import type { Words } from '../../i18n/words';
import type { Asked } from '../../parts/fields-dialog';
import type { ProvinceRule } from './province-rules';

/** How the value of a rule is asked for, by its unit. */
export function valueField(unit: ProvinceRule['unit']): Field {
  if (unit === 'days' || unit === 'business_days') return { kind: 'integer', min: 0, max: 730 };
  if (unit === 'ratio') return { kind: 'decimal', min: 0, max: 1 };
  if (unit === 'km') return { kind: 'decimal', min: 0, max: 10_000 };
  if (unit === 'flag') return { kind: 'flag' };
  return { kind: 'text', max: 300 };
}

/** What is asked of where a rule is from and how sure it is. */
export const askedOfSource = ({ t, label }: Pick<Words, 't' | 'label'>): readonly Asked[] => [
  { path: 'confidence', field: ruleBody.confidence, label: t('rules.sure') },
  { path: 'sourceTitle', field: ruleBody.sourceTitle, label: t('rules.source') },
  { path: 'sourceUrl', field: ruleBody.sourceUrl, label: label('provinceTax', 'sourceUrl') },
  { path: 'verifiedOn', field: ruleBody.verifiedOn, label: t('rules.verifiedOn') },
  { path: 'note', field: ruleBody.note, label: t('rules.note') },
];

/** Why the rules are changed: it stands with the change. */
export const askedWhy = ({ t }: Pick<Words, 't'>): Asked => ({
  path: 'reason',
  field: ruleBody.reason,
  label: t('rules.why'),
});
