import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import type { ComponentType } from 'react';
import { useState } from 'react';
import { useRights } from '../../../data/rights';
import { useWords } from '../../../i18n/words';
import { Awaited } from '../../../parts/awaited';
import { FramedLines } from '../../../parts/framed-lines';
import { Section } from '../../../parts/section';
import { Quiet } from '../../../parts/words-in-line';
import { mayWith, useFileRecord } from '../file-record';
import type { SearchKind } from './file-searches';
import { useFileSearches } from './file-searches';
import { SearchLine } from './search-line';

interface SearchSectionProps {
  readonly kind: SearchKind;
  /** The dialog that orders one; without it, it is ordered elsewhere. */
  readonly Order?: ComponentType<{ readonly onClose: () => void }>;
}

/** The searches of a kind, each with how far it is, and the way to order one. */
export function SearchSection({ kind, Order }: SearchSectionProps) {
  const file = useFileRecord();
  const { t, many } = useWords();
  const rights = useRights();
  const [ordering, setOrdering] = useState(false);
  const { data, error, refetch } = useFileSearches(kind, file.id);
  const mayOrder = Order && rights.may(kind, 'create') && mayWith(file, 'work') && !file.closed;
  return (
    <Section
      title={many(kind)}
      actions={
        mayOrder && (
          <Button
            startIcon={<AddIcon />}
            aria-label={t('named', { what: t('searches.order'), name: many(kind) })}
            onClick={() => setOrdering(true)}
          >
            {t('searches.order')}
          </Button>
        )
      }
    >
      <Awaited data={data} error={error} refetch={refetch} />
      {data?.length === 0 && (
        <Quiet>{t(kind === 'lienDischarge' ? 'searches.dischargesFromHolders' : 'searches.none')}</Quiet>
      )}
      {data && data.length > 0 && (
        <FramedLines>
          {data.map((row) => (
            <SearchLine key={row.id} kind={kind} row={row} />
          ))}
        </FramedLines>
      )}
      {Order && ordering && <Order onClose={() => setOrdering(false)} />}
    </Section>
  );
}
