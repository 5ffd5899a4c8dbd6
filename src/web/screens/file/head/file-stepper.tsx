import { recordPath } from '../../../data/resource-paths';
import { DeskLink } from '../../../frame/desk-link';
import { Icon } from '../../../frame/icon';
import { useTranslate } from '../../../i18n/use-translate';
import { useNeighbours } from '../neighbours';

/** Back and forth through the list that the person came from. */
export function FileStepper({ id }: { id: string }) {
  const t = useTranslate();
  const { previous, next, at, all } = useNeighbours(id);
  if (at === undefined || all < 2) return null;
  const step = (label: string, key: string, to: string | undefined, name: 'left' | 'right') => (
    <DeskLink
      className="icon-button"
      label={label}
      title={`${label} (${key})`}
      to={to ? recordPath('file', to) : ''}
      disabled={to === undefined}
    >
      <Icon name={name} />
    </DeskLink>
  );
  return (
    <span className="stepper">
      {step(t('file.previousFile'), '[', previous, 'left')}
      <span className="figures quiet">{t('file.position', { at, all })}</span>
      {step(t('file.nextFile'), ']', next, 'right')}
    </span>
  );
}
