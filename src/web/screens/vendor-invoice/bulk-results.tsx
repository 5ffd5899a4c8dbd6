import Check from '@mui/icons-material/Check';
import Warning from '@mui/icons-material/WarningAmberOutlined';
import type { DeskRecord } from '../../data/record';
import { ReferenceName } from '../../kinds/cells/reference';
import { AskDialog } from '../../parts/ask-dialog';
import { Line, Lines } from '../../parts/lines';
import { Sign } from '../../parts/sign';
import { Quiet } from '../../parts/words-in-line';

/** What became of one of several invoices: in a word, and in what way or why not. */
export interface BulkResult {
  readonly id: string;
  readonly ok: boolean;
  readonly word: string;
  readonly more: string;
}

/** Says of each invoice what came of it. `seen`: the invoices as they were ticked. */
export function BulkResults(props: {
  title: string;
  results: readonly BulkResult[];
  seen: readonly DeskRecord[];
  onClose: () => void;
}) {
  const { title, results, seen, onClose } = props;
  const of = (id: string) => seen.find((one) => one.id === id);
  return (
    <AskDialog title={title} size="sm" onClose={onClose}>
      <Lines>
        {results.map(({ id, ok, word, more }) => (
          <Line key={id}>
            <span>
              <strong>{String(of(id)?.invoiceNumber ?? '')}</strong>{' '}
              <ReferenceName to="company" id={String(of(id)?.companyId)} linked={false} />
              <br />
              <Quiet>{more}</Quiet>
            </span>
            <Sign tone={ok ? 'good' : 'bad'} icon={ok ? <Check /> : <Warning />}>
              {word}
            </Sign>
          </Line>
        ))}
      </Lines>
    </AskDialog>
  );
}
