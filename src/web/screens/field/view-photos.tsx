import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useWords } from '../../i18n/words';
import { CameraButton } from './camera-button';
import type { Unit } from './unit';
import type { View } from './kept-recorded';

interface ViewPhotosProps {
  readonly unit: Unit;
  readonly views: readonly View[];
  readonly onTake: (view: View) => void;
}

/** The views that the photos have to show, in the order in which one walks around the asset: what is there, and what is not. */
export function ViewPhotos({ unit, views, onTake }: ViewPhotosProps) {
  const { t, choice } = useWords();
  return (
    <Box component="section" aria-label={t('field.views')}>
      <Typography variant="subtitle2" sx={{ mb: 0.5 }}>
        {t('field.views')}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: '1fr 1fr',
          gap: 1,
          '& > .MuiButton-root': { minWidth: 0 },
        }}
      >
        {unit.views.map((slot) => (
          <CameraButton
            key={slot}
            label={choice('photoSlot', slot)}
            isTaken={!unit.missing.includes(slot) || views.some((view) => view.slot === slot)}
            onTake={([photo]) => photo && onTake({ slot, photo })}
          />
        ))}
      </Box>
    </Box>
  );
}
