import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { recordPath } from '../../data/resource-paths';
import { useWords } from '../../i18n/words';
import { Sign } from '../../parts/sign';
import { TextLink } from '../../parts/text-link';
import { Quiet } from '../../parts/words-in-line';
import type { Unit } from './unit';
import { useUnsentText } from './use-unsent-text';

interface UnitCardProps {
  readonly unit: Unit;
  readonly heading: 'h2' | 'h3';
  /** The host has not heard yet that it is on the hook. */
  readonly isUntold?: boolean;
  /** What was found on it is on its way. */
  readonly isFilled: boolean;
  readonly onFill: (unit: Unit) => void;
}

const isSettledIn = ({ hasEffects, isSigned }: Unit): boolean => hasEffects === false || isSigned;

/** Whether nothing is still to be said of an asset in hand. */
export const isWhole = (unit: Unit): boolean => unit.missing.length === 0 && isSettledIn(unit);

/** An asset in hand, how much is still to be said of it, and the form that says it. */
export function UnitCard({ unit, heading, isUntold = false, isFilled, onFill }: UnitCardProps) {
  const { t, choice } = useWords();
  const unsent = useUnsentText();
  const { fileId, ref, views, missing } = unit;
  const name = unit.debtorName ?? ref;
  const isSettled = isSettledIn(unit);
  return (
    <Paper
      component="li"
      variant="outlined"
      sx={{ display: 'flex', flexDirection: 'column', gap: 1, px: 2, py: 1.75 }}
    >
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1 }}>
        <Typography component={heading} variant="h6">
          {unit.assetSummary ?? name}
        </Typography>
        <TextLink quiet to={recordPath('file', fileId)}>
          {ref}
        </TextLink>
      </Stack>
      <Quiet>{[name, unit.serialNumber?.slice(-8)].filter(Boolean).join(' · ')}</Quiet>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.75 }}>
        <Sign>{isUntold ? t('field.taken') : choice('statusName', unit.status)}</Sign>
        <Sign tone={missing.length > 0 ? 'warn' : 'good'}>
          {t('field.viewsHeld', { held: views.length - missing.length, total: views.length })}
        </Sign>
        <Sign tone={isSettled ? 'good' : 'warn'}>
          {t(isSettled ? 'field.effectsSettled' : 'field.effectsOpen')}
        </Sign>
      </Stack>
      <Button
        variant={isWhole(unit) ? 'outlined' : 'contained'}
        color={isWhole(unit) ? undefined : 'primary'}
        disabled={isFilled}
        startIcon={isWhole(unit) ? <CheckCircle /> : undefined}
        aria-label={t('field.securedOne', { name })}
        sx={{ minHeight: 52, mt: 'auto' }}
        onClick={() => onFill(unit)}
      >
        {t(isFilled ? unsent : 'field.secured')}
      </Button>
    </Paper>
  );
}
