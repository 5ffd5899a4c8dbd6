import { useState } from 'react';
import { useTranslate } from '../../../i18n/use-translate';
import { ProposeDialog } from '../assignments/propose-dialog';
import type { Warned } from '../assignments/warnings-dialog';
import { WarningsDialog } from '../assignments/warnings-dialog';
import { ActButton } from './act-button';

/** Offers the file to a company that may do what the gate guards. */
export function ProposeAct() {
  const t = useTranslate();
  const [warned, setWarned] = useState<Warned | null>(null);
  return (
    <>
      <ActButton label={t('file.assignments.propose')}>
        {(onClose) => <ProposeDialog onWarned={setWarned} onClose={onClose} />}
      </ActButton>
      {warned && <WarningsDialog {...warned} onRead={() => setWarned(null)} />}
    </>
  );
}
