import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createElement } from 'react';
import { ShowBase, useShowContext } from 'react-admin';
import type { Field, KindName } from '#contract/fields';
import { hasField } from '#contract/leaves';
import type { ResourceName } from '#contract/resources/index';
import { declarationOf } from '#contract/resources/index';
import { isBlank } from '../data/changed-fields';
import type { DeskRecord } from '../data/record';
import { listPath, resourcePaths } from '../data/resource-paths';
import { useTranslate } from '../i18n/use-translate';
import { useWords } from '../i18n/words';
import { ReferenceName } from '../kinds/cells/reference';
import { MomentCell } from '../kinds/cells/time';
import { people } from '../kinds/people';
import type { CellProps } from '../kinds/people-half';
import { Value } from '../kinds/value';
import { Fact, Facts } from '../parts/facts';
import { Page } from '../parts/page';
import { PageHead } from '../parts/page-head';
import { Section } from '../parts/section';
import { WaitingPage } from '../parts/waiting';
import { RecordActions } from './record-actions';
import { RecordFailed } from './record-failed';
import { useNameOfRecord } from './record-link';
import { sectionsOf } from './sections';
import type { AnySlots } from './slots';

const staysHere = { onError: () => undefined };

/** The page of any record: what it is called, what stands in it, what may be done with it. */
export function GeneratedShow({ name, id, slots }: { name: ResourceName; id: string; slots: AnySlots }) {
  return (
    <ShowBase resource={resourcePaths[name]} id={id} queryOptions={staysHere}>
      <Shown name={name} slots={slots} />
    </ShowBase>
  );
}

function Shown({ name, slots }: { name: ResourceName; slots: AnySlots }) {
  const { record, error, refetch } = useShowContext<DeskRecord>();
  if (error && !record)
    return <RecordFailed name={name} error={error as Error} retry={() => void refetch()} />;
  if (!record) return <WaitingPage />;
  return <RecordPage name={name} record={record} slots={slots} />;
}

function RecordPage({ name, record, slots }: { name: ResourceName; record: DeskRecord; slots: AnySlots }) {
  const words = useWords();
  const t = useTranslate();
  const known: Readonly<Record<string, Field>> = declarationOf(name).fields;
  // What such a record does not have is no line without a value; what stands there all the same is told.
  const sections = sectionsOf(name, (path) => {
    const field = known[path];
    return field !== undefined && (hasField(field, record) || !isBlank(record[path]));
  });
  return (
    <Page>
      <PageHead title={useNameOfRecord(name, record)} crumb={{ to: listPath(name), label: words.many(name) }}>
        {slots.actions?.map((Part, index) => createElement(Part, { key: index, record }))}
        <RecordActions name={name} record={record} />
      </PageHead>
      <Box
        sx={
          slots.beside && {
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 320px' },
            gap: 4,
          }
        }
      >
        <div>
          {slots.above?.map((Part, index) => createElement(Part, { key: index, record }))}
          {sections.map(({ title, fields }) => (
            <Section
              key={title}
              beside
              title={title === 'rest' ? t('form.otherFields') : t(`sections.${title}`)}
            >
              <Facts>
                {fields.map(([field, declared]) => {
                  const given = {
                    value: record[field],
                    field: declared,
                    resource: name,
                    name: field,
                    record,
                    place: 'page' as const,
                  };
                  const own = slots.cells?.[field];
                  const isWide = people[declared.kind].wide || declared.kind === 'prose';
                  return (
                    <Fact key={field} label={words.label(name, field)} {...(isWide && { wide: true })}>
                      {own ? createElement(own, given as CellProps<KindName>) : <Value {...given} />}
                    </Fact>
                  );
                })}
              </Facts>
            </Section>
          ))}
          <Trace record={record} />
          {slots.below && (
            <Stack sx={{ gap: 4, mt: 4 }}>
              {slots.below.map((Part, index) => createElement(Part, { key: index, record }))}
            </Stack>
          )}
        </div>
        {slots.beside && (
          <Box component="aside" aria-label={t('record.details', { one: words.one(name) })}>
            {slots.beside.map((Part, index) => createElement(Part, { key: index, record }))}
          </Box>
        )}
      </Box>
    </Page>
  );
}

/** When and by whom the record was made and last changed. */
function Trace({ record }: { record: DeskRecord }) {
  const t = useTranslate();
  const line = (text: 'record.created' | 'record.changed', at: unknown, by: unknown) =>
    typeof at === 'string' && (
      <span>
        {t(text, { when: '' }).trim()} <MomentCell value={at} place="row" />
        {typeof by === 'string' && (
          <>
            {' '}
            {t('record.by', { who: '' }).trim()} <ReferenceName to="user" id={by} linked={false} />
          </>
        )}
      </span>
    );
  return (
    <Typography
      variant="caption"
      component="p"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: '2px 18px',
        pt: 1.75,
        borderTop: 1,
        borderColor: 'divider',
        color: 'text.secondary',
      }}
    >
      {line('record.created', record.createdAt, record.createdBy)}
      {record.updatedAt !== record.createdAt && line('record.changed', record.updatedAt, record.updatedBy)}
    </Typography>
  );
}
