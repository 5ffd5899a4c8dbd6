import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useRights } from '../data/rights';
import { wasInField } from '../screens/field/kept-place';
import { whenLoaded } from './when-loaded';

// What cannot be loaded without a line is no reason to lose the frame: the page of the field sends as well.
const Unsent = whenLoaded(() =>
  import('../screens/field/unsent').then(
    (part) => part.Unsent,
    () => () => null,
  ),
);

/** What was recorded in the field is sent from every page; where nobody records anything there, nothing is loaded for it. */
export function UnsentFromField() {
  const mayRecord = useRights().may('attempt', 'create');
  const { pathname } = useLocation();
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    if (!mayRecord || isThere) return;
    void wasInField().then((was) => was && setThere(true));
  }, [mayRecord, isThere, pathname]);
  return mayRecord && isThere ? <Unsent /> : null;
}
