import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { ruleUnits } from '#contract/clocks/rule-units';
import type { RuleKey } from '#contract/clocks/rule-units';
import { enforcementRuleCommands, ruleBody } from '#contract/commands/enforcement-rule';
import type { Sent } from '#contract/commands/input';
import type { ruleProvinces } from '#contract/reference/enforcement-rule';
import type { ValueOf } from '#contract/vocabularies/index';
import { useCommand } from '../../data/use-command';
import { useWords } from '../../i18n/words';
import { FieldsDialog } from '../../parts/fields-dialog';
import { SelectField } from '../../parts/select-field';
import type { MovedFilesAnswer } from './moved-files';
import { askedOfSource, askedWhy, valueField } from './rule-fields';
import { ruleName } from './rule-words';
import { usePreviewed } from './use-previewed';
import { WhatMoves } from './what-moves';

type Asked = Sent<'addRule'>;
const { debtorType, contractTypes, assetTypes, effectiveTo } = enforcementRuleCommands.addRule.body;

interface AddRuleDialogProps {
  readonly province: ValueOf<'province'>;
  readonly onClose: () => void;
}

/** A rule of law that the province, or the whole country, had none of: about what, for whom, what it says and from when; what it does is shown first. */
export function AddRuleDialog({ province, onClose }: AddRuleDialogProps) {
  const words = useWords();
  const { t, label, choice } = words;
  const [key, setKey] = useState<RuleKey>('disposition_notice_days');
  const [where, setWhere] = useState<(typeof ruleProvinces)[number]>(province);
  const addRule = useCommand('addRule');
  const { preview, save } = usePreviewed<Asked>({
    preview: async (sent) => (await addRule({ ...sent, dryRun: true })) as MovedFilesAnswer,
    keep: addRule,
  });
  const keys = (Object.keys(ruleUnits) as RuleKey[])
    .map((one) => [one, ruleName(one, words)] as const)
    .sort(([, one], [, other]) => one.localeCompare(other));
  const places = [
    [province, choice('province', province)],
    ['CA', t('rules.everywhere')],
  ] as const;
  return (
    <FieldsDialog
      wide
      title={t('rules.addTitle', { province: choice('province', province) })}
      lead={
        <Stack direction={{ sm: 'row' }} sx={{ gap: 2 }}>
          <SelectField label={t('rules.rule')} value={key} choices={keys} onPick={setKey} />
          <SelectField label={t('rules.holdsIn')} value={where} choices={places} onPick={setWhere} />
        </Stack>
      }
      resource="provinceTax"
      asked={[
        {
          path: `value.${ruleUnits[key]}`,
          field: valueField(ruleUnits[key]),
          label: t('rules.value'),
          help: t('rules.valueHelp'),
        },
        {
          path: 'effectiveFrom',
          field: ruleBody.effectiveFrom,
          label: label('provinceTax', 'effectiveFrom'),
        },
        { path: 'effectiveTo', field: effectiveTo, label: label('provinceTax', 'effectiveTo') },
        { path: 'debtorType', field: debtorType, label: label('file', 'debtorType') },
        { path: 'contractTypes', field: contractTypes, label: label('file', 'contractType') },
        { path: 'assetTypes', field: assetTypes, label: label('file', 'assetType') },
        ...askedOfSource(words),
        askedWhy(words),
      ]}
      values={{
        ...{ value: {}, effectiveFrom: null, effectiveTo: null, debtorType: null, contractTypes: [] },
        ...{ assetTypes: [], confidence: 'U', sourceTitle: '', sourceUrl: null, verifiedOn: null },
        ...{ note: null, reason: '' },
      }}
      save={t(preview ? 'rules.save' : 'rules.preview')}
      onSave={(given) => {
        const said = (given.value as Record<string, unknown> | null)?.[ruleUnits[key]] ?? null;
        const rest = Object.fromEntries(
          Object.entries(given).map(([name, value]) => [name, value === '' ? null : value]),
        );
        return save({
          ...rest,
          value: said === '' ? null : said,
          province: where === 'CA' ? null : where,
          key,
        } as Asked);
      }}
      onClose={onClose}
    >
      <WhatMoves preview={preview} />
    </FieldsDialog>
  );
}
