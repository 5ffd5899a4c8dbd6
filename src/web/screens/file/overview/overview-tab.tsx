import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
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
import { SaleActs } from '../proof/sale-acts';
import { ValueActs } from '../valuation/value-acts';
import { ClocksSection } from '../reckoning/clocks-section';
import { ChecksSection } from './checks-section';
import { LawSection } from './law-section';
import { FileFacts, says } from './file-facts';
import { RecordLine } from './record-line';
import { SectionDialog } from './section-dialog';
import type { Section } from './sections';
import { editsOf, isAsked, pathsOf, sections } from './sections';

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '28px 40px',
  '@container workspace (max-width: 760px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});

interface Editing {
  readonly title: string;
  readonly paths: readonly string[];
}

/** The facts of the file, section by section, each changed where it stands. */
export function OverviewTab() {
  const file = useFileRecord();
  const t = useTranslate();
  const rights = useRights();
  const yours = useYourFields('file');
  const [editing, setEditing] = useState<Editing | null>(null);
  const editable = mayWith(file, 'edit') && !file.closed;
  const asksOf = (section: Section) =>
    editsOf(section).filter((path) => {
      const [first = ''] = path.split('.');
      const group = fieldAt(resources.file.fields, first).group;
      return (
        editable &&
        (!yours || yours.includes(first)) &&
        (!group || rights.may(group, 'edit')) &&
        !isMasked(valueAt(file, path))
      );
    });
  const acts: Readonly<Record<string, ReactNode>> = {
    asset: editable && rights.may('asset', 'recalculateBlackBookValue') && <ValueActs />,
    sale: <SaleActs />,
  };
  const isShown = (section: Section) => !section.group || !rights.ready || rights.may(section.group, 'show');
  const isFilled = ({ always }: Section, paths: readonly string[]) =>
    always !== undefined || paths.some((path) => says(valueAt(file, path)));

  return (
    <Columns>
      {sections.filter(isShown).map((section) => {
        const paths = pathsOf(section);
        const asks = asksOf(section);
        const isOpen = asks.some((path) => isAsked(path, file));
        if (!isFilled(section, paths) && !isOpen) return null;
        const title = t(`fileTabs.overview.${section.title}`);
        return (
          <FileFacts
            key={section.name}
            title={title}
            paths={paths}
            {...(section.always && { always: section.always })}
            editLabel={t('fileTabs.overview.edit', { section: inSentence(title) })}
            onEdit={isOpen ? () => setEditing({ title, paths: asks }) : undefined}
            empty={t('fileTabs.overview.empty')}
          >
            {acts[section.name]}
          </FileFacts>
        );
      })}
      <ClocksSection />
      <LawSection />
      <ChecksSection />
      <RecordLine />
      {editing && (
        <OpenedFile>
          <SectionDialog {...editing} onClose={() => setEditing(null)} />
        </OpenedFile>
      )}
    </Columns>
  );
}
