import CheckIcon from '@mui/icons-material/Check';
import Partly from '@mui/icons-material/ContrastOutlined';
import { MixedBox } from '../../parts/mixed-box';
import { Unseen } from '../../parts/words-in-line';
import { useWords } from '../../i18n/words';
import type { Permission } from './permissions';
import { extentIn, withRight } from './permissions';

/** What stands for a right that goes part of the way. */
export { Partly };

interface GrantProps {
  readonly permissions: readonly Permission[];
  readonly resource: string;
  readonly action: string;
  readonly onChange: ((permissions: Permission[]) => void) | undefined;
}

/** One right of a role: a box to tick, or how far it goes where it is only shown. */
export function Grant({ permissions, resource, action: name, onChange }: GrantProps) {
  const { t, subject, action } = useWords();
  const extent = extentIn(permissions, resource, name);
  if (onChange)
    return (
      <MixedBox
        label={t('role.grant', { action: action(resource, name), subject: subject(resource) })}
        size="small"
        checked={extent === 'full'}
        indeterminate={extent === 'limited'}
        title={extent === 'limited' ? t('role.limited') : undefined}
        onChange={() => onChange(withRight(permissions, resource, name, extent !== 'full'))}
      />
    );
  if (extent === 'none') return <Unseen>{t('no')}</Unseen>;
  const Sign = extent === 'full' ? CheckIcon : Partly;
  return (
    <>
      <Sign
        color={extent === 'full' ? 'success' : 'warning'}
        sx={{ fontSize: 16, verticalAlign: 'middle' }}
      />
      <Unseen>{t(extent === 'full' ? 'yes' : 'role.limited')}</Unseen>
    </>
  );
}
