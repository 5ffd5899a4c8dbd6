import { mayHear } from '#contract/lifecycles/who-may-hear';
import CloseIcon from '@mui/icons-material/Close';
import EditIcon from '@mui/icons-material/EditOutlined';
import LockIcon from '@mui/icons-material/LockOutlined';
import WarningAmberIcon from '@mui/icons-material/WarningAmberOutlined';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { DeskRecord } from '../../../data/record';
import { useWords } from '../../../i18n/words';
import { DeclaredField } from '../../../kinds/declared-field';
import { valueAt } from '../../../parts/fields-at';
import { Sign } from '../../../parts/sign';
import { mayWithPart, useFileRecord } from '../file-record';
import type { PartyRow } from './file-parties';
import { partyName } from './file-parties';
import { PartyReach } from './party-reach';
import { RevealParty } from './reveal-party';

const facts = [
  'dateOfBirth',
  'driverLicenceNumber',
  'language',
  'relationship',
  'employer.name',
  'employer.phone',
];

const Known = styled('dl')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: '3px 12px',
  margin: '10px 0 0',
  paddingTop: 8,
  borderTop: `1px solid ${theme.vars?.palette.divider}`,
  '& dt': { color: theme.vars?.palette.text.secondary },
  '& dd': { margin: 0, textAlign: 'right', overflowWrap: 'anywhere' },
}));

interface PartyCardProps {
  readonly party: PartyRow;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

/** One party: who it is, how it is reached, and what one must know before calling. */
export function PartyCard({ party, onEdit, onRemove }: PartyCardProps) {
  const file = useFileRecord();
  const { t, choice, label } = useWords();
  const name = partyName(party) || t('fileTabs.parties.unnamed');
  const may = (action: string) => mayWithPart(file, party, action);
  const shown = facts.filter((path) => valueAt(party, path) != null);
  return (
    <Paper
      component="li"
      variant="outlined"
      sx={{
        px: 2,
        py: 1.75,
        bgcolor: mayHear(party.relatedPartyType) ? undefined : 'background.canvas',
        breakInside: 'avoid',
      }}
    >
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        <Typography component="h3" variant="subtitle2">
          {name}
        </Typography>
        <Typography variant="body2" component="span" sx={{ color: 'text.secondary', mr: 'auto' }}>
          {choice('relatedPartyType', party.relatedPartyType)}
        </Typography>
        <Stack direction="row">
          <RevealParty party={party} />
          {may('edit') && (
            <IconButton
              aria-label={t('fileTabs.parties.edit', { name })}
              title={t('fileTabs.parties.editShort')}
              onClick={onEdit}
            >
              <EditIcon />
            </IconButton>
          )}
          {may('delete') && (
            <IconButton
              aria-label={t('named', { what: t('fileTabs.parties.remove'), name: name })}
              title={t('fileTabs.parties.remove')}
              onClick={onRemove}
            >
              <CloseIcon />
            </IconButton>
          )}
        </Stack>
      </Stack>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.75, mt: 1, '&:empty': { display: 'none' } }}>
        {party.doNotContact && (
          <Sign tone="bad" icon={<LockIcon />}>
            {t('fileTabs.parties.doNotContact')}
          </Sign>
        )}
        {party.riskFlags?.map((flag) => (
          <Sign tone="warn" icon={<WarningAmberIcon />} key={flag}>
            {choice('riskFlag', flag)}
          </Sign>
        ))}
        {party.isPrimary && <Sign>{t('fileTabs.parties.primary')}</Sign>}
        {party.isNoticeRecipient && <Sign>{t('fileTabs.parties.notices')}</Sign>}
        {party.representedBy && (
          <Sign>{t('fileTabs.parties.represented', { who: party.representedBy })}</Sign>
        )}
      </Stack>
      <PartyReach party={party} />
      {shown.length > 0 && (
        <Known>
          {shown.flatMap((path) => [
            <dt key={path}>{label('relatedParty', path)}</dt>,
            <dd key={`${path}-said`}>
              <DeclaredField
                source={path}
                resource="relatedParty"
                record={party as unknown as DeskRecord}
                place="row"
              />
            </dd>,
          ])}
        </Known>
      )}
    </Paper>
  );
}
