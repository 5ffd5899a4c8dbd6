import { useGetOne } from 'react-admin';
import { isNamedAsBusiness } from '#contract/lifecycles/party-name';
import { resources } from '#contract/resources/index';
import { resourcePaths } from '../../../data/resource-paths';
import { useRights } from '../../../data/rights';
import { useWriting } from '../../../data/use-writing';
import { useTranslate } from '../../../i18n/use-translate';
import { isMasked } from '../../../kinds/format';
import { FieldsDialog } from '../../../parts/fields-dialog';
import { UnreadDialog } from '../../../parts/unread-dialog';
import type { Asked } from '../../../parts/fields-dialog';
import { fieldAt } from '../../../parts/fields-at';
import { useFileRecord } from '../file-record';
import type { PartyRow } from './file-parties';
import { partyName } from './file-parties';

const asked = [
  'relatedPartyType',
  'isBusiness',
  'firstName',
  'middleName',
  'lastName',
  'businessName',
  'relationship',
  'phoneNumbers',
  'emails',
  'addresses',
  'dateOfBirth',
  'driverLicenceNumber',
  'language',
  'isPrimary',
  'isNoticeRecipient',
  'doNotContact',
  'representedBy',
  'riskFlags',
  'notes',
];

type When = NonNullable<Asked['when']>;

/** A business goes by its name and may name a person, a person goes by the last name. */
function asNamed(one: Asked): readonly Asked[] {
  const asBusiness: When = (typed) => isNamedAsBusiness(typed as Parameters<typeof isNamedAsBusiness>[0]);
  if (one.path === 'businessName') return [{ ...one, needed: true, when: asBusiness }];
  if (one.path !== 'lastName') return [one];
  return [
    { ...one, needed: true, when: (typed) => !asBusiness(typed) },
    { ...one, when: asBusiness },
  ];
}

const isSealed = (path: string): boolean => fieldAt(resources.relatedParty.fields, path).mask === 'sealed';

/** Adds a party to the file, or changes one. What is masked for this person is not asked for. */
export function PartyDialog({ party, onClose }: { party: PartyRow | undefined; onClose: () => void }) {
  const file = useFileRecord();
  const t = useTranslate();
  const rights = useRights();
  const { create, change } = useWriting('relatedParty');
  // A row of the list does not carry everything that the form asks for.
  const read = useGetOne<PartyRow>(
    resourcePaths.relatedParty,
    { id: party?.id ?? '' },
    { enabled: party !== undefined },
  );
  const { data: whole } = read;
  if (party && !whole) return <UnreadDialog reads={[read]} onClose={onClose} />;
  const sealed = asked.filter((path) => whole && isMasked(whole[path as 'dateOfBirth']) && isSealed(path));
  const values: Record<string, unknown> = whole
    ? { ...whole, ...Object.fromEntries(sealed.map((path) => [path, ''])) }
    : {
        relatedPartyType: 'reference',
        isPrimary: false,
        isBusiness: false,
        isNoticeRecipient: false,
        doNotContact: false,
        phoneNumbers: [],
        addresses: [],
      };
  const { fields } = resources.relatedParty;
  const paths = asked.filter(
    (path) => !isMasked(values[path]) && (!('mask' in fieldAt(fields, path)) || rights.may('pii', 'reveal')),
  );
  const name = whole ? partyName(whole) || t('fileTabs.parties.unnamed') : '';
  return (
    <FieldsDialog
      wide
      title={whole ? t('fileTabs.parties.edit', { name }) : t('fileTabs.parties.add')}
      resource="relatedParty"
      asked={paths.flatMap((path) =>
        asNamed({
          path,
          field: fieldAt(fields, path),
          ...(sealed.includes(path) && { help: t('fileTabs.parties.keepsSealed') }),
        }),
      )}
      record={whole}
      values={values}
      save={whole ? t('fileTabs.parties.saveChanges', { name }) : t('fileTabs.parties.save')}
      onSave={async (given, opened) => {
        const told = paths.filter((path) => given[path] !== null || !sealed.includes(path));
        const sent = Object.fromEntries(told.map((path) => [path, given[path]]));
        const saved = await (opened ? change(opened, sent) : create({ ...sent, fileId: file.id }));
        const called = partyName(saved as unknown as PartyRow) || t('fileTabs.parties.unnamed');
        return t(whole ? 'fileTabs.parties.saved' : 'fileTabs.parties.added', { name: called });
      }}
      onClose={onClose}
    />
  );
}
