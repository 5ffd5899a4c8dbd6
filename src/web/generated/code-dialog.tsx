import { useState } from 'react';
import { sessionRules } from '#contract/session';
import { Dialog } from '../frame/dialog';
import { useWords } from '../i18n/words';

/** Asks for the code that the host has just sent, before it does what was asked. */
export function CodeDialog({ onCode, onClose }: { onCode: (code: string) => void; onClose: () => void }) {
  const { texts } = useWords();
  const [code, setCode] = useState('');
  return (
    <Dialog title={texts.form.codeTitle} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onCode(code);
          setCode('');
        }}
      >
        <p className="dialog-lead">{texts.form.codeLead}</p>
        <label className="entry">
          <span>{texts.form.code}</span>
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
            {texts.cancel}
          </button>
          <button type="submit" className="button button-main" disabled={code.length === 0}>
            {texts.form.confirm}
          </button>
        </footer>
      </form>
    </Dialog>
  );
}
