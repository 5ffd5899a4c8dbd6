import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { ValueOf } from '#contract/vocabularies/index';
import type { RecordProps } from '../../generated/slots';
import { useRights } from '../../data/rights';
import { useWords } from '../../i18n/words';
import { formatDate } from '../../kinds/format';
import { Awaited } from '../../parts/awaited';
import { LawSource } from '../../parts/law-source';
import { MoneyTable } from '../../parts/money-table';
import { Section } from '../../parts/section';
import { Sign } from '../../parts/sign';
import { Aside, Quiet } from '../../parts/words-in-line';
import { AddRuleDialog } from './add-rule-dialog';
import { ChangeRuleDialog } from './change-rule-dialog';
import { EndRuleDialog } from './end-rule-dialog';
import type { ProvinceRule } from './province-rules';
import { useProvinceRules } from './province-rules';
import { RuleActs } from './rule-acts';
import { RuleVersionsDialog } from './rule-versions-dialog';
import { ruleName, ruleReach, ruleValue, sureness } from './rule-words';

const dialogs = { change: ChangeRuleDialog, end: EndRuleDialog, versions: RuleVersionsDialog } as const;

/** The rules that a province's clocks and gates follow, each with its source and how sure it is. */
export function RulesPanel({ record }: RecordProps) {
  const words = useWords();
  const { t, choice, locale } = words;
  const province = record.province as ValueOf<'province'>;
  const { data: rules, error, refetch } = useProvinceRules(province);
  const rights = useRights();
  const [acting, setActing] = useState<{ readonly act: keyof typeof dialogs; readonly on: ProvinceRule }>();
  const [adding, setAdding] = useState(false);
  const mayEdit = rights.may('provinceTax', 'editRules');
  const Dialog = acting && dialogs[acting.act];
  const title = t('rules.title', { province: choice('province', province) });
  return (
    <Section
      title={title}
      actions={
        mayEdit && (
          <Button startIcon={<AddIcon />} onClick={() => setAdding(true)}>
            {t('rules.add')}
          </Button>
        )
      }
    >
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
              cell: ({ verifiedOn, effectiveFrom, effectiveTo, note, changedAt, ...rule }) => (
                <>
                  <LawSource title={rule.sourceTitle} url={rule.sourceUrl} language={rule.sourceLanguage} />
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
                <Sign tone={sureness[confidence]}>{choice('ruleConfidence', confidence)}</Sign>
              ),
            },
            {
              head: t('rules.acts'),
              as: 'acts',
              cell: (rule) => (
                <RuleActs rule={rule} mayEdit={mayEdit} onAct={(act) => setActing({ act, on: rule })} />
              ),
            },
          ]}
        />
      )}
      {acting && Dialog && <Dialog rule={acting.on} onClose={() => setActing(undefined)} />}
      {adding && <AddRuleDialog province={province} onClose={() => setAdding(false)} />}
    </Section>
  );
}
