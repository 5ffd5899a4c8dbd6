import { recordPath } from '../../../data/resource-paths';
import { fill } from '../../../i18n/words';
import { DeskLink } from '../../../frame/desk-link';
import { Icon } from '../../../frame/icon';
import { useFileTexts } from '../file-texts';
import { useNeighbours } from '../neighbours';

/** Back and forth through the list that the person came from. */
export function FileStepper({ id }: { id: string }) {
  const texts = useFileTexts();
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
      {step(texts.previousFile, '[', previous, 'left')}
      <span className="figures quiet">{fill(texts.position, { at, all })}</span>
      {step(texts.nextFile, ']', next, 'right')}
    </span>
  );
}
