import { styled } from '@mui/material/styles';
import type { Field } from '#contract/fields';
import type { ResourceName } from '#contract/resources/index';
import { fieldsOfWholeReach } from '#contract/roles/sides';
import { declarationOf } from '#contract/resources/index';
import { sendable } from '#contract/sendable';
import { useRights } from '../data/rights';
import { useYourFields } from '../data/your-fields';
import { useTranslate } from '../i18n/use-translate';
import { DeclaredInput } from '../kinds/declared-input';
import { people } from '../kinds/people';
import { Section } from '../parts/section';
import type { Shape } from './form-values';
import { sectionsOf } from './sections';
import type { AnySlots } from './slots';

/** Inputs beside each other where there is room; those that need a whole line take one. */
const FieldGrid = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))',
  alignItems: 'start',
  gap: '16px 20px',
});
const WholeLine = styled('div')({ gridColumn: '1 / -1', minWidth: 0 });

/** The fields of a form that this person may fill in, by the sections of the layout. */
export function FormSections({ name, shape, slots }: { name: ResourceName; shape: Shape; slots: AnySlots }) {
  const t = useTranslate();
  const rights = useRights();
  const yours = useYourFields(name);
  const declaration = declarationOf(name);
  const ofWholeReach = rights.reachesAll ? undefined : fieldsOfWholeReach[name];
  const asked = new Set(sendable(declaration, shape).map(([field]) => field));
  const sections = sectionsOf(
    name,
    (field) =>
      asked.has(field) &&
      !ofWholeReach?.includes(field) &&
      (shape === 'draft' || !yours || yours.includes(field)) &&
      mayFill(declaration.fields[field], (group) => rights.may(group, 'edit')),
  );
  return sections.map(({ title, fields }) => (
    <Section key={title} beside title={title === 'rest' ? t('form.otherFields') : t(`sections.${title}`)}>
      <FieldGrid>
        {fields.map(([field, declared]) => {
          const input = (
            <DeclaredInput key={field} source={field} resource={name} own={slots.inputs?.[field]} />
          );
          const isWide = people[declared.kind].wide || declared.kind === 'prose';
          return isWide ? <WholeLine key={field}>{input}</WholeLine> : input;
        })}
      </FieldGrid>
    </Section>
  ));
}

/** A group of fields has a right of its own: whoever lacks it is not asked for them. */
function mayFill(field: Field | undefined, mayEdit: (group: string) => boolean): boolean {
  return field?.group === undefined || mayEdit(field.group);
}
