import { useGetOne } from 'ra-core';
import { resourcePaths } from '../../data/resource-paths';
import { Icon } from '../../frame/icon';
import { useTranslate } from '../../i18n/use-translate';
import { useIdentity } from '../../identity/identity-context';
import { useToast } from '../../identity/toast';
import { useWords } from '../../i18n/words';
import { addressOfDocument, saveDocument } from '../document/document-calls';
import { DocumentContent } from '../document/document-content';
import type { DocumentRow } from '../document/document-list';
import { nameOf } from '../document/document-list';
import '../document/document.css';
import { sizeText } from '../document/size-text';
import { useFailure } from '../failure';

/** The paper of an invoice in place, to be read beside its lines, and the ways to have it larger. */
export function PaperPanel({ id }: { id: string | null }) {
  const t = useTranslate();
  return (
    <section className="bill-paper" aria-label={t('vendorInvoice.document')}>
      <h2>{t('vendorInvoice.document')}</h2>
      {id ? <Paper id={id} /> : <p className="quiet">{t('vendorInvoice.noDocument')}</p>}
    </section>
  );
}

function Paper({ id }: { id: string }) {
  const { locale } = useWords();
  const t = useTranslate();
  const { http } = useIdentity();
  const toast = useToast();
  const explain = useFailure();
  const { data, error } = useGetOne<DocumentRow>(resourcePaths.document, { id }, { retry: false });
  if (error && !data) return <p className="quiet">{t('vendorInvoice.paper.outOfSight')}</p>;
  if (!data) return <span className="skeleton preview-page" />;
  const run = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (failed) {
      toast({ status: 'error', message: explain(failed) });
    }
  };
  // An address opens for two minutes, so it is fetched when it is needed.
  const open = async () => {
    window.open(await addressOfDocument(http, id, 'view'), '_blank', 'noopener');
  };
  return (
    <>
      <div className="bill-paper-head">
        <span className="bill-paper-name">
          {nameOf(data)} <span className="quiet figures">{sizeText(data.sizeBytes, locale)}</span>
        </span>
        <button type="button" className="button button-quiet" onClick={() => void run(open)}>
          <Icon name="eye" /> {t('vendorInvoice.paper.open')}
        </button>
        <button
          type="button"
          className="button button-quiet"
          onClick={() => void run(() => saveDocument(http, id))}
        >
          <Icon name="export" /> {t('vendorInvoice.paper.download')}
        </button>
      </div>
      {data.scanStatus === 'clean' ? (
        <DocumentContent row={data} />
      ) : (
        <p className="bill-said">{t('vendorInvoice.paper.unseen')}</p>
      )}
    </>
  );
}
