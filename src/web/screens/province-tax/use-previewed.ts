import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from '../../i18n/use-translate';
import type { MovedFilesAnswer } from './moved-files';

/**
 * Saves a change of the rules once it was shown what it does: the first press shows, the next saves; what was typed in between is shown
 * anew. Answers what is said when it is saved.
 */
export function usePreviewed<Sent extends object>(calls: {
  readonly preview: (sent: Sent) => Promise<MovedFilesAnswer>;
  readonly keep: (sent: Sent) => Promise<unknown>;
}): {
  readonly preview: MovedFilesAnswer | undefined;
  readonly save: (sent: Sent) => Promise<string | void>;
} {
  const t = useTranslate();
  const queryClient = useQueryClient();
  const [seen, setSeen] = useState<{ readonly of: string; readonly preview: MovedFilesAnswer }>();
  const save = async (sent: Sent): Promise<string | void> => {
    const of = JSON.stringify(sent);
    if (seen?.of !== of) {
      setSeen({ of, preview: await calls.preview(sent) });
      return;
    }
    await calls.keep(sent);
    await queryClient.invalidateQueries({ queryKey: ['desk', 'provinceRules'] });
    return t('rules.saved', { smart_count: seen.preview.moved });
  };
  return { preview: seen?.preview, save };
}
