import { useState } from 'react';
import { sideOf } from '#contract/roles/sides';
import { readRecord } from '../../data/record';
import { useIdentity, useSession } from '../../identity/identity-context';
import { useToast } from '../../identity/toast';
import { useWords } from '../../i18n/words';
import { formatDate } from '../../kinds/format';
import { useFailure } from '../failure';
import { Icon } from '../../frame/icon';
import { useTranslate } from '../../i18n/use-translate';
import { useFileRecord } from './file-record';
import { useAdoptFile } from './save-file';

/** Why the file stands still and until when; a vendor confirms here that work has stopped. */
export function HoldBanner() {
  const file = useFileRecord();
  const { choice, locale } = useWords();
  const t = useTranslate();
  const { http } = useIdentity();
  const { user } = useSession();
  const adopt = useAdoptFile();
  const toast = useToast();
  const explain = useFailure();
  const [sending, setSending] = useState(false);
  if (!file.hold) return null;
  const given = file.holdAcknowledgements ?? [];
  const companies = file.assignedCompanies ?? [];
  const side = sideOf((user?.activityType ?? 'agency') as Parameters<typeof sideOf>[0]);
  const mine = given.some(({ companyId }) => companyId === user?.companyId);
  const acknowledge = async () => {
    setSending(true);
    try {
      const { body } = await http.call('POST', '/desk/file/acknowledgeHold', { body: { fileId: file.id } });
      adopt(readRecord(body));
      toast({ status: 'success', message: t('file.holding.confirmed') });
    } catch (error) {
      toast({ status: 'error', message: explain(error) });
    }
    setSending(false);
  };
  const inHand = side !== 'vendor' && Boolean(file.recovery?.onHookAt ?? file.recovery?.securedDate);
  return (
    <section className="hold-banner" aria-label={t('file.hold')}>
      <Icon name="hold" />
      <div>
        <p>
          <strong>{t('file.hold')}</strong>
          {file.holdReason && ` · ${choice('holdReason', file.holdReason)}`}
          {file.holdUntil && ` · ${t('file.holding.until', { date: formatDate(file.holdUntil, locale) })}`}
          {file.holdSource &&
            ` · ${t('file.holding.by', { source: choice('holdSource', file.holdSource).toLowerCase() })}`}
        </p>
        {file.holdNote && <p>{file.holdNote}</p>}
        {inHand && <p className="in-hand">{t('file.assetSecured')}</p>}
        {companies.length > 0 && (
          <p className="quiet">
            {t('file.holding.acknowledged', { count: given.length, all: companies.length })}
          </p>
        )}
      </div>
      {side === 'vendor' && !mine && (
        <button
          type="button"
          className="button button-main"
          disabled={sending}
          onClick={() => void acknowledge()}
        >
          {t('file.holding.acknowledge')}
        </button>
      )}
    </section>
  );
}
