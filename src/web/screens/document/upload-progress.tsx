import { Icon } from '../../frame/icon';
import { useDocumentTexts } from './document-texts';
import type { UploadQueue } from './upload-queue';

/** What becomes of each file that is sent in. */
export function UploadProgress({ queue }: { queue: UploadQueue }) {
  const texts = useDocumentTexts();
  const busy = queue.sent.some(({ state }) => state === 'waiting' || state === 'sending');
  if (queue.sent.length === 0) return null;
  return (
    <section className="upload-queue" aria-label={texts.queue} aria-live="polite">
      <ul>
        {queue.sent.map((one) => (
          <li key={one.key} className={`upload upload-${one.state}`}>
            <Icon name={one.state === 'done' ? 'check' : one.state === 'failed' ? 'alert' : 'import'} />
            <span className="upload-name">{one.file.name}</span>
            {one.state === 'sending' && <progress aria-label={texts.sending} />}
            <span className="quiet">
              {one.message ??
                { waiting: texts.waiting, sending: texts.sending, done: texts.done, failed: '' }[one.state]}
            </span>
            {one.state === 'failed' && (
              <button type="button" className="link" onClick={() => queue.retry(one)}>
                {texts.retry}
              </button>
            )}
          </li>
        ))}
      </ul>
      {!busy && (
        <button type="button" className="button" onClick={queue.clear}>
          {texts.hideQueue}
        </button>
      )}
    </section>
  );
}
