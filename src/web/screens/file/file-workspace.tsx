import { Suspense, useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { editPath, recordPath } from '../../data/resource-paths';
import { FileContext, mayWith, useFile } from './file-record';
import type { FileMove } from './file-record';
import { FileHead } from './head/file-head';
import type { Asking } from './head/flag-marks';
import { FileTabs, useTabs } from './file-tabs';
import type { TabName } from './tab-names';
import { isTab } from './tab-names';
import { HoldBanner } from './hold-banner';
import { MoveDialog } from './move/move-dialog';
import { FlagDialogs } from './move/flag-dialogs';
import { useNeighbours } from './neighbours';
import { NextPanel } from './next/next-panel';
import { ConflictDialog } from './conflict-dialog';
import type { Conflict } from './save-file';
import { ConflictContext } from './save-file';
import { ThumbBar } from './thumb-bar';
import { FileAbsent, FileSkeleton } from './file-states';
import { ReminderDialog } from '../reminder/reminder-dialog';
import { useFileActions } from './use-file-actions';
import { useWorkspaceKeys } from './workspace-keys';
import { usePageKeys } from '../../frame/page-keys';
import { usePageTexts } from '../../frame/use-page-texts';
import { useTranslate } from '../../i18n/use-translate';
import { WaitingLines } from '../../parts/waiting';
import { OpenedFile } from './opened-file';
import { tabScreens } from './tab-screens';
import { WorkspaceBody, WorkspaceMain, WorkspaceRoot, WorkspaceTop } from './workspace-layout';

/** The workspace of one file: its head, its parts under tabs, and beside them what is next. */
export function FileWorkspace({ id }: { id: string }) {
  // What stands behind the file's own address is the tab.
  const { '*': rest = '' } = useParams();
  const asked = rest.split('/')[0];
  const { data: file, error, refetch } = useFile(id);
  const isWorded = usePageTexts();
  const t = useTranslate();
  const tab: TabName = isTab(asked) ? asked : 'overview';

  const title = file?.ref && `${file.ref} · ${t('product')}`;
  useEffect(() => {
    if (title) document.title = title;
  }, [title]);

  if (!file || !isWorded)
    return error ? <FileAbsent error={error} onAgain={() => void refetch()} /> : <FileSkeleton />;
  return (
    <FileContext value={file}>
      <Workspace key={id} id={id} tab={tab} />
    </FileContext>
  );
}

function Workspace({ id, tab }: { id: string; tab: TabName }) {
  const { data: file } = useFile(id);
  const navigate = useNavigate();
  const shownTabs = useTabs();
  const { previous, next } = useNeighbours(id);
  const [moving, setMoving] = useState(false);
  const [move, setMove] = useState<FileMove | null>(null);
  const [asking, setAsking] = useState<Asking | null>(null);
  const [reminding, setReminding] = useState(false);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const Tab = tabScreens[tab];
  const path = recordPath('file', id);
  const works = file !== undefined && mayWith(file, 'work');
  const writeNote = () => void navigate(`${path}/notes#compose`);
  const go = (to: string | undefined) => (to ? () => void navigate(recordPath('file', to)) : undefined);
  const opens = Object.fromEntries(
    shownTabs.map((name, index) => [
      String(index + 1),
      () => void navigate(name === 'overview' ? path : `${path}/${name}`),
    ]),
  );

  useWorkspaceKeys({
    e: file && mayWith(file, 'edit') ? () => void navigate(editPath('file', id)) : undefined,
    n: works ? writeNote : undefined,
    m: file ? () => setMoving(true) : undefined,
    r: works ? () => setReminding(true) : undefined,
    '[': go(previous),
    ']': go(next),
    ...opens,
  });

  const t = useTranslate();
  usePageKeys(t('file.keys.title'), [
    ['m', t('file.keys.move')],
    ['n', t('file.keys.note')],
    ['r', t('file.keys.reminder')],
    ['e', t('file.keys.edit')],
    ['[', t('file.keys.previous')],
    [']', t('file.keys.next')],
    ['1 … 9', t('file.keys.tabs')],
  ]);

  useFileActions({
    onNote: writeNote,
    onReminder: () => setReminding(true),
    onMove: setMove,
    onAsk: setAsking,
  });

  return (
    <ConflictContext value={setConflict}>
      <WorkspaceRoot>
        <WorkspaceTop>
          <FileHead
            brief={tab !== 'overview'}
            moving={moving}
            onMoving={setMoving}
            onMove={setMove}
            onAsk={setAsking}
            onNote={writeNote}
            onReminder={() => setReminding(true)}
          />
          <FileTabs tab={tab} />
        </WorkspaceTop>
        <WorkspaceBody>
          <WorkspaceMain>
            <HoldBanner />
            <Suspense fallback={<WaitingLines count={8} />}>
              <Tab />
            </Suspense>
          </WorkspaceMain>
          <NextPanel isOverview={tab === 'overview'} onMove={setMove} />
        </WorkspaceBody>
        <ThumbBar onMove={() => setMoving(true)} onNote={writeNote} onReminder={() => setReminding(true)} />
      </WorkspaceRoot>
      {move && (
        <OpenedFile>
          <MoveDialog move={move} onClose={() => setMove(null)} />
        </OpenedFile>
      )}
      {asking && (
        <OpenedFile>
          <FlagDialogs asking={asking} onClose={() => setAsking(null)} />
        </OpenedFile>
      )}
      {reminding && <ReminderDialog fileId={id} onClose={() => setReminding(false)} />}
      {conflict && (
        <ConflictDialog conflict={conflict} onAgain={setConflict} onClose={() => setConflict(null)} />
      )}
    </ConflictContext>
  );
}
