import Button from '@mui/material/Button';
import { useState } from 'react';
import { useRights } from '../../data/rights';
import { useTranslate } from '../../i18n/use-translate';
import { Section } from '../../parts/section';
import { Quiet } from '../../parts/words-in-line';
import { PastDueDialog } from '../file/list/past-due-dialog';

/** Counts the days past due of all open files within reach. */
export function CountPastDue() {
  const t = useTranslate();
  const rights = useRights();
  const [asking, setAsking] = useState(false);
  if (!rights.may('file', 'updateDaysPastDue')) return null;
  return (
    <Section
      title={t('fileBulk.pastDue')}
      actions={<Button onClick={() => setAsking(true)}>{t('fileBulk.pastDueAll')}</Button>}
    >
      <Quiet>{t('fileBulk.pastDueLead')}</Quiet>
      {asking && <PastDueDialog onClose={() => setAsking(false)} />}
    </Section>
  );
}
