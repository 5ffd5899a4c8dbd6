import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useCommand } from '../../data/use-command';
import { useRead } from '../../data/use-read';
import { useWords } from '../../i18n/words';
import { useSession } from '../../identity/identity-context';
import { formatMoment } from '../../kinds/format';
import { AskDialog } from '../../parts/ask-dialog';
import { Awaited } from '../../parts/awaited';
import { CopyButton } from '../../parts/copy-button';
import { Failure } from '../../parts/failure';
import { Tick } from '../../parts/tick';

const key = ['desk', 'calendarAddress'] as const;

interface CalendarAddressDialogProps {
  /** The one person, and the one client, that the calendar is narrowed to. */
  readonly userId: string | null;
  readonly clientId: string | null;
  readonly onClose: () => void;
}

/** Has an address made at which a calendar program finds the deadlines, tells it once, and ends it. */
export function CalendarAddressDialog({ userId, clientId, onClose }: CalendarAddressDialogProps) {
  const { t, locale } = useWords();
  const { user } = useSession();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [mine, setMine] = useState(false);
  const { data, error, refetch } = useRead(key, 'showCalendarAddress', {});
  const create = useCommand('createCalendarAddress');
  const remove = useCommand('removeCalendarAddress');
  const onSettled = () => queryClient.invalidateQueries({ queryKey: key });
  const making = useMutation({ mutationFn: () => create({}), onSettled });
  const ending = useMutation({
    mutationFn: () => remove({}),
    onSettled,
    onSuccess: () => {
      making.reset();
      notify(t('deadlines.address.removed'), { type: 'success' });
    },
  });
  const at = (moment: string) => formatMoment(moment, locale, user?.timeZone);
  const madeAt = data?.madeAt;
  const failed = making.error ?? ending.error;
  return (
    <AskDialog
      title={t('deadlines.address.title')}
      lead={t('deadlines.address.lead')}
      size="sm"
      cancel={t('close')}
      onClose={onClose}
      actions={
        <>
          {madeAt && (
            <Button color="warning" loading={ending.isPending} onClick={() => ending.mutate()}>
              {t('deadlines.address.remove')}
            </Button>
          )}
          <Button variant="contained" loading={making.isPending} onClick={() => making.mutate()}>
            {t(madeAt ? 'deadlines.address.anew' : 'deadlines.address.make')}
          </Button>
        </>
      }
    >
      <Stack sx={{ gap: 1.5 }}>
        <Awaited data={data} error={error} refetch={refetch} />
        {data && (
          <Typography>
            {madeAt
              ? [
                  t('deadlines.address.made', { when: at(madeAt) }),
                  data.readAt
                    ? t('deadlines.address.read', { when: at(data.readAt) })
                    : t('deadlines.address.unread'),
                  ...(making.data ? [] : [t('deadlines.address.anewLead')]),
                ].join(' ')
              : t('deadlines.address.none')}
          </Typography>
        )}
        {making.data && (
          <Address
            url={narrowedTo(making.data.url, { mine, userId, clientId })}
            mine={mine}
            onMine={setMine}
          />
        )}
        {failed && <Failure error={failed} />}
      </Stack>
    </AskDialog>
  );
}

interface AddressProps {
  readonly url: string;
  readonly mine: boolean;
  readonly onMine: (mine: boolean) => void;
}

function Address({ url, mine, onMine }: AddressProps) {
  const { t } = useWords();
  return (
    <Stack sx={{ gap: 1 }}>
      <Alert severity="info">{t('deadlines.address.once')}</Alert>
      <Tick label={t('deadlines.address.mine')} checked={mine} onChange={onMine} />
      <TextField
        fullWidth
        label={t('deadlines.address.field')}
        value={url}
        slotProps={{ input: { readOnly: true, endAdornment: <CopyButton text={url} /> } }}
        onFocus={({ target }) => target.select()}
      />
    </Stack>
  );
}

/** The same address, of the files that one works oneself or another person does, or of one client’s. */
function narrowedTo(
  url: string,
  {
    mine,
    userId,
    clientId,
  }: { readonly mine: boolean; readonly userId: string | null; readonly clientId: string | null },
): string {
  const narrowed = new URLSearchParams({
    ...(mine ? { mine: 'true' } : userId && { userId }),
    ...(clientId && { clientId }),
  });
  return narrowed.size > 0 ? `${url}?${narrowed}` : url;
}
