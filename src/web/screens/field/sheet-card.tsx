import Call from '@mui/icons-material/CallOutlined';
import Sms from '@mui/icons-material/SmsOutlined';
import WarningAmber from '@mui/icons-material/WarningAmberOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Fragment, memo } from 'react';
import { colourWord } from '#contract/colours';
import type { RowOf } from '#contract/commands/input';
import { recordPath } from '../../data/resource-paths';
import { useWords } from '../../i18n/words';
import { useSession } from '../../identity/identity-context';
import { formatMoment, formatPhone } from '../../kinds/format';
import { useNow } from '../../kinds/now';
import { MapLink } from '../../parts/map-link';
import { Sign } from '../../parts/sign';
import { TextLink } from '../../parts/text-link';
import { Quiet, Unbroken } from '../../parts/words-in-line';

export type Sheet = RowOf<'showField'>;

interface SheetCardProps {
  readonly sheet: Sheet;
  readonly onHook: (sheet: Sheet) => Promise<void>;
  readonly onTry: (sheet: Sheet) => void;
}

/**
 * One file as it is worked from the road: whom and what to look for, what to beware of, where, and what to press. A phone draws dozens of
 * them slowly: each is drawn again only when something of its own has changed.
 */
export const SheetCard = memo(function SheetCard({ sheet, onHook, onTry }: SheetCardProps) {
  const { t, choice, locale } = useWords();
  const { user } = useSession();
  const now = useNow();
  const isLate = sheet.statusDue !== null && Date.parse(sheet.statusDue) < now;
  const name = sheet.debtorName ?? sheet.ref;
  /** Who has several numbers is told apart by them. */
  const isOneOfSeveral = (who: string) => sheet.reach.filter((one) => one.name === who).length > 1;
  const colour = sheet.colour && colourWord(sheet.colour, locale);
  const numbers = [sheet.plateNumber, sheet.serialNumber?.slice(-8)].filter(Boolean);
  return (
    <Paper
      component="li"
      variant="outlined"
      sx={{ display: 'flex', flexDirection: 'column', gap: 1.25, px: 2, py: 1.75 }}
    >
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1 }}>
        <Typography component="h2" variant="h6">
          {name}
        </Typography>
        <TextLink quiet to={recordPath('file', sheet.fileId)}>
          {sheet.ref}
        </TextLink>
        {sheet.km !== null && (
          <Typography component="span" sx={{ ml: 'auto', fontWeight: 600 }}>
            {t('field.km', { km: sheet.km.toLocaleString(locale === 'fr' ? 'fr-CA' : 'en-CA') })}
          </Typography>
        )}
      </Stack>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {[colour, sheet.assetSummary].filter(Boolean).join(' · ')}
        {numbers.map((number, at) => (
          <Fragment key={number}>
            {(at > 0 || colour || sheet.assetSummary) && ' · '}
            <Unbroken>{number}</Unbroken>
          </Fragment>
        ))}
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.75 }}>
        <Sign>{choice('statusName', sheet.status)}</Sign>
        {sheet.isRushFile && <Sign tone="bad">{t('file.rush')}</Sign>}
        {sheet.hold && <Sign tone="warn">{t('file.hold')}</Sign>}
        {isLate && <Sign tone="warn">{t('field.late')}</Sign>}
        {sheet.riskFlags.map((flag) => (
          <Sign key={flag} tone="bad" icon={<WarningAmber />}>
            {choice('riskFlag', flag)}
          </Sign>
        ))}
      </Stack>
      {sheet.safetyNotes && <Alert severity="warning">{sheet.safetyNotes}</Alert>}
      {sheet.law && sheet.law.length > 0 && (
        <Alert severity="info" variant="outlined">
          {sheet.law.map((one) => (
            <div key={one}>{one}</div>
          ))}
        </Alert>
      )}
      {sheet.instructions && <Quiet>{sheet.instructions}</Quiet>}
      {sheet.addresses.map(({ address, name: who, km, addressStatus }) => (
        <Stack key={`${who} ${address}`} sx={{ alignItems: 'flex-start' }}>
          <MapLink address={address} />
          <Quiet>
            {[
              who,
              addressStatus && choice('addressStatus', addressStatus),
              km !== null && t('field.km', { km: km.toLocaleString(locale === 'fr' ? 'fr-CA' : 'en-CA') }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Quiet>
        </Stack>
      ))}
      {sheet.addresses.length === 0 && <Quiet>{t('field.noAddress')}</Quiet>}
      {sheet.reach.length > 0 && (
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          {sheet.reach.map(({ name: who, number }) => (
            <Stack key={number} direction="row" sx={{ gap: 0.5, maxWidth: 1 }}>
              <Button
                sx={{ minWidth: 0, whiteSpace: 'normal', textAlign: 'start' }}
                startIcon={<Call />}
                href={`tel:${number}`}
                aria-label={t('field.callOne', { who, number })}
              >
                <span>
                  {who}
                  {isOneOfSeveral(who) && (
                    <>
                      {' · '}
                      <Unbroken>{formatPhone(number, locale)}</Unbroken>
                    </>
                  )}
                </span>
              </Button>
              <Button
                sx={{ flexShrink: 0 }}
                startIcon={<Sms />}
                href={`sms:${number}`}
                aria-label={t('field.textOne', { who, number })}
              >
                {t('field.text')}
              </Button>
            </Stack>
          ))}
        </Stack>
      )}
      <Quiet>
        {sheet.lastAttemptAt && sheet.lastOutcome
          ? t('field.tried', {
              smart_count: sheet.attempts,
              outcome: choice('attemptOutcome', sheet.lastOutcome),
              when: formatMoment(sheet.lastAttemptAt, locale, user?.timeZone),
            })
          : t('field.untried')}
      </Quiet>
      {!sheet.hold && (
        <Stack direction="row" sx={{ mt: 'auto', gap: 1, '& > *': { flex: 1, minHeight: 52 } }}>
          <Button
            variant="contained"
            color="primary"
            aria-label={t('field.onHookOne', { name })}
            onClick={() => void onHook(sheet)}
          >
            {t('field.onHook')}
          </Button>
          <Button aria-label={t('field.attemptOne', { name })} onClick={() => onTry(sheet)}>
            {t('field.attempt')}
          </Button>
        </Stack>
      )}
    </Paper>
  );
});
