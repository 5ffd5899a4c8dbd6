import { fill, useWords } from '../../i18n/words';
import type { Bucket } from '../../kinds/people-half';
import { AskDialog } from '../ask-dialog';
import { useStartExport } from './close-out-calls';
import { useCloseOutTexts } from './close-out-texts';

/** Says what exporting a lender's files means before it is done: the mark stays. */
export function ConfirmExport({ lender, onClose }: { lender: Bucket; onClose: () => void }) {
  const texts = useCloseOutTexts();
  const { counted } = useWords();
  const start = useStartExport();
  const title = counted(lender.count, texts.confirmOne, texts.confirmMany);
  return (
    <AskDialog
      title={fill(title, { lender: String(lender.label) })}
      lead={<p>{texts.confirmLead}</p>}
      resource="file"
      asked={[]}
      values={{}}
      save={texts.confirm}
      onSave={async () => {
        await start.mutateAsync({ clientId: String(lender.value) });
        onClose();
      }}
      onClose={onClose}
    />
  );
}
