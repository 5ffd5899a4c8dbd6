import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import type { DeskRecord } from '../../../data/record';
import { useWords } from '../../../i18n/words';
import { Value } from '../../../kinds/value';
import { MapLink } from '../../../parts/map-link';
import { Quiet } from '../../../parts/words-in-line';
import { finger } from '../../../theme/overrides/finger';
import type { PartyRow } from './file-parties';

const Ways = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: 3,
  [finger]: { gap: 24 },
  margin: '10px 0 0',
  padding: 0,
  listStyle: 'none',
  '&:empty': { display: 'none' },
}));
const Way = styled('li', { shouldForwardProp: (name) => name !== 'isBad' })<{ isBad?: boolean }>(
  ({ isBad = false }) => ({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: '0 8px',
    '& a': {
      textDecoration: isBad ? 'line-through' : undefined,
    },
  }),
);

/** How a party is reached: a number is dialled, an address opens on a map; those that proved wrong are struck out. */
export function PartyReach({ party }: { party: PartyRow }) {
  const { t, choice } = useWords();
  const said = (...words: readonly (string | false | null | undefined)[]) => (
    <Quiet>{words.filter(Boolean).join(' · ')}</Quiet>
  );
  return (
    <Ways>
      {party.phoneNumbers?.map(({ number, type, isValid }) => (
        <Way key={number} isBad={isValid === false}>
          <Value
            value={number}
            field={{ kind: 'phone' }}
            resource="relatedParty"
            name="phoneNumbers.number"
            record={party as unknown as DeskRecord}
            place="row"
          />
          {said(type && choice('phoneType', type), isValid === false && t('fileTabs.parties.bad'))}
        </Way>
      ))}
      {party.emails?.map((email) => (
        <Way key={email}>
          <Link href={`mailto:${email}`}>{email}</Link>
        </Way>
      ))}
      {party.addresses?.map(({ line1, line2, city, state, postalCode, type, status }) => {
        const line = [line1, line2, city, state, postalCode].filter(Boolean).join(', ');
        return (
          <Way key={line} isBad={status === 'bad'}>
            <MapLink address={line} />
            {said(type && choice('addressType', type), status && choice('addressStatus', status))}
          </Way>
        );
      })}
    </Ways>
  );
}
