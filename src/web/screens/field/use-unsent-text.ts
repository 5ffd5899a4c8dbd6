import { useIsOffline } from 'react-admin';

/** What is said of something recorded that the host has not taken yet: it is on its way, or there is no line for it. */
export const useUnsentText = () => (useIsOffline() ? 'field.waitsForLine' : 'field.waits');
