import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslate } from '../i18n/use-translate';

interface WhoseProps {
  /** Nothing while it is not known. */
  readonly mine: boolean | undefined;
  readonly onChoose: (mine: boolean) => void;
}

/** Whether the day is that of one's own files, or of all that one's team works. */
export function Whose({ mine, onChoose }: WhoseProps) {
  const t = useTranslate();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={mine === undefined ? null : mine ? 'mine' : 'ours'}
      aria-label={t('myDay.whose')}
      onChange={(_, next: string | null) => next && onChoose(next === 'mine')}
    >
      <ToggleButton value="ours">{t('myDay.ours')}</ToggleButton>
      <ToggleButton value="mine">{t('myDay.mine')}</ToggleButton>
    </ToggleButtonGroup>
  );
}
