import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { ResourceName } from '#contract/resources/index';
import { declarationOf } from '#contract/resources/index';
import { isBlank } from '../data/changed-fields';
import type { DeskRecord } from '../data/record';
import { recordPath } from '../data/resource-paths';
import type { Words } from '../i18n/words';
import { useWords } from '../i18n/words';
import { useReferenceName } from '../kinds/cells/reference-name';
import { recordName } from '../kinds/record-name';

/** How a record is called, whatever its resource; never empty. */
export function nameOfRecord(name: ResourceName, record: DeskRecord, words: Words): string {
  const own = recordName(declarationOf(name), record, words);
  if (own) return own;
  // A note without a subject is known by how it begins.
  const body = Object.entries(declarationOf(name).fields).find(
    ([field, { kind }]) => kind === 'prose' && !isBlank(record[field]),
  );
  return body ? String(record[body[0]]).slice(0, 60) : words.t('unnamed');
}

const otherNaming = (name: ResourceName): ResourceName | undefined => {
  const [first = ''] = declarationOf(name).named;
  const field = declarationOf(name).fields[first];
  return field?.kind === 'reference' ? field.to : undefined;
};

/** The same, also of a record that is known by another one: by that one's name. */
export function useNameOfRecord(name: ResourceName, record: DeskRecord): string {
  const words = useWords();
  const to = otherNaming(name);
  const [first = ''] = declarationOf(name).named;
  const other = useReferenceName(to ?? name, to && String(record[first]));
  return to ? other : nameOfRecord(name, record, words);
}

interface NamedProps {
  readonly name: ResourceName;
  readonly record: DeskRecord;
  readonly children: (called: string) => ReactNode;
}

/** The same for the rows of a list, where only those that are known by another record have one asked for. */
export function Named({ name, record, children }: NamedProps) {
  const words = useWords();
  if (otherNaming(name)) return <NamedByOther {...{ name, record, children }} />;
  return children(nameOfRecord(name, record, words));
}

function NamedByOther({ name, record, children }: NamedProps) {
  return children(useNameOfRecord(name, record));
}

/** Whether a resource's records have a page of their own. */
export const hasPage = (name: ResourceName): boolean =>
  declarationOf(name).calls.show !== undefined || declarationOf(name).calls.update !== undefined;

const Name = styled(Link)({ fontWeight: 550 }) as typeof Link;

/** The record's name as a real link: it opens in a new tab, and a screen reader lists it. */
export function RecordLink({ name, record }: { name: ResourceName; record: DeskRecord }) {
  return (
    <Named name={name} record={record}>
      {(text) => (
        <Name
          component={RouterLink}
          to={recordPath(name, record.id)}
          data-record={record.id}
          title={text.length > 34 ? text : undefined}
          onClick={(event) => event.stopPropagation()}
        >
          {text}
        </Name>
      )}
    </Named>
  );
}
