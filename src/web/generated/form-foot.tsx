import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { SaveButton, Toolbar, ToolbarClasses } from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';
import type { ResourceName } from '#contract/resources/index';
import { declarationOf } from '#contract/resources/index';
import { useTranslate } from '../i18n/use-translate';
import { problemPaths } from './form-problems';
import type { FormValues, Shape } from './form-values';
import { changesIn } from './form-values';

interface FormFootProps {
  readonly name: ResourceName;
  readonly shape: Shape;
  readonly before: FormValues;
  readonly saveText: (changes: number) => string;
  readonly onCancel: () => void;
}

/** Saving, and leaving it: always in sight, and the button says what it saves. */
export function FormFoot({ name, shape, before, saveText, onCancel }: FormFootProps) {
  const t = useTranslate();
  const values = useWatch() as FormValues;
  const { errors, isSubmitted } = useFormState();
  const changes = changesIn(declarationOf(name), values, before).length;
  const problems = isSubmitted ? problemPaths(errors).length : 0;
  return (
    <Toolbar
      sx={{
        // The framework hangs it over the page on a phone, where it would lie on what is asked last.
        [`&, &.${ToolbarClasses.mobileToolbar}`]: {
          position: 'sticky',
          width: 'auto',
          zIndex: 20,
          px: { xs: 2, sm: 3 },
          py: { xs: 1, sm: 0 },
        },
        bottom: 0,
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        gap: 1,
        mt: 2,
        mx: { xs: -2, sm: -3 },
        borderTop: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
        '& .MuiButton-root': { flex: { xs: '1 1 auto', sm: 'none' } },
      }}
    >
      {problems > 0 && (
        <Typography variant="body2" sx={{ color: 'error.main', mr: 'auto' }}>
          {t('form.problems', { smart_count: problems })}
        </Typography>
      )}
      <Button onClick={onCancel} sx={{ ml: 'auto' }}>
        {t('cancel')}
      </Button>
      <SaveButton
        label={saveText(changes)}
        icon={<></>}
        alwaysEnable={shape === 'draft' || changes > 0}
        aria-keyshortcuts="Control+S"
        sx={{ '& .MuiButton-startIcon': { display: 'none' } }}
      />
    </Toolbar>
  );
}
