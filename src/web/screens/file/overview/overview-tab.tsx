import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { resources } from '#contract/resources/index';
import { useRights } from '../../../data/rights';
import { useYourFields } from '../../../data/your-fields';
import { useTranslate } from '../../../i18n/use-translate';
import { inSentence } from '../../../i18n/words';
import { isMasked } from '../../../kinds/format';
import { fieldAt, valueAt } from '../../../parts/fields-at';
import { mayWith, useFileRecord } from '../file-record';
import { OpenedFile } from '../opened-file';
import { ChecksSection } from './checks-section';
import { FileFacts } from './file-facts';
import { RecordLine } from './record-line';
import { SectionDialog } from './section-dialog';
import type { Section } from './sections';
import { sections } from './sections';

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '28px 40px',
  '@container workspace (max-width: 760px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});

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
    <Columns>
      {sections.filter(isShown).map((section) => {
        const edits = editsOf(section);
        if (!isFilled(section) && edits.length === 0) return null;
        const title = t(`file.overview.${section.title}`);
        return (
          <FileFacts
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
      {editing && (
        <OpenedFile>
          <SectionDialog
            title={t(`file.overview.${editing.title}`)}
            paths={editing.edits}
            onClose={() => setEditing(null)}
          />
        </OpenedFile>
      )}
    </Columns>
  );
}
