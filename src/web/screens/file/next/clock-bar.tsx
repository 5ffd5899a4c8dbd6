import Check from '@mui/icons-material/Check';
import PauseOutlined from '@mui/icons-material/PauseOutlined';
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import { useSession } from '../../../identity/identity-context';
import { useWords } from '../../../i18n/words';
import { formatDate, formatMoment } from '../../../kinds/format';
import { Figures } from '../../../parts/words-in-line';
import type { FileClock } from '../clocks';
import { ClockLeft, ClockRun } from './clock-line';
import type { ClockRule } from './clock-rules';
import { clockWords } from './clock-words';

const markOf = ({ state, how }: FileClock) => {
  if (state === 'paused') return <PauseOutlined />;
  if (state !== 'passed') return null;
  return how !== 'deadline' ? <Check /> : <WarningAmberOutlined />;
};

/** One clock: a thin bar from its beginning to its end, in words what is left, and on pointing at it the rule that set it. */
export function ClockBar({ clock, rule }: { clock: FileClock; rule: ClockRule | undefined }) {
  const words = useWords();
  const { t, locale } = words;
  const { user } = useSession();
  const { name, how, state, share } = clock;
  const when = (text: string) =>
    text.length === 10 ? formatDate(text, locale) : formatMoment(text, locale, user?.timeZone);
  const span = clock.from
    ? t('file.clock.span', { from: when(clock.from), to: when(clock.to) })
    : when(clock.to);
  return (
    <Tooltip title={rule?.sentence ?? ''}>
      <Stack
        component="li"
        direction="row"
        sx={{
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          columnGap: 1.25,
          rowGap: '3px',
          typography: 'body2',
        }}
      >
        <span>{t(`file.clock.${name}`)}</span>
        <ClockLeft how={how} state={state}>
          {markOf(clock)}
          {clockWords(clock, words)}
        </ClockLeft>
        {share !== null && (
          <ClockRun
            how={how}
            state={state}
            variant="determinate"
            value={Math.max(2, Math.round(share * 100))}
            aria-hidden="true"
          />
        )}
        <Stack
          component="span"
          direction="row"
          sx={{
            flexBasis: '100%',
            justifyContent: 'space-between',
            color: 'text.secondary',
            typography: 'caption',
          }}
        >
          <Figures>{span}</Figures>
          {rule?.sourceUrl && (
            <Link href={rule.sourceUrl} target="_blank" rel="noreferrer" sx={{ color: 'primary.main' }}>
              {t('file.clock.source')}
            </Link>
          )}
        </Stack>
      </Stack>
    </Tooltip>
  );
}
