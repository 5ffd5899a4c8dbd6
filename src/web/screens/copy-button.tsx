import { useEffect, useState } from 'react';
import { fill } from '../i18n/words';
import { Icon } from '../frame/icon';

/** Copies a text, and says so for a moment. */
export function CopyButton({ text, label, done }: { text: string; label: string; done: string }) {
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
      aria-label={fill(copied ? done : label, { what: text })}
      title={fill(copied ? done : label, { what: text })}
      onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}
    >
      <Icon name={copied ? 'check' : 'copy'} />
      <span className="unseen" role="status">
        {copied ? fill(done, { what: text }) : ''}
      </span>
    </button>
  );
}
