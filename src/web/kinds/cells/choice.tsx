import MuiChip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import { useWords } from '../../i18n/words';
import { useColorMode } from '../../theme/color-mode';
import type { CellProps } from '../people-half';
import { chipColor } from '../tones';
import { Chip } from './chip';
import { Row } from './spans';

export { Chip } from './chip';

const Short = styled('abbr')({ textDecoration: 'none' });

export function ChoiceCell({ value, field, record, place }: CellProps<'choice'>) {
  const words = useWords();
  const mode = useColorMode();
  const word = words.choice(field.of, value);
  // In a list a province is its two letters, as everybody in the trade writes it.
  if (field.of === 'province' && place !== 'page') return <Short title={word}>{value}</Short>;
  const color = chipColor(field.of, value, record, mode);
  return color ? (
    <Chip {...{ color, place }}>{word}</Chip>
  ) : (
    <span title={word.length > 26 ? word : undefined}>{word}</span>
  );
}

export function ChoicesCell({ value, field, place }: CellProps<'choices'>) {
  const words = useWords();
  const written = value.map((one) => (field.of === 'province' ? one : words.choice(field.of, one)));
  if (place !== 'page') return <span title={written.join(', ')}>{written.join(', ')}</span>;
  return (
    <Row>
      {written.map((one) => (
        <MuiChip key={one} component="span" size="small" label={one} />
      ))}
    </Row>
  );
}
