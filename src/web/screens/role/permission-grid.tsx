import CheckIcon from '@mui/icons-material/Check';
import { Unseen } from '../../parts/words-in-line';
import { useWords } from '../../i18n/words';
import type { Permission } from './permissions';
import { reachIn, subjects, verbs, withRight } from './permissions';
import './role.css';

interface PermissionGridProps {
  readonly permissions: readonly Permission[];
  /** Absent where the rights are only shown. */
  readonly onChange?: (permissions: Permission[]) => void;
}

/** Who may do what, as a table: a row for each subject, a column for each plain verb, what is special in words. */
export function PermissionGrid({ permissions, onChange }: PermissionGridProps) {
  const { t, subject, action } = useWords();
  const shown = onChange
    ? subjects
    : subjects.filter(({ resource }) => permissions.some((one) => one.resource === resource));
  return (
    <div className="grants" role="region" aria-label={t('sections.permissions')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('role.subject')}</th>
            {verbs.map((verb) => (
              <th key={verb} scope="col" className="grant-cell">
                {action('', verb)}
              </th>
            ))}
            <th scope="col">{t('role.special')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ resource, hasVerbs, special }) => (
            <tr key={resource}>
              <th scope="row">{subject(resource)}</th>
              {verbs.map((verb) => (
                <td key={verb} className="grant-cell">
                  {hasVerbs && <Grant {...{ permissions, resource, onChange }} action={verb} />}
                </td>
              ))}
              <td>
                {special.map((one) =>
                  onChange || reachIn(permissions, resource, one) !== 'none' ? (
                    <label key={one} className="grant-special">
                      <Grant {...{ permissions, resource, onChange }} action={one} />
                      <span>{action(resource, one)}</span>
                    </label>
                  ) : null,
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="grant-legend">
        <CheckIcon /> {t('role.full')} · <span className="grant-part" aria-hidden /> {t('role.limited')}
      </p>
    </div>
  );
}

function Grant(props: {
  permissions: readonly Permission[];
  resource: string;
  action: string;
  onChange: PermissionGridProps['onChange'];
}) {
  const { permissions, resource, action: name, onChange } = props;
  const { t, subject, action } = useWords();
  const reach = reachIn(permissions, resource, name);
  if (onChange)
    return (
      <input
        type="checkbox"
        aria-label={t('role.grant', { action: action(resource, name), subject: subject(resource) })}
        checked={reach === 'full'}
        ref={(box) => {
          if (box) box.indeterminate = reach === 'limited';
        }}
        title={reach === 'limited' ? t('role.limited') : undefined}
        onChange={() => onChange(withRight(permissions, resource, name, reach !== 'full'))}
      />
    );
  if (reach === 'none') return <Unseen>{t('no')}</Unseen>;
  return reach === 'full' ? (
    <>
      <CheckIcon />
      <Unseen>{t('yes')}</Unseen>
    </>
  ) : (
    <>
      <span className="grant-part" title={t('role.limited')} aria-hidden />
      <Unseen>{t('role.limited')}</Unseen>
    </>
  );
}
