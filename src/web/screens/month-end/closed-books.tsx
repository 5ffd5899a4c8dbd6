import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useGetOne, useUpdate } from 'react-admin';
import { formatDate } from '#contract/written';
import { isUnread } from '../../data/read';
import type { DeskRecord } from '../../data/record';
import { resourcePaths } from '../../data/resource-paths';
import { useRights } from '../../data/rights';
import { useWords } from '../../i18n/words';
import { useSession } from '../../identity/identity-context';
import { AskDialog } from '../../parts/ask-dialog';
import { Failure } from '../../parts/failure';
import { UnreadDialog } from '../../parts/unread-dialog';
import { Section } from '../../parts/section';
import { useDoing } from '../../parts/use-doing';
import { useLedger } from './ledger-calls';

type Company = DeskRecord & {
  readonly booksClosedUntil?: string | null;
  readonly parentCompanyId?: string | null;
};

/** Until when the books are closed, and the button that closes them up to the end of a month: of the topmost company, by who keeps them. */
export function ClosedBooks({ month }: { readonly month: string }) {
  const { t, locale } = useWords();
  const rights = useRights();
  const { user } = useSession();
  const {
    data: company,
    error,
    refetch,
  } = useGetOne<Company>(
    resourcePaths.company,
    { id: user?.companyId ?? '' },
    { enabled: Boolean(user) && rights.may('company', 'show') },
  );
  const [isAsking, setAsking] = useState(false);
  if (error && !company)
    return (
      <Section title={t('monthEnd.books.title')}>
        <Failure error={error} retry={() => void refetch()} />
      </Section>
    );
  if (!company || company.parentCompanyId) return null;
  const closed = company.booksClosedUntil ?? null;
  const day = (date: string) => formatDate(date, locale);
  const mayClose = rights.may('company', 'edit') && rights.may('fee', 'updatePaidDate');
  return (
    <Section
      title={t('monthEnd.books.title')}
      actions={
        mayClose &&
        (closed === null || closed < month) && (
          <Button onClick={() => setAsking(true)}>{t('monthEnd.books.close', { day: day(month) })}</Button>
        )
      }
    >
      <Typography>
        {closed === null ? t('monthEnd.books.open') : t('monthEnd.books.closed', { day: day(closed) })}
      </Typography>
      {isAsking && <CloseDialog company={company} month={month} onClose={() => setAsking(false)} />}
    </Section>
  );
}

interface CloseDialogProps {
  readonly company: Company;
  readonly month: string;
  readonly onClose: () => void;
}

/** Asks once more, since it is never taken back, and says what would stay out of the accounts. */
function CloseDialog({ company, month, onClose }: CloseDialogProps) {
  const { t, locale } = useWords();
  const ledger = useLedger(month);
  const { data } = ledger;
  const [update] = useUpdate<Company>(undefined, undefined, { mutationMode: 'pessimistic' });
  const { busy, run } = useDoing();
  if (isUnread(ledger)) return <UnreadDialog reads={[ledger]} onClose={onClose} />;
  const day = formatDate(month, locale);
  const close = () =>
    void run(async () => {
      const data = { booksClosedUntil: month };
      await update(
        resourcePaths.company,
        { id: company.id, data, previousData: company },
        { returnPromise: true },
      );
      onClose();
      return t('monthEnd.books.closed', { day });
    });
  return (
    <AskDialog
      title={t('monthEnd.books.close', { day })}
      lead={t('monthEnd.books.lead')}
      confirm={t('monthEnd.books.confirm')}
      busy={busy}
      disabled={!data}
      onConfirm={close}
      onClose={onClose}
    >
      {data && data.total > 0 && (
        <Alert severity="warning">{t('monthEnd.books.left', { smart_count: data.total })}</Alert>
      )}
    </AskDialog>
  );
}
