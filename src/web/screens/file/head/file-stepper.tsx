import { useNavigate } from 'react-router-dom';
import { recordPath } from '../../../data/resource-paths';
import { fill } from '../../../i18n/words';
import { Icon } from '../../../frame/icon';
import { useFileTexts } from '../file-texts';
import { useNeighbours } from '../neighbours';

/** Back and forth through the list that the person came from. */
export function FileStepper({ id }: { id: string }) {
  const texts = useFileTexts();
  const navigate = useNavigate();
  const { previous, next, at, all } = useNeighbours(id);
  if (at === undefined || all < 2) return null;
  const step = (label: string, key: string, to: string | undefined, name: 'left' | 'right') => (
    <button
      type="button"
      className="icon-button"
      aria-label={label}
      title={`${label} (${key})`}
      disabled={to === undefined}
      onClick={() => to && navigate(recordPath('file', to))}
    >
      <Icon name={name} />
    </button>
  );
  return (
    <span className="stepper">
      {step(texts.previousFile, '[', previous, 'left')}
      <span className="figures quiet">{fill(texts.position, { at, all })}</span>
      {step(texts.nextFile, ']', next, 'right')}
    </span>
  );
}
