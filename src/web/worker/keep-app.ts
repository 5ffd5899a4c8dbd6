import { log } from '../data/log';

/**
 * Has this browser keep the app itself, so that it starts without a line: its files, and nothing about anybody. Asked for by the pages that
 * are worked where there is none. What is recorded there is asked to be kept as well when room runs short.
 */
export function keepApp(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker
    .register('/worker.js', { updateViaCache: 'none' })
    .catch((error: unknown) => log('The app could not be kept for a start without a line.', error));
  void navigator.storage?.persist?.().catch(() => false);
}
