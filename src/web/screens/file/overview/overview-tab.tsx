import { useState } from 'react';
import { resources } from '#contract/resources/index';
import { useRights } from '../../../data/rights';
import { useYourFields } from '../../../data/your-fields';
import { useTranslate } from '../../../i18n/use-translate';
import { useToast } from '../../../identity/toast';
import { inSentence } from '../../../i18n/words';
import { isMasked } from '../../../kinds/format';
import { FieldsDialog } from '../../../parts/fields-dialog';
import { fieldAt, valueAt, withValue } from '../../../parts/fields-at';
import { Facts } from '../facts';
import { mayWith, useFileRecord } from '../file-record';
import { useSaveFile } from '../save-file';
import { ChecksSection } from './checks-section';
import { RecordLine } from './record-line';
import type { Section } from './sections';
import { sections } from './sections';

/** The facts of the file, section by section, each changed where it stands. */
export function OverviewTab() {
  const file = useFileRecord();
  const t = useTranslate();
  const rights = useRights();
  const yours = useYourFields('file');
  const [editing, setEditing] = useState<Section | null>(null);
  const editable = mayWith(file, 'edit') && !file.closed;
  const editsOf = (section: Section) =>
    section.edits.filter((path) => {
      const [first = ''] = path.split('.');
      const group = fieldAt(resources.file.fields, first).group;
      return (
        editable &&
        (!yours || yours.includes(first)) &&
        (!group || rights.may(group, 'edit')) &&
        !isMasked(valueAt(file, path))
      );
    });
  const isShown = (section: Section) => !section.group || !rights.ready || rights.may(section.group, 'show');
  const isFilled = ({ name, paths }: Section) =>
    (name !== 'closing' && name !== 'recovery' && name !== 'storage' && name !== 'notice') ||
    paths.some((path) => valueAt(file, path) != null);

  return (
    <div className="overview">
      {sections.filter(isShown).map((section) => {
        const edits = editsOf(section);
        if (!isFilled(section) && edits.length === 0) return null;
        const title = t(`file.overview.${section.title}`);
        return (
          <Facts
            key={section.name}
            title={title}
            paths={section.paths}
            {...(section.always && { always: section.always })}
            editLabel={t('file.overview.edit', { section: inSentence(title) })}
            onEdit={edits.length > 0 ? () => setEditing({ ...section, edits }) : undefined}
            empty={t('file.overview.empty')}
          />
        );
      })}
      <ChecksSection />
      <RecordLine />
      {editing && <SectionDialog section={editing} onClose={() => setEditing(null)} />}
    </div>
  );
}

function SectionDialog({ section, onClose }: { section: Section; onClose: () => void }) {
  const file = useFileRecord();
  const t = useTranslate();
  const save = useSaveFile();
  const toast = useToast();
  const title = t(`file.overview.${section.title}`);
  const named = { section: inSentence(title) };
  const names = [...new Set(section.edits.map((path) => path.split('.')[0] ?? path))];
  return (
    <FieldsDialog
      wide
      title={t('file.overview.edit', named)}
      resource="file"
      asked={section.edits.map((path) => ({ path, field: fieldAt(resources.file.fields, path) }))}
      values={section.edits.reduce<Record<string, unknown>>(
        (all, path) => withValue(all, path, valueAt(file, path) ?? null),
        {},
      )}
      save={t('file.overview.save', named)}
      onSave={async (given) => {
        const change = Object.fromEntries(
          names.map((name) => {
            const before = valueAt(file, name);
            const now = given[name];
            const part = fieldAt(resources.file.fields, name).kind === 'part';
            return [name, part ? { ...(before as object | null), ...(now as object) } : now];
          }),
        );
        const saved = await save(change);
        onClose();
        if (saved) toast({ status: 'success', message: t('file.overview.saved', named) });
      }}
      onClose={onClose}
    />
  );
}
