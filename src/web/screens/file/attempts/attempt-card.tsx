import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { DeskRecord } from '../../../data/record';
import { useWords } from '../../../i18n/words';
import { DeclaredFacts } from '../../../kinds/declared-facts';
import { DeclaredField } from '../../../kinds/declared-field';
import { Fact, Facts } from '../../../parts/facts';
import { MapLink } from '../../../parts/map-link';
import { useFileRecord } from '../file-record';
import { AttemptMoment } from './attempt-moment';
import type { AttemptRow } from './file-attempts';

const facts = ['timeBand', 'addressRelatedPartyId', 'agentUserId', 'companyId', 'photos'] as const;

/** One attempt: what came of it, when and where, by whom, and what was seen. */
export function AttemptCard({ attempt }: { attempt: AttemptRow }) {
  const { t, label } = useWords();
  const { state } = useFileRecord();
  const { address, latitude, longitude, note } = attempt;
  const field = (source: string) => (
    <DeclaredField source={source} resource="attempt" record={attempt as unknown as DeskRecord} />
  );
  return (
    <Paper component="li" variant="outlined" sx={{ display: 'grid', gap: 1.5, px: 2, py: 1.75 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
        <Typography component="h3" variant="subtitle2">
          {field('outcome')}
        </Typography>
        <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
          <AttemptMoment at={attempt.at} state={state} />
        </Typography>
      </Stack>
      {note && <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{note}</Typography>}
      <Facts>
        {address && (
          <Fact label={label('attempt', 'address')}>
            <MapLink address={address} />
          </Fact>
        )}
        {latitude !== null && longitude !== null && (
          <Fact label={t('fileTabs.attempts.place')}>
            <MapLink address={`${latitude}, ${longitude}`} />
          </Fact>
        )}
        <DeclaredFacts resource="attempt" record={attempt} sources={facts} />
      </Facts>
    </Paper>
  );
}
