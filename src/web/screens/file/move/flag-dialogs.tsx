import { resources } from '#contract/resources/index';
import { useSession } from '../../../identity/identity-context';
import { useToast } from '../../../identity/toast';
import { fill, useWords } from '../../../i18n/words';
import { Confirm } from '../../../frame/dialog';
import { formatDate, formatMoment } from '../../../kinds/format';
import { AskDialog } from '../../ask-dialog';
import { useFailure } from '../../failure';
import { useFileRecord } from '../file-record';
import { useFileTexts } from '../file-texts';
import type { Asking } from '../head/flag-marks';
import { useSaveFile } from '../save-file';

const { fields } = resources.file;

/** The dialogs that set and release the marks of a file. */
export function FlagDialogs({ asking, onClose }: { asking: Asking; onClose: () => void }) {
  if (asking === 'hold') return <HoldDialog onClose={onClose} />;
  return <FlagConfirm asking={asking} onClose={onClose} />;
}

function HoldDialog({ onClose }: { onClose: () => void }) {
  const file = useFileRecord();
  const { locale } = useWords();
  const { holding } = useFileTexts();
  const save = useSaveFile();
  const toast = useToast();
  const { user } = useSession();
  const onHookAt = file.recovery?.onHookAt;
  const inHand = Boolean(onHookAt ?? file.recovery?.securedDate);
  return (
    <AskDialog
      title={holding.set}
      lead={
        <>
          <p>{holding.setLead}</p>
          {inHand && (
            <p className="in-hand" role="alert">
              {onHookAt
                ? fill(holding.onHook, { time: formatMoment(onHookAt, locale, user?.timeZone) })
                : holding.inHand}
            </p>
          )}
        </>
      }
      resource="file"
      asked={[
        { path: 'holdReason', field: fields.holdReason, needed: true },
        { path: 'holdUntil', field: fields.holdUntil, needed: true },
        { path: 'holdNote', field: fields.holdNote },
      ]}
      values={{ holdReason: null, holdUntil: null, holdNote: null }}
      save={holding.save}
      onSave={async (given) => {
        const saved = await save({ ...given, hold: true });
        onClose();
        if (saved?.holdUntil)
          toast({
            status: 'success',
            message: fill(holding.done, { date: formatDate(saved.holdUntil, locale) }),
          });
      }}
      onClose={onClose}
    />
  );
}

function FlagConfirm({ asking, onClose }: { asking: Exclude<Asking, 'hold'>; onClose: () => void }) {
  const { holding, rushing } = useFileTexts();
  const save = useSaveFile();
  const toast = useToast();
  const explain = useFailure();
  const asks = {
    release: {
      title: holding.release,
      lead: holding.releaseLead,
      confirm: holding.releaseSave,
      change: { hold: false },
      done: holding.released,
    },
    rush: {
      title: rushing.set,
      lead: rushing.setLead,
      confirm: rushing.save,
      change: { isRushFile: true },
      done: rushing.done,
    },
    unrush: {
      title: rushing.unset,
      lead: rushing.unsetLead,
      confirm: rushing.unsetSave,
      change: { isRushFile: false },
      done: rushing.undone,
    },
  }[asking];
  const confirm = async () => {
    try {
      const saved = await save(asks.change);
      if (saved) toast({ status: 'success', message: asks.done });
    } catch (error) {
      toast({ status: 'error', message: explain(error) });
    }
    onClose();
  };
  return (
    <Confirm
      title={asks.title}
      lead={asks.lead}
      confirm={asks.confirm}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
}
