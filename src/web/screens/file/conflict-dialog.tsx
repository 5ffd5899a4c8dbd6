import { useDataProvider, useNotify } from 'react-admin';
import type { DeskRecord } from '../../data/record';
import { refusedBody } from '../../data/refused';
import { resourcePaths } from '../../data/resource-paths';
import { StaleDialog } from '../../generated/stale-dialog';
import { useFailure } from '../failure';
import type { FileRecord } from './file-record';
import type { Conflict } from './save-file';
import { useAdoptFile } from './save-file';

interface ConflictDialogProps {
  readonly conflict: Conflict;
  /** The file changed once more while the person chose. */
  readonly onAgain: (conflict: Conflict) => void;
  readonly onClose: () => void;
}

/** Two people changed one file: the choice that every form offers, for what was changed in the workspace. */
export function ConflictDialog({ conflict, onAgain, onClose }: ConflictDialogProps) {
  const { change, onSettled, onGivenUp } = conflict;
  const before = conflict.before as unknown as DeskRecord;
  const theirs = conflict.theirs as unknown as DeskRecord;
  const adopt = useAdoptFile();
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const explain = useFailure();

  const save = async (chosen: Readonly<Record<string, unknown>>) => {
    try {
      const { data } = await dataProvider.update<DeskRecord>(resourcePaths.file, {
        id: theirs.id,
        data: chosen,
        previousData: theirs,
      });
      adopt(data);
      onClose();
      onSettled(data as unknown as FileRecord);
    } catch (error) {
      const current = refusedBody(error)?.current as unknown as FileRecord | undefined;
      if (current) onAgain({ ...conflict, change: chosen, before: conflict.theirs, theirs: current });
      else notify(explain(error), { type: 'error' });
    }
  };
  return (
    <StaleDialog
      key={String(theirs.version)}
      name="file"
      before={before}
      mine={{ ...before, ...change }}
      current={theirs}
      onSave={(chosen) => void save(chosen)}
      onTheirs={() => {
        adopt(theirs);
        onClose();
        onSettled(undefined);
      }}
      onClose={() => {
        onClose();
        onGivenUp();
      }}
    />
  );
}
