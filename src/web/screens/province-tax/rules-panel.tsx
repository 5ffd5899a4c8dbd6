import EditIcon from '@mui/icons-material/EditOutlined';
import Link from '@mui/material/Link';
import { useState } from 'react';
import type { ValueOf } from '#contract/vocabularies/index';
import type { RecordProps } from '../../generated/slots';
import { useRights } from '../../data/rights';
import { useWords } from '../../i18n/words';
import { formatDate } from '../../kinds/format';
import { Awaited } from '../../parts/awaited';
import { IconAction } from '../../parts/icon-action';
import { MoneyTable } from '../../parts/money-table';
import { Section } from '../../parts/section';
import { Sign } from '../../parts/sign';
import { Aside, Quiet } from '../../parts/words-in-line';
import { ChangeRuleDialog } from './change-rule-dialog';
import type { ProvinceRule } from './province-rules';
import { useProvinceRules } from './province-rules';
import { ruleName, ruleReach, ruleValue } from './rule-words';

const tones = { V: 'good', 'C+': 'good', C: 'warn', U: 'plain' } as const;

/** The rules that a province's clocks and gates follow, each with its source and how sure it is. */
export function RulesPanel({ record }: RecordProps) {
  const words = useWords();
  const { t, choice, locale } = words;
  const province = record.province as ValueOf<'province'>;
  const { data: rules, error, refetch } = useProvinceRules(province);
  const rights = useRights();
  const [changing, setChanging] = useState<ProvinceRule>();
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
                  {ruleName(rule.key, words)}
                  <Aside>{ruleReach(rule, words)}</Aside>
                </>
              ),
            },
            { head: t('rules.value'), cell: (rule) => ruleValue(rule, words) },
            {
              head: t('rules.source'),
              cell: ({ sourceTitle, sourceUrl, verifiedOn, effectiveFrom, effectiveTo, note, changedAt }) => (
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
                  {note && <Aside>{note}</Aside>}
                  {(changedAt || effectiveTo) && (
                    <Aside>
                      {effectiveTo
                        ? t('rules.holdsUntil', {
                            from: formatDate(effectiveFrom, locale),
                            until: formatDate(effectiveTo, locale),
                          })
                        : t('rules.holdsFrom', { from: formatDate(effectiveFrom, locale) })}
                    </Aside>
                  )}
                </>
              ),
            },
            {
              head: t('rules.sure'),
              as: 'short',
              cell: ({ confidence }) => (
                <Sign tone={tones[confidence]}>{choice('ruleConfidence', confidence)}</Sign>
              ),
            },
            ...(rights.may('provinceTax', 'editRules')
              ? [
                  {
                    head: t('rules.acts'),
                    as: 'acts' as const,
                    cell: (rule: ProvinceRule) => (
                      <IconAction
                        label={t('rules.change', { rule: ruleName(rule.key, words) })}
                        icon={<EditIcon fontSize="small" />}
                        size="small"
                        onClick={() => setChanging(rule)}
                      />
                    ),
                  },
                ]
              : []),
          ]}
        />
      )}
      {changing && <ChangeRuleDialog rule={changing} onClose={() => setChanging(undefined)} />}
    </Section>
  );
}
