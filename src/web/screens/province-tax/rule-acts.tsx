import EditIcon from '@mui/icons-material/EditOutlined';
import EventBusyOutlined from '@mui/icons-material/EventBusyOutlined';
import HistoryIcon from '@mui/icons-material/History';
import Stack from '@mui/material/Stack';
import { useWords } from '../../i18n/words';
import { IconAction } from '../../parts/icon-action';
import type { ProvinceRule } from './province-rules';
import { ruleName } from './rule-words';

interface RuleActsProps {
  readonly rule: ProvinceRule;
  readonly mayEdit: boolean;
  readonly onAct: (act: 'change' | 'end' | 'versions') => void;
}

/** What can be done with a rule: to see what it said before, and for whoever may, to change it and to end it. */
export function RuleActs({ rule, mayEdit, onAct }: RuleActsProps) {
  const words = useWords();
  const { t } = words;
  const name = ruleName(rule.key, words);
  return (
    <Stack direction="row" sx={{ justifyContent: 'flex-end', flexWrap: 'nowrap' }}>
      <IconAction
        size="small"
        label={t('rules.showVersions', { rule: name })}
        icon={<HistoryIcon fontSize="small" />}
        onClick={() => onAct('versions')}
      />
      {mayEdit && (
        <IconAction
          size="small"
          label={t('rules.change', { rule: name })}
          icon={<EditIcon fontSize="small" />}
          onClick={() => onAct('change')}
        />
      )}
      {mayEdit && (
        <IconAction
          size="small"
          label={t('rules.end', { rule: name })}
          icon={<EventBusyOutlined fontSize="small" />}
          onClick={() => onAct('end')}
        />
      )}
    </Stack>
  );
}
