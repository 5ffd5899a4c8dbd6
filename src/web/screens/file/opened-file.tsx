import { createContext, useContext, useState } from 'react';
import type { ReactNode } from 'react';
import { RecordMoved } from '../../parts/record-moved';
import { FileContext, useFileRecord } from './file-record';
import type { FileRecord } from './file-record';

const LiveFileContext = createContext<FileRecord | null>(null);

/**
 * Keeps the file as it was when this opened, for a form: what is fetched meanwhile changes neither what stands in it nor the version
 * on which it is saved.
 */
export function OpenedFile({ children }: { children: ReactNode }) {
  const live = useFileRecord();
  const [opened] = useState(live);
  return (
    <LiveFileContext value={live}>
      <FileContext value={opened}>{children}</FileContext>
    </LiveFileContext>
  );
}

/** Says in an open form that somebody changed the file meanwhile. */
export function FileMoved() {
  const opened = useFileRecord();
  const live = useContext(LiveFileContext);
  return live && <RecordMoved opened={opened} live={live} />;
}
