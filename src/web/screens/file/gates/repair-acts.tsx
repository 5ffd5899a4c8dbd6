import { openEstimate } from '#contract/lifecycles/recon';
import { useTranslate } from '../../../i18n/use-translate';
import { mayWithPart, useFileRecord } from '../file-record';
import { useFileRepairs } from '../repairs/file-repairs';
import { RepairDialog } from '../repairs/repair-dialog';
import { ActButton } from './act-button';

/** Writes an estimate down: into the newest repair that waits for one, or a new one. */
export function EstimateAct() {
  const file = useFileRecord();
  const t = useTranslate();
  const { data: repairs } = useFileRepairs(file.id);
  if (!repairs) return null;
  const waiting = repairs.find(
    (repair) => openEstimate.includes(repair.status) && mayWithPart(file, repair, 'edit'),
  );
  return (
    <ActButton label={t('gates.estimate')}>
      {(onClose) => <RepairDialog repair={waiting} onClose={onClose} />}
    </ActButton>
  );
}
