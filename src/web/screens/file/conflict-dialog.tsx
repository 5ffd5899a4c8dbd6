import { useDataProvider } from 'ra-core';
import { useState } from 'react';
import { resources } from '#contract/resources/index';
import type { DeskRecord } from '../../data/record';
import { isSame } from '../../data/changed-fields';
import { resourcePaths } from '../../data/resource-paths';
import { Dialog } from '../../frame/dialog';
import { useToast } from '../../identity/toast';
import { useWords } from '../../i18n/words';
import { Value } from '../../kinds/value';
import { useFailure } from '../failure';
import { useFileTexts } from './file-texts';
import type { Conflict } from './save-file';
import { useAdoptFile } from './save-file';

const fields: Readonly<Record<string, (typeof resources.file.fields)[keyof typeof resources.file.fields]>> =
  resources.file.fields;

/** Both versions of what two people changed at once, side by side; the person says which stays. */
export function ConflictDialog({ conflict, onClose }: { conflict: Conflict; onClose: () => void }) {
  const { texts, label } = useWords();
  const { stale } = useFileTexts();
  const { change, theirs } = conflict;
  const adopt = useAdoptFile();
  const dataProvider = useDataProvider();
  const toast = useToast();
  const explain = useFailure();
  const [saving, setSaving] = useState(false);
  const names = Object.keys(change).filter(
    (name) => fields[name] && !isSame(change[name], valueOf(theirs, name)),
  );

  const keepMine = async () => {
    setSaving(true);
    try {
      const { data } = await dataProvider.update(resourcePaths.file, {
        id: theirs.id,
        data: change,
        previousData: theirs,
      });
      adopt(data as DeskRecord);
      onClose();
    } catch (error) {
      toast({ status: 'error', message: explain(error) });
      setSaving(false);
    }
  };
  const takeTheirs = () => {
    adopt(theirs as unknown as DeskRecord);
    onClose();
  };

  return (
    <Dialog wide movable title={texts.form.staleTitle} onClose={onClose}>
      <p className="dialog-lead">
        {texts.form.staleLead} {stale.retry}
      </p>
      <div className="ask-body">
        <table className="both">
          <thead>
            <tr>
              <th scope="col">{texts.form.staleField}</th>
              <th scope="col">{texts.form.staleMine}</th>
              <th scope="col">{texts.form.staleTheirs}</th>
            </tr>
          </thead>
          <tbody>
            {names.map((name) => (
              <tr key={name}>
                <th scope="row">{label('file', name)}</th>
                {[change[name], valueOf(theirs, name)].map((value, index) => (
                  <td key={index}>
                    <Value
                      value={value}
                      field={fields[name] as (typeof fields)[string]}
                      resource="file"
                      name={name}
                      record={theirs as unknown as DeskRecord}
                      place="page"
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <footer className="dialog-foot">
        <button type="button" className="button" onClick={takeTheirs}>
          {texts.form.staleTakeTheirs}
        </button>
        <button
          type="button"
          className="button button-main"
          disabled={saving}
          onClick={() => void keepMine()}
        >
          {texts.form.staleKeepMine}
        </button>
      </footer>
    </Dialog>
  );
}

const valueOf = (record: object, name: string): unknown => (record as Record<string, unknown>)[name];
