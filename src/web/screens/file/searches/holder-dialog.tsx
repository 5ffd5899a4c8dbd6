import type { Field } from '#contract/fields';
import { resources } from '#contract/resources/index';
import { useWriting } from '../../../data/use-writing';
import { useWords } from '../../../i18n/words';
import { FieldsDialog } from '../../../parts/fields-dialog';
import type { HoldersRecord } from './file-searches';

const { fields } = resources.lienHolder.fields.parties;
/** Whose it is follows from its name. */
const names = (Object.keys(fields) as (keyof typeof fields)[]).filter((name) => name !== 'isOurClient');

const isNeeded = (field: Field): boolean => field.required === true;

/** One lien holder, new or as it stands at its place in the list; the list is saved whole. */
export function HolderDialog(props: { held: HoldersRecord; place: number | 'new'; onClose: () => void }) {
  const { held, place, onClose } = props;
  const { t, label } = useWords();
  const { change } = useWriting('lienHolder');
  const before = place === 'new' ? undefined : held.parties?.[place];
  return (
    <FieldsDialog
      wide
      title={t('searches.holder')}
      resource="lienHolder"
      record={held}
      asked={names.map((name) => ({
        path: name,
        field: fields[name],
        needed: isNeeded(fields[name]),
        label: label('lienHolder', `parties.${name}`),
      }))}
      values={Object.fromEntries(names.map((name) => [name, before?.[name] ?? null]))}
      save={t('searches.saveHolder')}
      onSave={async (typed, opened) => {
        const party = Object.fromEntries(names.map((name) => [name, typed[name] ?? null]));
        const parties = opened?.parties ?? [];
        await change(opened ?? held, {
          parties:
            place === 'new' ? [...parties, party] : parties.map((one, at) => (at === place ? party : one)),
        });
        return t('searches.holderSaved');
      }}
      onClose={onClose}
    />
  );
}
