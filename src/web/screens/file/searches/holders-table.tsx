import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Box from '@mui/material/Box';
import { useWords } from '../../../i18n/words';
import { formatDate, formatMoney } from '../../../kinds/format';
import { IconAction } from '../../../parts/icon-action';
import { MoneyTable } from '../../../parts/money-table';
import type { MoneyColumn } from '../../../parts/money-table';
import { Sign } from '../../../parts/sign';
import { Aside, Serial } from '../../../parts/words-in-line';
import type { Holder } from './file-searches';
import { isToDischarge } from './to-discharge';

interface HoldersTableProps {
  readonly parties: readonly Holder[];
  /** Absent where this person does not; each is given the place in the list. */
  readonly onEdit: ((place: number) => void) | undefined;
  readonly onRemove: ((place: number) => void) | undefined;
  readonly onDischarge: ((holder: Holder) => void) | undefined;
}

/** Lien holders, each with its registration and whether it is to be notified. */
export function HoldersTable({ parties, onEdit, onRemove, onDischarge }: HoldersTableProps) {
  const { t, label, choice, locale } = useWords();
  const head = (name: string): string => label('lienHolder', `parties.${name}`);
  const columns: MoneyColumn<Holder>[] = [
    {
      head: head('name'),
      cell: (holder) => (
        <Box component="span" sx={{ textAlign: 'start' }}>
          {holder.name}
          <Aside>
            {holder.isOurClient ? t('searches.ourClient') : choice('lienPartyType', holder.partyType)}
          </Aside>
        </Box>
      ),
    },
    {
      head: head('registrationNumber'),
      cell: ({ registrationNumber, jurisdiction, status, dischargeNumber }) => (
        <span>
          <Serial>{registrationNumber ?? '–'}</Serial>
          <Aside>
            {[
              jurisdiction && choice('province', jurisdiction),
              status && choice('registrationStatus', status),
              dischargeNumber,
            ]
              .filter(Boolean)
              .join(' · ')}
          </Aside>
        </span>
      ),
    },
    {
      head: head('expiresOn'),
      as: 'short',
      cell: ({ expiresOn }) => (expiresOn ? formatDate(expiresOn, locale) : '–'),
    },
    { head: head('priorityRank'), as: 'figure', cell: ({ priorityRank }) => priorityRank ?? '–' },
    {
      head: head('amount'),
      as: 'figure',
      cell: ({ amount }) => (amount ? formatMoney(amount, locale) : '–'),
    },
    {
      head: head('isNoticeRecipient'),
      cell: ({ isNoticeRecipient }) => (
        <Sign tone={isNoticeRecipient ? 'warn' : 'plain'}>
          {t(isNoticeRecipient ? 'searches.noticed' : 'searches.notNoticed')}
        </Sign>
      ),
    },
    {
      head: t('searches.actions'),
      as: 'acts',
      cell: (holder) => (
        <Stack direction="row" sx={{ justifyContent: 'flex-end' }}>
          {onDischarge && isToDischarge(holder) && (
            <Button variant="text" onClick={() => onDischarge(holder)}>
              {t('searches.discharge')}
            </Button>
          )}
          {onEdit && (
            <IconAction
              label={t('named', { what: t('searches.editHolder'), name: holder.name })}
              icon={<EditIcon />}
              onClick={() => onEdit(parties.indexOf(holder))}
            />
          )}
          {onRemove && (
            <IconAction
              label={t('named', { what: t('remove'), name: holder.name })}
              icon={<DeleteIcon />}
              onClick={() => onRemove(parties.indexOf(holder))}
            />
          )}
        </Stack>
      ),
    },
  ];
  return (
    <MoneyTable
      label={t('named', { what: t('searches.holders'), name: parties.length })}
      rows={parties}
      keyOf={(holder) => parties.indexOf(holder)}
      columns={columns}
      mark={({ status }) => (status === 'discharged' || status === 'expired' ? 'past' : undefined)}
    />
  );
}
