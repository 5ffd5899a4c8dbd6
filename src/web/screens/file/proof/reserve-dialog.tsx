import { resources } from '#contract/resources/index';
import { readRecord } from '../../../data/record';
import { useCommand } from '../../../data/use-command';
import { useWords } from '../../../i18n/words';
import { FieldsDialog } from '../../../parts/fields-dialog';
import { useFileRecord } from '../file-record';
import { useAdoptFile } from '../save-file';

const { reservePrice, floorPrice } = resources.file.fields.remarketing.fields;

/** Sets for how much at the least the unit is sold; the client then agrees to it in a request. */
export function ReserveDialog({ onClose }: { onClose: () => void }) {
  const file = useFileRecord();
  const { t, label } = useWords();
  const setReserve = useCommand('setReserve');
  const adopt = useAdoptFile();
  const sale = file.remarketing;
  return (
    <FieldsDialog
      title={t('fileTabs.proof.reserve')}
      lead={t('fileTabs.proof.reserveLead')}
      resource="file"
      asked={[
        {
          path: 'reservePrice',
          field: reservePrice,
          needed: true,
          label: label('file', 'remarketing.reservePrice'),
        },
        { path: 'floorPrice', field: floorPrice, label: label('file', 'remarketing.floorPrice') },
      ]}
      values={{ reservePrice: sale?.reservePrice ?? null, floorPrice: sale?.floorPrice ?? null }}
      save={t('fileTabs.proof.reserve')}
      onSave={async (given) => {
        const sent = given as { reservePrice: string; floorPrice: string | null };
        const after = await setReserve({
          fileId: file.id,
          reservePrice: sent.reservePrice,
          floorPrice: sent.floorPrice,
        });
        adopt(readRecord(after));
        const isAgreed = after.remarketing?.reserveStatus === 'approved';
        return t(isAgreed ? 'fileTabs.proof.reserveAgreed' : 'fileTabs.proof.reserveDone');
      }}
      onClose={onClose}
    />
  );
}
