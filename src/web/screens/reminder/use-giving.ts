import { useCommand } from '../../data/use-command';
import { useFetchAgain } from '../../data/use-fetch-again';
import { useTranslate } from '../../i18n/use-translate';
import { together, useRefusedOf } from '../../parts/use-refused-of';

/** Gives reminders to somebody, and words what became of them. */
export function useGiving() {
  const t = useTranslate();
  const giveReminders = useCommand('giveReminders');
  const fetchAgain = useFetchAgain('reminder');
  const refusedOf = useRefusedOf();
  return async (ids: readonly string[], userId: string) => {
    const { data } = await giveReminders({ ids: [...ids], userId });
    await fetchAgain();
    const done = data.filter(({ ok }) => ok);
    const there = done.filter(({ reminder }) => reminder?.status === 'cancelled').length;
    const given = done.length - there;
    const said = together(
      (given > 0 || there === 0) && t('reminder.given', { smart_count: given }),
      there > 0 && t('reminder.there', { smart_count: there }),
      refusedOf(data),
    );
    // What its giver sees no more can be asked back by nobody.
    const seen = done.filter(({ reminder }) => reminder && reminder.status !== 'cancelled');
    return { said, canBeAskedBack: seen.length === ids.length };
  };
}
