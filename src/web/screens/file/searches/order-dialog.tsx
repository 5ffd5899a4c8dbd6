import Alert from '@mui/material/Alert';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { costOfSearch, searches, stillCounts } from '#contract/reference/searches';
import { resources } from '#contract/resources/index';
import { useWriting } from '../../../data/use-writing';
import { useWords } from '../../../i18n/words';
import { formatDate, formatMoney } from '../../../kinds/format';
import type { Asked } from '../../../parts/fields-dialog';
import { FieldsDialog } from '../../../parts/fields-dialog';
import { useFileRecord } from '../file-record';
import type { SearchKind, SearchRow } from './file-searches';

type Typed = Readonly<Record<string, unknown>>;

interface OrderDialogProps<K extends SearchKind> {
  readonly kind: K;
  readonly title?: string;
  readonly asked: readonly Asked[];
  readonly values: Typed;
  /** What was ordered for the file before. */
  readonly before: readonly SearchRow<K>[];
  /** Whether what is typed asks for the same again. */
  readonly isSame: (row: SearchRow<K>, typed: Typed) => boolean;
  /** What is sent beside what is typed. */
  readonly beside?: Typed;
  readonly children?: ReactNode;
  readonly onClose: () => void;
}

const registriesIn = ({ jurisdictions }: Typed): number =>
  Array.isArray(jurisdictions) ? jurisdictions.length : 1;

/** Orders a search. What it costs, and that the same still counts, is said before; a second purchase takes an explicit word. */
export function OrderDialog<K extends SearchKind>(props: OrderDialogProps<K>) {
  const { kind, title, asked, values, before, isSame, beside = {}, children, onClose } = props;
  const file = useFileRecord();
  const { t, newOne } = useWords();
  const { create } = useWriting(kind);
  const [now] = useState(() => new Date());
  const standing = (typed: Typed): SearchRow<K> | undefined =>
    before.find((row) => stillCounts(row, now) && isSame(row, { ...values, ...typed }));
  const again: Asked = {
    path: 'again',
    field: resources.vinSearch.fields.again,
    label: t('searches.again'),
    when: (typed) => standing(typed) !== undefined,
  };
  return (
    <FieldsDialog
      title={title ?? newOne(kind)}
      resource={kind}
      asked={[...asked, again]}
      values={{ ...values, again: false }}
      save={t('searches.order')}
      onSave={async (typed) => {
        const sent = Object.fromEntries(
          [...asked, again].filter(({ path }) => path in typed).map(({ path }) => [path, typed[path]]),
        );
        await create({ ...sent, ...beside, fileId: file.id });
        return t('searches.ordered');
      }}
      onClose={onClose}
    >
      {children}
      <Reckoning kind={kind} standing={standing} />
    </FieldsDialog>
  );
}

/** What the order costs as it stands in the form, and what stands already. */
function Reckoning<K extends SearchKind>(props: {
  kind: K;
  standing: (typed: Typed) => SearchRow<K> | undefined;
}) {
  const { kind, standing } = props;
  const { t, locale } = useWords();
  const typed = useWatch() as Typed;
  const first = standing(typed);
  const registries = registriesIn(typed);
  const cost = (amount: string): string => formatMoney(amount, locale);
  return (
    <>
      {first && (
        <Alert severity="warning" role="status" sx={{ mt: 2 }}>
          {t('searches.stands', { day: formatDate(first.orderedAt, locale), cost: cost(first.cost) })}
        </Alert>
      )}
      <Alert severity="info" role="status" sx={{ mt: 2 }}>
        {registries > 0
          ? t('searches.costs', { cost: cost(costOfSearch(kind, registries)) })
          : t('searches.costsFrom', { cost: cost(searches[kind].price) })}
      </Alert>
    </>
  );
}
