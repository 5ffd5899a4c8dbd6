import type { SeveralAtOnceTexts } from '../en/several-at-once';

export const severalAtOnce: SeveralAtOnceTexts = {
  refused:
    '%{count} élément est resté tel quel. %{reasons} |||| %{count} éléments sont restés tels quels. %{reasons}',
};
