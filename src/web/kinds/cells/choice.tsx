import type { CSSProperties } from 'react';
import { useWords } from '../../i18n/words';
import { useColorMode } from '../../theme/color-mode';
import type { CellProps } from '../people-half';
import { chipColor } from '../tones';

/** A word in the colour of what it says. */
export function Chip({ color, children }: { color: string; children: string }) {
  return (
    <span
      className="chip chip-toned"
      style={{ '--tone': color } as CSSProperties}
      title={children.length > 26 ? children : undefined}
    >
      <span>{children}</span>
    </span>
  );
}

export function ChoiceCell({ value, field, record, place }: CellProps<'choice'>) {
  const words = useWords();
  const mode = useColorMode();
  const word = words.choice(field.of, value);
  const color = chipColor(field.of, value, record, mode);
  // In a list a province is its two letters, as everybody in the trade writes it.
  if (field.of === 'province' && place === 'row') return <abbr title={word}>{value}</abbr>;
  return color ? (
    <Chip color={color}>{word}</Chip>
  ) : (
    <span title={word.length > 26 ? word : undefined}>{word}</span>
  );
}

export function ChoicesCell({ value, field, place }: CellProps<'choices'>) {
  const words = useWords();
  const written = value.map((one) => (field.of === 'province' ? one : words.choice(field.of, one)));
  if (place === 'row') return <span title={written.join(', ')}>{written.join(', ')}</span>;
  return (
    <span className="chip-row">
      {written.map((one) => (
        <span key={one} className="chip">
          {one}
        </span>
      ))}
    </span>
  );
}
