import { requestTypes } from '#contract/lifecycles/request-types';
import { Value } from '../../kinds/value';
import type { RequestRow } from './request-list';
import { useRequestTexts } from './request-texts';

/** The details that a type of request asks for, each as its kind is shown everywhere. */
export function RequestPayload({ row }: { row: RequestRow }) {
  const { payload: labels } = useRequestTexts();
  const { payload: fields = {} } = requestTypes[row.requestType];
  const given = (row.payload ?? {}) as Readonly<Record<string, unknown>>;
  const shown = Object.entries(fields).filter(([name]) => given[name] !== undefined && given[name] !== null);
  if (shown.length === 0) return null;
  return (
    <dl className="ask-details">
      {shown.map(([name, field]) => (
        <div key={name}>
          <dt>{labels[name as keyof typeof labels]}</dt>
          <dd>
            <Value
              value={given[name]}
              field={field}
              resource="request"
              name={name}
              record={{ ...given, id: row.id }}
              place="page"
            />
          </dd>
        </div>
      ))}
    </dl>
  );
}
