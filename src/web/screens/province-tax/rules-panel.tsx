import Link from '@mui/material/Link';
import type { ValueOf } from '#contract/vocabularies/index';
import type { RecordProps } from '../../generated/slots';
import type { TextKey } from '../../i18n/use-translate';
import type { Words } from '../../i18n/words';
import { humanised, useWords } from '../../i18n/words';
import { formatDate, formatDecimal } from '../../kinds/format';
import { Awaited } from '../../parts/awaited';
import { MoneyTable } from '../../parts/money-table';
import { Section } from '../../parts/section';
import { Sign } from '../../parts/sign';
import { Aside, Quiet } from '../../parts/words-in-line';
import type { ProvinceRule } from './province-rules';
import { useProvinceRules } from './province-rules';

const tones = { V: 'good', 'C+': 'good', C: 'warn', U: 'plain' } as const;

/** The rules that a province's clocks and gates follow, each with its source and how sure it is. */
export function RulesPanel({ record }: RecordProps) {
  const words = useWords();
  const { t, choice, locale } = words;
  const province = record.province as ValueOf<'province'>;
  const { data: rules, error, refetch } = useProvinceRules(province);
  const title = t('rules.title', { province: choice('province', province) });
  return (
    <Section title={title}>
      <Quiet>{t('rules.lead')}</Quiet>
      <Awaited data={rules} error={error} refetch={refetch} />
      {rules?.length === 0 && <p>{t('rules.none')}</p>}
      {rules && rules.length > 0 && (
        <MoneyTable
          label={title}
          rows={rules}
          keyOf={({ _id }) => _id}
          columns={[
            {
              head: t('rules.rule'),
              cell: (rule) => (
                <>
                  {nameOf(rule.key, words)}
                  <Aside>{reachOf(rule, words)}</Aside>
                </>
              ),
            },
            { head: t('rules.value'), cell: (rule) => valueOf(rule, words) },
            {
              head: t('rules.source'),
              cell: ({ sourceTitle, sourceUrl, verifiedOn }) => (
                <>
                  {sourceUrl ? (
                    <Link href={sourceUrl} target="_blank" rel="noreferrer">
                      {sourceTitle}
                    </Link>
                  ) : (
                    sourceTitle
                  )}
                  {verifiedOn && (
                    <Aside>{t('rules.verified', { date: formatDate(verifiedOn, locale) })}</Aside>
                  )}
                </>
              ),
            },
            {
              head: t('rules.sure'),
              as: 'short',
              cell: ({ confidence }) => (
                <Sign tone={tones[confidence]}>{t(`rules.confidence.${confidence}`)}</Sign>
              ),
            },
          ]}
        />
      )}
    </Section>
  );
}

/** Rules are data: one that came later has no words of its own yet. */
const nameOf = (key: string, { t }: Words): string =>
  t(`rules.keys.${key}` as TextKey, { _: humanised(key) });

/** Whom and what a rule is for, where it is not for all. */
function reachOf({ province, appliesTo }: ProvinceRule, { t, choice }: Words): string {
  const { debtorType, contractTypes = [], assetTypes = [] } = appliesTo;
  return [
    ...(province === 'CA' ? [t('rules.everywhere')] : []),
    ...(debtorType === 'both' ? [] : [choice('debtorType', debtorType)]),
    ...contractTypes.map((type) => choice('contractType', type)),
    ...assetTypes.map((type) => choice('assetType', type)),
  ].join(' · ');
}

function valueOf({ value, unit }: ProvinceRule, { t, locale }: Words): string {
  if (value === null) return t('rules.notKnown');
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
  if (unit === 'action') return t('rules.legalReview');
  if (typeof value === 'string') return value;
  if (unit === 'days') return t('rules.days', { smart_count: value });
  if (unit === 'business_days') return t('rules.businessDays', { smart_count: value });
  if (unit === 'km') return t('rules.km', { smart_count: value });
  if (unit !== 'ratio') return formatDecimal(value, locale);
  return new Intl.NumberFormat(`${locale}-CA`, { style: 'percent', maximumFractionDigits: 0 }).format(value);
}
