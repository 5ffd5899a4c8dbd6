import Skeleton from '@mui/material/Skeleton';
import Button from '@mui/material/Button';
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import WarningAmberIcon from '@mui/icons-material/WarningAmberOutlined';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { FormPage, PageBlock } from '#contract/forms/page';
import { useTranslate } from '../../i18n/use-translate';
import { useWords } from '../../i18n/words';
import { useFailure } from '../failure';
import { useFormPreview } from './form-calls';
import type { Preview } from './form-calls';

/** How long somebody pauses before the form is shown anew. */
const pause = 400;

/** The form as it would be made with what is typed now, beside what it still misses. */
export function FormPreview({ bodyOf }: { bodyOf: (values: Readonly<Record<string, unknown>>) => object }) {
  const t = useTranslate();
  const explain = useFailure();
  const values = useWatch() as Record<string, unknown>;
  const body = useSettled(JSON.stringify(bodyOf(values)));
  const { data, error, isPlaceholderData } = useFormPreview(JSON.parse(body) as object);
  return (
    <section
      className="form-preview"
      aria-label={t('file.form.preview')}
      aria-busy={!data || isPlaceholderData}
    >
      {error && <p className="form-missing">{explain(error)}</p>}
      {data && !error && <Missing missing={data.missing} />}
      {data && <Sheet page={data.page} />}
      {!data && !error && (
        <Skeleton variant="rounded" height={12} role="status" aria-label={t('file.form.previewing')} />
      )}
      {data && (
        <Button startIcon={<VisibilityIcon />} onClick={() => openPdf(data.pdf)}>
          {t('file.form.asPdf')}
        </Button>
      )}
    </section>
  );
}

/** What was typed, once nobody has typed for a moment. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

function openPdf(base64: string): void {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const address = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }));
  window.open(address, '_blank');
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

function Missing({ missing }: Pick<Preview, 'missing'>) {
  const t = useTranslate();
  const { said } = useWords();
  const names = (told: boolean) =>
    missing.filter((one) => one.told === told).map(({ field }) => said(field, { kind: 'field' }));
  const [asked, mended] = [names(true), names(false)];
  if (missing.length === 0) return null;
  return (
    <p className="form-missing" role="status">
      <WarningAmberIcon />{' '}
      {asked.length > 0 && (
        <>
          {t('file.form.missing')} {asked.join(', ')}.{' '}
        </>
      )}
      {mended.length > 0 && <>{t('file.form.mend', { fields: mended.join(', ') })}.</>}
    </p>
  );
}

function Sheet({ page }: { page: FormPage }) {
  const { title, sender, dated, method, to, blocks, signature } = page;
  return (
    <article className="form-sheet" aria-label={title}>
      <Lines lines={sender} />
      <Lines lines={[dated, method ?? ''].filter(Boolean)} />
      {to.map((lines) => (
        <Lines key={lines.join()} lines={lines} />
      ))}
      <h3>{title}</h3>
      {blocks.map((block, index) => (
        <Block key={index} block={block} />
      ))}
      <Lines lines={signature} />
    </article>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return <p className="form-lines">{lines.join('\n')}</p>;
}

function Block({ block }: { block: PageBlock }) {
  if ('text' in block) return <p>{block.text}</p>;
  if ('list' in block)
    return (
      <ul>
        {block.list.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    );
  if ('facts' in block)
    return (
      <dl className="form-facts">
        {block.facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    );
  return (
    <table className="form-amounts">
      <tbody>
        {block.amounts.map(({ label, amount, strong }, index) => (
          <tr key={index} className={strong ? 'form-sum' : undefined}>
            <th scope={amount === null ? 'rowgroup' : 'row'} colSpan={amount === null ? 2 : 1}>
              {label}
            </th>
            {amount !== null && <td>{amount}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
