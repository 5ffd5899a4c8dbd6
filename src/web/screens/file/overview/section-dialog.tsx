import { RecordContextProvider, ResourceContextProvider } from 'react-admin';
import { resources } from '#contract/resources/index';
import { resourcePaths } from '../../../data/resource-paths';
import { useTranslate } from '../../../i18n/use-translate';
import { inSentence } from '../../../i18n/words';
import { fieldAt, valueAt, withValue } from '../../../parts/fields-at';
import { FieldsDialog } from '../../../parts/fields-dialog';
import { useFileRecord } from '../file-record';
import { FileMoved } from '../opened-file';
import { useSaveFile } from '../save-file';
import { isAsked } from './sections';

interface SectionDialogProps {
  readonly title: string;
  /** The paths that it asks for. Of a part, what is not asked for stays as it is. */
  readonly paths: readonly string[];
  readonly onClose: () => void;
}

/** Changes the facts of one section, on the file as it was when the dialog opened. */
export function SectionDialog({ title, paths, onClose }: SectionDialogProps) {
  const file = useFileRecord();
  const t = useTranslate();
  const save = useSaveFile();
  const named = { section: inSentence(title) };
  const onSave = async (given: Record<string, unknown>) => {
    const names = [...new Set(paths.map((path) => path.split('.')[0] ?? path))];
    const change = Object.fromEntries(
      names.map((name) => {
        const isPart = fieldAt(resources.file.fields, name).kind === 'part';
        const before = valueAt(file, name) as object | null;
        return [name, isPart ? { ...before, ...(given[name] as object) } : given[name]];
      }),
    );
    const saved = await save(change);
    if (saved) return t('fileTabs.overview.saved', named);
    return onClose();
  };
  return (
    <ResourceContextProvider value={resourcePaths.file}>
      <RecordContextProvider value={file}>
        <FieldsDialog
          wide
          title={t('fileTabs.overview.edit', named)}
          resource="file"
          asked={paths.map((path) => {
            const field = fieldAt(resources.file.fields, path);
            return {
              path,
              field,
              ...(field.only && { when: (typed) => isAsked(path, file, typed) }),
            };
          })}
          values={paths.reduce<Record<string, unknown>>(
            (all, path) => withValue(all, path, valueAt(file, path) ?? null),
            {},
          )}
          save={t('fileTabs.overview.save', named)}
          onSave={onSave}
          onClose={onClose}
        >
          <FileMoved />
        </FieldsDialog>
      </RecordContextProvider>
    </ResourceContextProvider>
  );
}
