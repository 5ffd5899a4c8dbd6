import { useState } from 'react';
import { sessionRules } from '#contract/session';
import { Dialog } from '../frame/dialog';
import { useTranslate } from '../i18n/use-translate';

/** Asks for the code that the host has just sent, before it does what was asked. */
export function CodeDialog({ onCode, onClose }: { onCode: (code: string) => void; onClose: () => void }) {
  const t = useTranslate();
  const [code, setCode] = useState('');
  return (
    <Dialog title={t('form.codeTitle')} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onCode(code);
          setCode('');
        }}
      >
        <p className="dialog-lead">{t('form.codeLead')}</p>
        <label className="entry">
          <span>{t('form.code')}</span>
          <input
            className="box box-serial"
            autoComplete="one-time-code"
            maxLength={sessionRules.codeLength}
            value={code}
            onChange={({ target }) => setCode(target.value.toUpperCase())}
          />
        </label>
        <footer className="dialog-foot">
          <button type="button" className="button" onClick={onClose}>
            {t('cancel')}
          </button>
          <button type="submit" className="button button-main" disabled={code.length === 0}>
            {t('form.confirm')}
          </button>
        </footer>
      </form>
    </Dialog>
  );
}
