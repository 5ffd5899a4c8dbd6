import Stack from '@mui/material/Stack';
import { useWords } from '../../i18n/words';
import { Section } from '../../parts/section';
import type { Standing } from './kept-recorded';
import { isFilled } from './unit';
import type { Unit } from './unit';
import { isWhole, UnitCard } from './unit-card';

interface InHandProps {
  readonly all: readonly Unit[];
  readonly standings: readonly Standing[];
  readonly onFill: (unit: Unit) => void;
}

const openFirst = (all: readonly Unit[]): Unit[] => [
  ...all.filter((unit) => !isWhole(unit)),
  ...all.filter(isWhole),
];

/** What is on the hook or in a yard, and what is still to be said of it before it is complete. */
export function InHand({ all, standings, onFill }: InHandProps) {
  const { t } = useWords();
  if (all.length === 0) return null;
  return (
    <Section title={t('field.inHand')}>
      <Stack component="ul" sx={{ gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
        {openFirst(all).map((unit) => (
          <UnitCard
            key={unit.fileId}
            unit={unit}
            heading="h3"
            isFilled={isFilled(standings, unit.fileId)}
            onFill={onFill}
          />
        ))}
      </Stack>
    </Section>
  );
}
