import { useDataProvider } from 'ra-core';
import type { DeskRecord } from '../../data/record';
import { resourcePaths } from '../../data/resource-paths';
import { StaleDialog } from '../../generated/stale-dialog';
import { useToast } from '../../identity/toast';
import { useFailure } from '../failure';
import type { Conflict } from './save-file';
import { useAdoptFile } from './save-file';

/** Two people changed one file: the choice that every form offers, for what was changed in the workspace. */
export function ConflictDialog({ conflict, onClose }: { conflict: Conflict; onClose: () => void }) {
  const { change } = conflict;
  const before = conflict.before as unknown as DeskRecord;
  const theirs = conflict.theirs as unknown as DeskRecord;
  const adopt = useAdoptFile();
  const dataProvider = useDataProvider();
  const toast = useToast();
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
    } catch (error) {
      toast({ status: 'error', message: explain(error) });
    }
  };
  return (
    <StaleDialog
      name="file"
      before={before}
      mine={{ ...before, ...change }}
      current={theirs}
      onSave={(chosen) => void save(chosen)}
      onTheirs={() => {
        adopt(theirs);
        onClose();
      }}
      onClose={onClose}
    />
  );
}
