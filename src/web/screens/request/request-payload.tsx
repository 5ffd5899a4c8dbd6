import type { Field } from '#contract/fields';
import { requestTypes } from '#contract/lifecycles/request-types';
import { resources } from '#contract/resources/index';
import type { ScreenTexts } from '../../i18n/en/screens';
import { useTranslate } from '../../i18n/use-translate';
import { useWords } from '../../i18n/words';
import { Value } from '../../kinds/value';
import { Detail, Details } from './details';
import type { RequestRow } from './request-list';

interface Given {
  readonly name: string;
  readonly label: string;
  readonly field: Field;
  readonly value: unknown;
}

const isThere = ({ value }: Given): boolean =>
  value !== undefined && value !== null && !(Array.isArray(value) && value.length === 0);

/** The details that a type of request asks for and the documents that go with it, each as its kind is shown everywhere. */
export function RequestPayload({ row }: { row: RequestRow }) {
  const t = useTranslate();
  const { label } = useWords();
  const { payload: fields = {}, answer = {} } = requestTypes[row.requestType];
  const given = (row.payload ?? {}) as Readonly<Record<string, unknown>>;
  const said = (row.answer ?? {}) as Readonly<Record<string, unknown>>;
  const { attachments } = resources.request.fields;
  const shown: readonly Given[] = [
    ...Object.entries(fields).map(([name, field]) => ({
      name,
      field,
      label: t(`request.payload.${name as keyof ScreenTexts['request']['payload']}`),
      value: given[name],
    })),
    ...Object.entries(answer).map(([name, field]) => ({
      name: `answer.${name}`,
      field,
      label: t(`request.given.${name as keyof ScreenTexts['request']['given']}`),
      value: said[name],
    })),
    {
      name: 'attachments',
      field: attachments,
      label: label('request', 'attachments'),
      value: row.attachments,
    },
  ].filter(isThere);
  if (shown.length === 0) return null;
  return (
    <Details>
      {shown.map((one) => (
        <Detail key={one.name} term={one.label}>
          <Value
            value={one.value}
            field={one.field}
            resource="request"
            name={one.name}
            record={{ ...given, id: row.id }}
            place="page"
          />
        </Detail>
      ))}
    </Details>
  );
}
