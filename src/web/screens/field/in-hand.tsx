import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { recordPath } from '../../data/resource-paths';
import { useWords } from '../../i18n/words';
import { Section } from '../../parts/section';
import { Sign } from '../../parts/sign';
import { TextLink } from '../../parts/text-link';
import { Quiet } from '../../parts/words-in-line';
import { fileOf } from './kept-recorded';
import type { Recording, Standing } from './recorded-queue';
import { SecuredForm } from './secured-form';
import type { Unit } from './unit';

interface InHandProps {
  readonly all: readonly Unit[];
  readonly standings: readonly Standing[];
  readonly onRecord: (one: Recording) => Promise<void>;
}

const isSettledIn = ({ hasEffects, isSigned }: Unit): boolean => hasEffects === false || isSigned;
const isWhole = (unit: Unit): boolean => unit.missing.length === 0 && isSettledIn(unit);
const openFirst = (all: readonly Unit[]): Unit[] => [
  ...all.filter((unit) => !isWhole(unit)),
  ...all.filter(isWhole),
];

/** What is on the hook or in a yard, and what is still to be said of it before it is complete. */
export function InHand({ all, standings, onRecord }: InHandProps) {
  const { t, choice } = useWords();
  const [filling, setFilling] = useState<Unit>();
  if (all.length === 0) return null;
  const isWaiting = ({ fileId }: Unit) =>
    standings.some(
      ({ waiting, error }) => error === null && 'secured' in waiting && fileOf(waiting) === fileId,
    );
  return (
    <Section title={t('field.inHand')}>
      <Stack component="ul" sx={{ gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
        {openFirst(all).map((unit) => {
          const { fileId, ref, views, missing } = unit;
          const name = unit.debtorName ?? ref;
          const isSettled = isSettledIn(unit);
          return (
            <Paper
              key={fileId}
              component="li"
              variant="outlined"
              sx={{ display: 'flex', flexDirection: 'column', gap: 1, px: 2, py: 1.75 }}
            >
              <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1 }}>
                <Typography component="h3" variant="h6">
                  {unit.assetSummary ?? name}
                </Typography>
                <TextLink quiet to={recordPath('file', fileId)}>
                  {ref}
                </TextLink>
              </Stack>
              <Quiet>{[name, unit.serialNumber?.slice(-8)].filter(Boolean).join(' · ')}</Quiet>
              <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.75 }}>
                <Sign>{choice('statusName', unit.status)}</Sign>
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
                disabled={isWaiting(unit)}
                startIcon={isWhole(unit) ? <CheckCircle /> : undefined}
                aria-label={t('field.securedOne', { name })}
                sx={{ minHeight: 52 }}
                onClick={() => setFilling(unit)}
              >
                {t(isWaiting(unit) ? 'field.waits' : 'field.secured')}
              </Button>
            </Paper>
          );
        })}
      </Stack>
      {filling && <SecuredForm unit={filling} onRecord={onRecord} onClose={() => setFilling(undefined)} />}
    </Section>
  );
}
