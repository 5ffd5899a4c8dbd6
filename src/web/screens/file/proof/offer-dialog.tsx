import { resources } from '#contract/resources/index';
import { readRecord } from '../../../data/record';
import { useCommand } from '../../../data/use-command';
import { useWords } from '../../../i18n/words';
import { FieldsDialog } from '../../../parts/fields-dialog';
import { useFileRecord } from '../file-record';
import { useAdoptFile } from '../save-file';
import { PurchaserInput } from './purchaser-input';

const { salePrice, purchaserId } = resources.file.fields.remarketing.fields;

/** Accepts an offer: for how much, and whose. */
export function OfferDialog({ onClose }: { onClose: () => void }) {
  const file = useFileRecord();
  const { t, label } = useWords();
  const acceptOffer = useCommand('acceptOffer');
  const adopt = useAdoptFile();
  const sale = file.remarketing;
  return (
    <FieldsDialog
      title={t('fileTabs.proof.offer')}
      lead={t('fileTabs.proof.offerLead')}
      resource="file"
      asked={[
        { path: 'salePrice', field: salePrice, needed: true, label: label('file', 'remarketing.salePrice') },
        {
          path: 'purchaserId',
          field: purchaserId,
          needed: true,
          label: label('file', 'remarketing.purchaserId'),
          own: PurchaserInput,
        },
      ]}
      values={{ salePrice: sale?.salePrice ?? null, purchaserId: sale?.purchaserId ?? null }}
      save={t('fileTabs.proof.offer')}
      onSave={async (given) => {
        const sent = given as { salePrice: string; purchaserId: string };
        adopt(
          readRecord(
            await acceptOffer({ fileId: file.id, salePrice: sent.salePrice, purchaserId: sent.purchaserId }),
          ),
        );
        return t('fileTabs.proof.offerDone');
      }}
      onClose={onClose}
    />
  );
}
