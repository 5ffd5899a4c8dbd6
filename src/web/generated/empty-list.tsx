import Button from '@mui/material/Button';
import { CreateButton, useListContext } from 'react-admin';
import type { ResourceName } from '#contract/resources/index';
import { useRights } from '../data/rights';
import { useTranslate } from '../i18n/use-translate';
import { inSentence, useWords } from '../i18n/words';
import { Standstill } from '../parts/standstill';

/** Why a list shows nothing, and the next step. */
export function EmptyList({ name, canCreate }: { name: ResourceName; canCreate: boolean }) {
  const words = useWords();
  const t = useTranslate();
  const rights = useRights();
  const { filterValues, page, setFilters } = useListContext();
  // No filter is to blame for what no other one would let through either.
  if (rights.staysEmpty(name))
    return (
      <Standstill title={t(name === 'vendorInvoice' ? 'list.invoicesGoElsewhere' : 'list.emptyScope')} />
    );
  if (Object.keys(filterValues as object).length > 0 || page > 1)
    return (
      <Standstill title={t('list.noMatchTitle')} lead={t('list.noMatchLead')}>
        <Button onClick={() => setFilters({})}>{t('list.clearFilters')}</Button>
      </Standstill>
    );
  const many = words.locale === 'fr' ? words.many(name) : inSentence(words.many(name));
  return (
    <Standstill
      title={t('list.emptyTitle', { many })}
      lead={t(rights.may(name, 'create') ? 'list.emptyLead' : 'list.emptyScope')}
    >
      {canCreate && <CreateButton label={words.newOne(name)} variant="contained" />}
    </Standstill>
  );
}
