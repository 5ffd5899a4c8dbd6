import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useGetList } from 'react-admin';
import { writeListQuery } from '#contract/list-query';
import type { ResourceName } from '#contract/resources/index';
import { declarationOf } from '#contract/resources/index';
import type { DeskRecord } from '../../data/record';
import { listPath, resourcePaths } from '../../data/resource-paths';
import { hasPage, nameOfRecord, RecordLink } from '../../generated/record-link';
import { useWords } from '../../i18n/words';
import { ReferenceName } from '../../kinds/cells/reference';
import { MomentCell } from '../../kinds/cells/time';
import { Failure } from '../../parts/failure';
import { Line, Lines } from '../../parts/lines';
import { Section } from '../../parts/section';
import { TextLink } from '../../parts/text-link';
import { WaitingLines } from '../../parts/waiting';
import { Quiet } from '../../parts/words-in-line';

interface FewProps {
  readonly name: ResourceName;
  readonly title: string;
  readonly none: string;
  readonly all: string;
  readonly filter: Readonly<Record<string, readonly string[]>>;
  readonly sort: { readonly field: string; readonly order: 'ASC' | 'DESC' };
  readonly time: string;
}

/** The first few of a list, and the way to all of them. */
export function Few({ name, title, none, all, filter, sort, time }: FewProps) {
  const words = useWords();
  const { data, error, refetch } = useGetList<DeskRecord>(resourcePaths[name], {
    pagination: { page: 1, perPage: 6 },
    sort,
    filter,
  });
  const search = writeListQuery(declarationOf(name), { filters: filter }).toString();
  return (
    <Section title={title}>
      {error ? (
        <Failure error={error} retry={() => void refetch()} />
      ) : !data ? (
        <WaitingLines count={6} height={30} />
      ) : data.length === 0 ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {none}
        </Typography>
      ) : (
        <Lines>
          {data.map((record) => (
            <Line key={record.id}>
              <Stack sx={{ minWidth: 0, gap: 0.75 }}>
                {hasPage(name) ? (
                  <RecordLink name={name} record={record} />
                ) : (
                  <strong>{nameOfRecord(name, record, words)}</strong>
                )}
                {typeof record.fileId === 'string' && (
                  <Quiet>
                    <ReferenceName to="file" id={record.fileId} />
                  </Quiet>
                )}
              </Stack>
              <Quiet sx={{ whiteSpace: 'nowrap' }}>
                <MomentCell value={String(record[time])} place="row" />
              </Quiet>
            </Line>
          ))}
        </Lines>
      )}
      <TextLink
        sx={{ display: 'inline-block', mt: 1.25, color: 'primary.main' }}
        to={`${listPath(name)}?${search}`}
      >
        {all}
      </TextLink>
    </Section>
  );
}
