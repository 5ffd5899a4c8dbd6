import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useWords } from '../../../i18n/words';
import { useSession } from '../../../identity/identity-context';
import { formatMoment } from '../../../kinds/format';
import { MoneyTable } from '../../../parts/money-table';
import type { Layout } from './layout';

interface LayoutVersionsProps {
  readonly layouts: readonly Layout[];
  /** The version that is open. */
  readonly shown: number | null;
  readonly onOpen: (version: number) => void;
}

/** The versions of a lender’s layout, each to be opened. */
export function LayoutVersions({ layouts, shown, onOpen }: LayoutVersionsProps) {
  const { t, locale } = useWords();
  const { user } = useSession();
  const title = t('layouts.versions');
  return (
    <>
      <Typography component="h3" variant="h3" sx={{ mt: 3, mb: 0.5 }}>
        {title}
      </Typography>
      <MoneyTable
        label={title}
        rows={layouts}
        keyOf={({ version }) => version}
        mark={({ version }) => (version === shown ? 'marked' : undefined)}
        columns={[
          { head: t('layouts.version'), cell: ({ version }) => version },
          {
            head: t('importing.when'),
            as: 'short',
            cell: ({ createdAt }) => formatMoment(createdAt, locale, user?.timeZone),
          },
          { head: t('layouts.by'), cell: ({ createdBy }) => createdBy },
          {
            head: t('layouts.open'),
            as: 'acts',
            cell: ({ version }) =>
              version === shown ? null : (
                <Button
                  variant="text"
                  aria-label={t('layouts.openOne', { version: String(version) })}
                  onClick={() => onOpen(version)}
                >
                  {t('layouts.open')}
                </Button>
              ),
          },
        ]}
      />
    </>
  );
}
