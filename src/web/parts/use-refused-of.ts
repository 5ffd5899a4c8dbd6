import { useTranslate } from '../i18n/use-translate';

interface One {
  readonly ok: boolean;
  readonly message?: string | null;
}

/** Words what a call for several left undone, and why, each reason once; undefined where all was done. */
export function useRefusedOf() {
  const t = useTranslate();
  return (all: readonly One[]): string | undefined => {
    const refused = all.filter(({ ok }) => !ok);
    const reasons = [...new Set(refused.flatMap(({ message }) => message ?? []))].join(' ');
    return refused.length > 0
      ? t('severalAtOnce.refused', { smart_count: refused.length, reasons })
      : undefined;
  };
}

/** One message of what was done and what was not. */
export const together = (...said: readonly (string | false | undefined)[]): string =>
  said.filter(Boolean).join(' ');
