import CalendarMonth from '@mui/icons-material/CalendarMonthOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useRights } from '../../data/rights';
import { DeniedPage } from '../../frame/still-pages';
import { useWords } from '../../i18n/words';
import { useSession } from '../../identity/identity-context';
import { formatInteger } from '../../kinds/format';
import { useToday } from '../../kinds/use-today';
import { Awaited } from '../../parts/awaited';
import { Page } from '../../parts/page';
import { PageHead } from '../../parts/page-head';
import { SelectField } from '../../parts/select-field';
import { Standstill } from '../../parts/standstill';
import { TextLink } from '../../parts/text-link';
import { Whose } from '../../parts/whose';
import { Quiet } from '../../parts/words-in-line';
import { CalendarAddressDialog } from './calendar-address-dialog';
import { isMonth, lastDayOf } from './month-days';
import { MonthAgenda } from './month-agenda';
import { MonthSteps } from './month-steps';
import { MonthTable } from './month-table';
import { useColleagues } from './use-colleagues';
import { deadlinesByDay, listOfDays, useDeadlines, useNextAlone } from './use-deadlines';
import type { Narrowed } from './use-deadlines';
import { useOwnDay } from './use-own-day';

/** When the deadlines of the law on open files fall: a month at a glance. */
export function DeadlinesPage() {
  const rights = useRights();
  if (!rights.ready) return null;
  return rights.may('file', 'list') ? <Deadlines /> : <DeniedPage />;
}

function Deadlines() {
  const { t, locale } = useWords();
  const { user } = useSession();
  const today = useToday();
  const [address, setAddress] = useSearchParams();
  const [isOpen, setOpen] = useState(false);
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('md'), { noSsr: true });
  const asked = address.get('month');
  const month = isMonth(asked) ? asked : today.slice(0, 7);
  // What an address says of whose it is stands, whoever opens it.
  const says = ['mine', 'userId', 'clientId'].some((name) => address.has(name));
  const ownDay = useOwnDay(!says);
  const mine = says ? address.get('mine') === 'true' : ownDay;
  const colleagues = useColleagues();
  const person = colleagues.find(({ _id }) => _id === address.get('userId'))?._id ?? null;
  const clientId = address.get('clientId');
  const nextAlone = useNextAlone();
  const narrowed: Narrowed = { month, userId: mine ? (user?._id ?? null) : person, clientId, nextAlone };
  const { files, deadlines, total, clients, error, refetch } = useDeadlines(narrowed, mine !== undefined);
  const byDay = deadlinesByDay(deadlines ?? []);
  const set = (values: Readonly<Record<string, string | null>>) => {
    const next = new URLSearchParams(address);
    next.set('mine', String(mine === true));
    for (const [name, value] of Object.entries(values)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    setAddress(next);
  };
  const names = new Map(clients.map((one) => [String(one.value), one]));
  return (
    <Page>
      <PageHead
        title={t('deadlines.title')}
        lead={t(nextAlone ? 'deadlines.leadNext' : 'deadlines.lead')}
        {...(deadlines && { count: formatInteger(deadlines.length, locale) })}
      >
        <Whose mine={mine} onChoose={(next) => set({ mine: String(next), ...(next && { userId: null }) })} />
        <Button startIcon={<CalendarMonth />} onClick={() => setOpen(true)}>
          {t('deadlines.address.open')}
        </Button>
      </PageHead>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: '12px 24px' }}>
        <MonthSteps month={month} today={today} onMonth={(next) => set({ month: next })} />
        <SelectField
          label={t('deadlines.client')}
          value={clientId && names.has(clientId) ? clientId : ''}
          choices={[
            ['', t('deadlines.allClients')],
            ...[...names].map(([id, { label, count }]) => [id, `${label} (${count})`] as const),
          ]}
          onPick={(value) => set({ clientId: value || null })}
        />
        {colleagues.length > 1 && (
          <SelectField
            label={t('deadlines.person')}
            value={person ?? ''}
            choices={[
              ['', t('deadlines.everybody')],
              ...colleagues.map(({ _id, name }) => [_id, name] as const),
            ]}
            onPick={(value) => set({ userId: value || null, ...(value && { mine: 'false' }) })}
          />
        )}
        <TextLink to={listOfDays(narrowed, `${month}-01`, lastDayOf(month))}>{t('deadlines.all')}</TextLink>
      </Stack>
      <Awaited data={files} error={files ? null : error} refetch={refetch} />
      {files && total !== undefined && total > files.length && (
        <Quiet>
          {t('deadlines.cut', {
            shown: formatInteger(files.length, locale),
            total: formatInteger(total, locale),
          })}
        </Quiet>
      )}
      {files?.length === 0 && <Standstill title={t('deadlines.none')} lead={t('deadlines.noneLead')} />}
      {files && isWide && (
        <MonthTable
          month={month}
          today={today}
          byDay={byDay}
          listOf={(day) => listOfDays(narrowed, day, day)}
        />
      )}
      {files && !isWide && <MonthAgenda byDay={byDay} />}
      {isOpen && <CalendarAddressDialog userId={person} clientId={clientId} onClose={() => setOpen(false)} />}
    </Page>
  );
}
