import { ruleBody } from '#contract/commands/enforcement-rule';
import type { Sent } from '#contract/commands/input';
import { useCommand } from '../../data/use-command';
import { useWords } from '../../i18n/words';
import { formatDate } from '../../kinds/format';
import { FieldsDialog } from '../../parts/fields-dialog';
import type { ProvinceRule } from './province-rules';
import { askedOfSource, askedWhy, valueField } from './rule-fields';
import { ruleName, ruleReach, ruleValue } from './rule-words';
import { usePreviewed } from './use-previewed';
import { WhatMoves } from './what-moves';

type Asked = Sent<'changeRule'>;

/** A rule of law says something else from a day on: first it is shown which open files move by it, then it is saved. */
export function ChangeRuleDialog({ rule, onClose }: { rule: ProvinceRule; onClose: () => void }) {
  const words = useWords();
  const { t, label, locale } = words;
  const { preview, save } = usePreviewed<Asked>({
    preview: useCommand('previewRule'),
    keep: useCommand('changeRule'),
  });
  const { value, effectiveFrom, confidence, sourceTitle, sourceUrl, verifiedOn, note } = rule;
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
        ...askedOfSource(words),
        askedWhy(words),
      ]}
      values={{ value, effectiveFrom, confidence, sourceTitle, sourceUrl, verifiedOn, note, reason: '' }}
      save={t(preview ? 'rules.save' : 'rules.preview')}
      onSave={(given) => {
        const asked = Object.fromEntries(
          Object.keys(ruleBody).map((name) => [name, given[name] === '' ? null : (given[name] ?? null)]),
        );
        return save({ ...asked, ruleId: rule._id } as Asked);
      }}
      onClose={onClose}
    >
      <WhatMoves preview={preview} />
    </FieldsDialog>
  );
}
