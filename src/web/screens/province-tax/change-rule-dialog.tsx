import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ruleBody } from '#contract/commands/enforcement-rule';
import type { Sent } from '#contract/commands/input';
import type { Field } from '#contract/fields';
import { useCommand } from '../../data/use-command';
import { useWords } from '../../i18n/words';
import { formatDate } from '../../kinds/format';
import { FieldsDialog } from '../../parts/fields-dialog';
import { MovedFiles } from './moved-files';
import type { MovedFilesAnswer } from './moved-files';
import type { ProvinceRule } from './province-rules';
import { ruleName, ruleReach, ruleValue } from './rule-words';

type Asked = Sent<'changeRule'>;

/** How the value of a rule is asked for, by its unit. */
function valueField(unit: ProvinceRule['unit']): Field {
  if (unit === 'days' || unit === 'business_days') return { kind: 'integer', min: 0, max: 730 };
  if (unit === 'ratio') return { kind: 'decimal', min: 0, max: 1 };
  if (unit === 'km') return { kind: 'decimal', min: 0, max: 10_000 };
  if (unit === 'flag') return { kind: 'flag' };
  return { kind: 'text', max: 300 };
}

/** A rule of law says something else from a day on: first it is shown which open files move by it, then it is saved. */
export function ChangeRuleDialog({ rule, onClose }: { rule: ProvinceRule; onClose: () => void }) {
  const words = useWords();
  const { t, label, locale } = words;
  const previewRule = useCommand('previewRule');
  const changeRule = useCommand('changeRule');
  const queryClient = useQueryClient();
  const [seen, setSeen] = useState<{ readonly of: string; readonly preview: MovedFilesAnswer }>();
  const { value, effectiveFrom, confidence, sourceTitle, sourceUrl, verifiedOn, note } = rule;
  const save = async (given: Record<string, unknown>): Promise<string | void> => {
    const asked = Object.fromEntries(
      Object.keys(ruleBody).map((name) => [name, given[name] === '' ? null : (given[name] ?? null)]),
    );
    const sent = { ...asked, ruleId: rule._id } as Asked;
    const of = JSON.stringify(sent);
    if (seen?.of !== of) {
      setSeen({ of, preview: await previewRule(sent) });
      return;
    }
    await changeRule(sent);
    await queryClient.invalidateQueries({ queryKey: ['desk', 'provinceRules'] });
    return t('rules.saved', { smart_count: seen.preview.moved });
  };
  return (
    <FieldsDialog
      wide
      title={ruleName(rule.key, words)}
      lead={t('rules.now', {
        value: [ruleValue(rule, words), ruleReach(rule, words)].filter(Boolean).join(' · '),
        date: formatDate(effectiveFrom, locale),
      })}
      resource="provinceTax"
      asked={[
        { path: 'value', field: valueField(rule.unit), label: t('rules.value'), help: t('rules.valueHelp') },
        {
          path: 'effectiveFrom',
          field: ruleBody.effectiveFrom,
          label: label('provinceTax', 'effectiveFrom'),
        },
        { path: 'confidence', field: ruleBody.confidence, label: t('rules.sure') },
        { path: 'sourceTitle', field: ruleBody.sourceTitle, label: t('rules.source') },
        { path: 'sourceUrl', field: ruleBody.sourceUrl, label: label('provinceTax', 'sourceUrl') },
        { path: 'verifiedOn', field: ruleBody.verifiedOn, label: t('rules.verifiedOn') },
        { path: 'note', field: ruleBody.note, label: t('rules.note') },
      ]}
      values={{ value, effectiveFrom, confidence, sourceTitle, sourceUrl, verifiedOn, note }}
      save={t(seen ? 'rules.save' : 'rules.preview')}
      onSave={save}
      onClose={onClose}
    >
      {seen && (
        <Box role="status" sx={{ mt: 2, display: 'grid', gap: 1 }}>
          <MovedFiles preview={seen.preview} />
        </Box>
      )}
    </FieldsDialog>
  );
}
