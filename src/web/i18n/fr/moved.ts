import type { moved as english } from '../en/moved';
import type { TextsOf } from '../texts-of';

export const moved: TextsOf<typeof english> = {
  moved: {
    changed: 'Modifié',
    by: 'par',
    lead: 'Votre formulaire garde ce que vous avez ouvert; à l’enregistrement, vous choisissez ce qui reste.',
  },
};
