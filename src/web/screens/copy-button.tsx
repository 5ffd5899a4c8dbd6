import { useEffect, useState } from 'react';
import type { TextKey } from '../i18n/use-translate';
import { useTranslate } from '../i18n/use-translate';
import { Icon } from '../frame/icon';

/** Copies a text, and says so for a moment; both keys have a place for `what` is copied. */
export function CopyButton({ text, label, done }: { text: string; label: TextKey; done: TextKey }) {
  const t = useTranslate();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 1600);
    return () => clearTimeout(timer);
  }, [copied]);
  return (
    <button
      type="button"
      className="copy"
      aria-label={t(copied ? done : label, { what: text })}
      title={t(copied ? done : label, { what: text })}
      onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}
    >
      <Icon name={copied ? 'check' : 'copy'} />
      <span className="unseen" role="status">
        {copied ? t(done, { what: text }) : ''}
      </span>
    </button>
  );
}
