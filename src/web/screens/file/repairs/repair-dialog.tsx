import { useState } from 'react';
import { openEstimate } from '#contract/lifecycles/recon';
import { useWriting } from '../../../data/use-writing';
import { useTranslate } from '../../../i18n/use-translate';
import { useWords } from '../../../i18n/words';
import { FieldsDialog } from '../../../parts/fields-dialog';
import { useSide } from '../../own-side';
import { useFileRecord } from '../file-record';
import type { RepairRow } from './file-repairs';

const what = ['category', 'description'] as const;
const estimate = ['estimateAmount', 'estimateDate', 'estimateDocumentId'] as const;
const outcome = [
  'actualAmount',
  'varianceReason',
  'completedDate',
  'warrantyUntil',
  'photosBefore',
  'photosAfter',
] as const;

interface RepairDialogProps {
  readonly repair: RepairRow | undefined;
  readonly onClose: () => void;
}

/** Says what is to be put in order, what it would cost, and afterwards what it came to. */
export function RepairDialog({ repair, onClose }: RepairDialogProps) {
  const file = useFileRecord();
  const t = useTranslate();
  const { choice } = useWords();
  const isShop = useSide() === 'vendor';
  const { create, change } = useWriting('repairsAndReconditioning');
  const [opened] = useState(repair);
  const isOpen = !opened || openEstimate.includes(opened.status);
  const paths = [
    ...what,
    ...(isOpen && !isShop ? (['vendorCompanyId'] as const) : []),
    ...(isOpen ? estimate : []),
    ...(isShop ? [] : (['expectedLift', 'sellAsIs'] as const)),
    ...(opened && !isOpen ? outcome : []),
    ...(opened && !isShop ? (['repairedValue'] as const) : []),
  ];
  const values: Record<string, unknown> = opened
    ? { ...opened }
    : { category: null, description: '', sellAsIs: false, photosBefore: [], photosAfter: [] };
  return (
    <FieldsDialog
      wide
      title={
        opened
          ? t('fileTabs.repairs.editOne', { name: choice('reconCategory', opened.category) })
          : t('fileTabs.repairs.add')
      }
      resource="repairsAndReconditioning"
      asked={paths}
      record={opened}
      values={values}
      save={t(opened ? 'fileTabs.repairs.saveChanges' : 'fileTabs.repairs.save')}
      onSave={async (given, before) => {
        const sent = Object.fromEntries(
          paths.flatMap((path) => (path in given ? [[path, given[path] === '' ? null : given[path]]] : [])),
        );
        const isEstimated = !before && sent.estimateAmount != null;
        const status = isEstimated ? { status: 'estimate_received' } : {};
        await (before ? change(before, sent) : create({ ...sent, ...status, fileId: file.id }));
        return t(before ? 'fileTabs.repairs.saved' : 'fileTabs.repairs.added');
      }}
      onClose={onClose}
    />
  );
}
