import { ruleBody } from '#contract/commands/enforcement-rule';
import type { Sent } from '#contract/commands/input';
import { useCommand } from '../../data/use-command';
import { useWords } from '../../i18n/words';
import { FieldsDialog } from '../../parts/fields-dialog';
import type { MovedFilesAnswer } from './moved-files';
import type { ProvinceRule } from './province-rules';
import { askedWhy } from './rule-fields';
import { ruleName, ruleReach, ruleValue } from './rule-words';
import { usePreviewed } from './use-previewed';
import { WhatMoves } from './what-moves';

type Asked = Sent<'endRule'>;

/** A rule of law holds to a last day, and no other takes its place; what it does is shown first. */
export function EndRuleDialog({ rule, onClose }: { rule: ProvinceRule; onClose: () => void }) {
  const words = useWords();
  const { t, label } = words;
  const endRule = useCommand('endRule');
  const { preview, save } = usePreviewed<Asked>({
    preview: async (sent) => (await endRule({ ...sent, dryRun: true })) as MovedFilesAnswer,
    keep: endRule,
  });
  return (
    <FieldsDialog
      wide
      grave
      title={t('rules.endTitle', { rule: ruleName(rule.key, words) })}
      lead={t('rules.endLead', {
        value: [ruleValue(rule, words), ruleReach(rule, words)].filter(Boolean).join(' · '),
      })}
      resource="provinceTax"
      asked={[
        {
          path: 'effectiveTo',
          field: ruleBody.effectiveFrom,
          label: label('provinceTax', 'effectiveTo'),
        },
        askedWhy(words),
      ]}
      values={{ effectiveTo: rule.effectiveTo, reason: '' }}
      save={t(preview ? 'rules.endSave' : 'rules.preview')}
      onSave={({ effectiveTo, reason }) => save({ ruleId: rule._id, effectiveTo, reason } as Asked)}
      onClose={onClose}
    >
      <WhatMoves preview={preview} />
    </FieldsDialog>
  );
}
