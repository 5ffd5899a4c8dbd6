import type { Fields } from '#contract/fields';
import type { ResourceName } from '#contract/resources/index';
import { isBlank } from '../../data/changed-fields';
import type { DeskRecord } from '../../data/record';
import { useWords } from '../../i18n/words';
import type { CellProps } from '../people-half';
import { Value } from '../value';

type Part = Readonly<Record<string, unknown>>;

function filledNames(fields: Fields, parts: readonly Part[]): string[] {
  return Object.keys(fields).filter((name) => parts.some((part) => !isBlank(part[name])));
}

/** The filled-in fields of a part, as a list of terms. */
export function PartCell({ value, field, resource, name, record, place }: CellProps<'part'>) {
  const { label } = useWords();
  const filled = filledNames(field.fields, [value]);
  if (place === 'row') return <span className="figures">{filled.length}</span>;
  return (
    <dl className="terms-list">
      {filled.map((inner) => (
        <div key={inner}>
          <dt>{label(resource, `${name}.${inner}`)}</dt>
          <dd>
            <PartValue {...{ fields: field.fields, part: value, inner, resource, name, record }} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

export function PartsCell({ value, field, resource, name, record, place }: CellProps<'parts'>) {
  const { label } = useWords();
  if (place === 'row') return <span className="figures">{value.length}</span>;
  const filled = filledNames(field.fields, value);
  return (
    <div className="sub-table">
      <table>
        <thead>
          <tr>
            {filled.map((inner) => (
              <th key={inner} scope="col">
                {label(resource, `${name}.${inner}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {value.map((part, index) => (
            <tr key={index}>
              {filled.map((inner) => (
                <td key={inner}>
                  <PartValue {...{ fields: field.fields, part, inner, resource, name, record }} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function PartValue(props: {
  fields: Fields;
  part: Part;
  inner: string;
  resource: ResourceName;
  name: string;
  record: DeskRecord;
}) {
  const { fields, part, inner, resource, name, record } = props;
  const field = fields[inner];
  return field ? (
    <Value
      value={part[inner]}
      field={field}
      resource={resource}
      name={`${name}.${inner}`}
      record={record}
      place="page"
    />
  ) : null;
}
