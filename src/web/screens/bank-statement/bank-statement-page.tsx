import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Pagination from '@mui/material/Pagination';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useRights } from '../../data/rights';
import { DeniedPage } from '../../frame/still-pages';
import { useWords } from '../../i18n/words';
import { Awaited } from '../../parts/awaited';
import { Page } from '../../parts/page';
import { PageHead } from '../../parts/page-head';
import { SelectField } from '../../parts/select-field';
import { Standstill } from '../../parts/standstill';
import { useDoing } from '../../parts/use-doing';
import { BankLineTable } from './bank-line-table';
import type { BankLine, Booking } from './bank-calls';
import { asProposed, useBankLines, useBookLines, useSetAside } from './bank-calls';
import { ClientDialog } from './client-dialog';
import { TakeStatement } from './take-statement';

/** The lines of the agency's bank statements: each becomes a payment, clears one, or is set aside. */
export function BankStatementPage() {
  const rights = useRights();
  if (!rights.ready) return null;
  return rights.may('payment', 'edit') ? <BankStatement /> : <DeniedPage />;
}

function BankStatement() {
  const { t } = useWords();
  const [address, setAddress] = useSearchParams();
  const isAside = address.get('show') === 'aside';
  const page = Math.max(1, Math.trunc(Number(address.get('page') ?? 1)) || 1);
  const { data: answer, error, refetch } = useBankLines(isAside, page);
  const [asked, setAsked] = useState<BankLine | null>(null);
  const { busy, refused, book, set } = useDeciding();
  const lines = answer?.data;
  const pages = answer ? Math.ceil(answer.total / answer.size) : 1;
  const turn = (to: number) =>
    setAddress({ ...(isAside && { show: 'aside' }), ...(to > 1 && { page: String(to) }) });
  const certain = (lines ?? []).flatMap((line) => asProposed(line) ?? []);
  return (
    <Page>
      <PageHead title={t('bankStatement.title')} lead={t('bankStatement.lead')}>
        <SelectField
          bare
          label={t('bankStatement.show')}
          value={isAside ? 'aside' : 'waiting'}
          choices={[
            ['waiting', t('bankStatement.waiting')],
            ['aside', t('bankStatement.aside')],
          ]}
          onPick={(value) => setAddress(value === 'aside' ? { show: 'aside' } : {})}
        />
        {certain.length > 1 && !isAside && (
          <Button variant="contained" color="primary" loading={busy} onClick={() => void book(certain)}>
            {t('bankStatement.bookAll', { smart_count: certain.length })}
          </Button>
        )}
      </PageHead>
      {!isAside && <TakeStatement />}
      {refused.length > 0 && (
        <Alert severity="warning">
          <AlertTitle>{t('bankStatement.refused', { smart_count: refused.length })}</AlertTitle>
          {[...new Set(refused)].map((message) => (
            <div key={message}>{message}</div>
          ))}
        </Alert>
      )}
      <Awaited data={answer} error={error} refetch={refetch} />
      {lines?.length === 0 && (
        <Standstill
          title={t(isAside ? 'bankStatement.noneAside' : 'bankStatement.none')}
          lead={t(isAside ? 'bankStatement.noneAsideLead' : 'bankStatement.noneLead')}
        />
      )}
      {answer && lines && lines.length > 0 && (
        <BankLineTable
          lines={lines}
          total={answer.total}
          totals={answer.totals}
          isAside={isAside}
          busy={busy}
          onBook={(line) => void book([line])}
          onAsk={setAsked}
          onSet={(line) => void set(line, !isAside)}
        />
      )}
      {pages > 1 && (
        <Pagination
          sx={{ mt: 1.5 }}
          count={pages}
          page={answer?.page ?? page}
          onChange={(_, next) => turn(next)}
        />
      )}
      {asked && (
        <ClientDialog
          line={asked}
          onClose={() => setAsked(null)}
          onPick={(clientId) => {
            setAsked(null);
            void book([{ _id: asked._id, clientId }]);
          }}
        />
      )}
    </Page>
  );
}

/** What is done with lines, and what the host said to those that it left. */
function useDeciding() {
  const { t } = useWords();
  const { busy, run } = useDoing();
  const bookLines = useBookLines();
  const setAside = useSetAside();
  const [refused, setRefused] = useState<readonly string[]>([]);
  const book = (lines: readonly Booking[]) =>
    run(async () => {
      const { data } = await bookLines.mutateAsync(lines);
      setRefused(data.filter(({ ok }) => !ok).map(({ message }) => message ?? ''));
      const done = data.filter(({ ok }) => ok).length;
      return done > 0 ? t('bankStatement.booked', { smart_count: done }) : undefined;
    });
  const set = ({ _id }: BankLine, isAside: boolean) =>
    run(async () => {
      setRefused([]);
      await setAside.mutateAsync({ ids: [_id], isAside });
      return t(isAside ? 'bankStatement.setAside' : 'bankStatement.takenBack');
    });
  return { busy, refused, book, set };
}
