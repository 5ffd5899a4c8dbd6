import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Brief } from '#contract/resources/index';
import { useSession } from '../../../identity/identity-context';
import { inSentence, useWords } from '../../../i18n/words';
import { formatMoment } from '../../../kinds/format';
import { ReferenceName } from '../../../kinds/cells/reference';
import { Lines } from '../../../parts/lines';
import { happeningOf } from './happening';
import { Change } from '../../../parts/change';
import { changeWords } from '../../../parts/change-words';

export type HistoryRow = Brief<'history'> & { readonly id: string };

/** What the host keeps for its own sake, and the reader learns from other lines. */
const plumbing = new Set([
  'lastActivityDate',
  'daysPastDueOn',
  'previousStatus',
  'redemptionFrom',
  'statusSince',
  'active',
  'stage',
  'holdStartDate',
  'heldSince',
  'holdAcknowledgements',
  'debtorName',
  'assetSummary',
]);

const Happening = styled('li')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gridTemplateColumns: '52px minmax(0, 1fr)',
  gap: '4px 10px',
  padding: '7px 0',
  borderTop: `1px solid ${theme.vars?.palette.divider}`,
  breakInside: 'avoid',
  scrollMargin: 120,
  '&[aria-current]': { backgroundColor: theme.vars?.palette.wash },
  '& time': { color: theme.vars?.palette.text.secondary, fontVariantNumeric: 'tabular-nums' },
}));

interface HistoryEntryProps {
  readonly entry: HistoryRow;
  /** The address of the page leads to it. */
  readonly isMeant?: boolean;
}

/** One thing that happened, as a sentence, and under it each field before and after. */
export function HistoryEntry({ entry, isMeant = false }: HistoryEntryProps) {
  const words = useWords();
  const { t } = words;
  const { user } = useSession();
  const happening = happeningOf(entry, words);
  const { saying, quote } = happening;
  const changes = entry.changes
    .filter(({ field }) => !plumbing.has(field) && !happening.told.has(field))
    .flatMap((change) => changeWords(entry.entity, change, words, user?.timeZone));
  const clock = formatMoment(entry.at, words.locale, user?.timeZone).split(', ')[1] ?? '';
  const short = changes.length === 1 ? changes[0] : undefined;
  return (
    <Happening id={entry.id} aria-current={isMeant || undefined}>
      <time dateTime={entry.at} title={formatMoment(entry.at, words.locale, user?.timeZone, true)}>
        {clock}
      </time>
      <div>
        <Typography variant="body2">
          <strong>
            {entry.byUserId && entry.source !== 'system' ? (
              <ReferenceName to="user" id={entry.byUserId} linked={false} />
            ) : (
              t('system')
            )}
          </strong>
          {happening.did === null ? ' · ' : ' '}
          {happening.did !== null ? (
            <Did did={happening.did} people={happening.people} />
          ) : (
            saying || inSentence(words.choice('historyType', entry.type))
          )}
          {happening.did !== null && saying && t('history.saying', { what: inSentence(saying) })}
          {short && (
            <>
              {' · '}
              <Change change={short} />
            </>
          )}
        </Typography>
        {quote && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('history.quoted', { text: quote })}
          </Typography>
        )}
        {changes.length > 1 && (
          <Lines>
            {changes.map((change, index) => (
              <li key={index}>
                <Change change={change} />
              </li>
            ))}
          </Lines>
        )}
      </div>
    </Happening>
  );
}

/** What was done, with the names of the people that it was done to. */
function Did({ did, people }: { did: string; people: readonly string[] }) {
  const [head = '', tail] = did.split('%{people}');
  return (
    <>
      {head}
      {tail !== undefined &&
        people.map((id, index) => (
          <span key={id}>
            {index > 0 && ', '}
            <ReferenceName to="user" id={id} linked={false} />
          </span>
        ))}
      {tail}
    </>
  );
}
