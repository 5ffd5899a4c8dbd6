import { apiAddress } from '../http/api-address';
import { browserChannel } from '../http/channel';
import { systemClock } from '../http/clock';
import { browserLocks } from '../http/locks';
import { createIdentity } from './create-identity';
import { onLocaleChosen } from './locale';
import { navigate } from './router';

/** The identity of this tab. */
export const identity = createIdentity({
  fetch: (input, init) => fetch(input, init),
  // No form is sent before somebody is signed in.
  sendForm: async (...sent) => (await import('../http/send-form')).sendForm(...sent),
  storage: localStorage,
  tabStorage: sessionStorage,
  channel: browserChannel('collateral-desk'),
  clock: systemClock,
  locks: browserLocks,
  base: apiAddress,
  reloadAt: (path) => location.assign(path),
});

identity.session.follow(window);
onLocaleChosen((locale) => void identity.language.choose(locale));

let lastPerson = identity.session.state().user?._id ?? null;

identity.session.onPersonChange((_before, now) => {
  // Signed out on purpose, in whatever tab: no way back into the page that was open.
  if (now === null) return navigate('/login', { replace: true });
  if (lastPerson !== null && lastPerson !== now) identity.reloadAt('/');
  lastPerson = now;
});
