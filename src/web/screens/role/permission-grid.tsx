import { fill, useWords } from '../../i18n/words';
import { Icon } from '../../frame/icon';
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
  const { texts, subject, action } = useWords();
  const shown = onChange
    ? subjects
    : subjects.filter(({ resource }) => permissions.some((one) => one.resource === resource));
  return (
    <div className="grants" role="region" aria-label={texts.sections.permissions} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{texts.role.subject}</th>
            {verbs.map((verb) => (
              <th key={verb} scope="col" className="grant-cell">
                {action('', verb)}
              </th>
            ))}
            <th scope="col">{texts.role.special}</th>
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
        <Icon name="check" /> {texts.role.full} · <span className="grant-part" aria-hidden />{' '}
        {texts.role.limited}
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
  const { texts, subject, action } = useWords();
  const reach = reachIn(permissions, resource, name);
  if (onChange)
    return (
      <input
        type="checkbox"
        aria-label={fill(texts.role.grant, { action: action(resource, name), subject: subject(resource) })}
        checked={reach === 'full'}
        ref={(box) => {
          if (box) box.indeterminate = reach === 'limited';
        }}
        title={reach === 'limited' ? texts.role.limited : undefined}
        onChange={() => onChange(withRight(permissions, resource, name, reach !== 'full'))}
      />
    );
  if (reach === 'none') return <span className="unseen">{texts.no}</span>;
  return reach === 'full' ? (
    <>
      <Icon name="check" />
      <span className="unseen">{texts.yes}</span>
    </>
  ) : (
    <>
      <span className="grant-part" title={texts.role.limited} aria-hidden />
      <span className="unseen">{texts.role.limited}</span>
    </>
  );
}
