import type { Calendar, Seeded } from './demo-bundle';
import { makeParty } from './demo-parties';
import type { PastHold } from './demo-past-hold';
import type { Province } from './demo-places';
import type { Step } from './demo-steps';
import type { Story } from './demo-stories';
import { createRandom } from './random';

interface Subject {
  readonly fileId: string;
  readonly number: number;
  readonly state: Province;
  /** Whether what is written of the stay is written in French. */
  readonly isFrench: boolean;
}

/** Of the files that a client recalled while somebody tried, how many it recalled because a trustee kept the unit. */
const keptShare = 0.2;
/** In days: a trustee takes its time before it says that it keeps a unit. */
const answering = 20;

/** Some files end because a trustee has the unit: of those that a client called back while somebody tried. */
export function keptByTrustee(story: Story, number: number): Story {
  const isOne = story.closingReason === 'client_recall' && story.previousStatus === 'attempting';
  if (!isOne || story.closedAgo === null || !createRandom(`trustee keeps ${number}`).chance(keptShare))
    return story;
  return {
    ...story,
    assignedAgo: story.assignedAgo + answering,
    previousStatus: 'insolvency_stay',
    closingReason: 'insolvency_asset_with_trustee',
  };
}

/** The office of the Superintendent of Bankruptcy that keeps the estates of a province, as it stands in their numbers. */
export const estateOffices: Readonly<Record<Province, string>> = {
  ...{ BC: '11', AB: '25', SK: '21', MB: '22', ON: '31', QC: '41' },
  ...{ NB: '51', NS: '51', PE: '51', NL: '51', YT: '11', NT: '24', NU: '24' },
};

/** Whether an insolvency stays a file, or stayed it until it was closed. */
export const isStayed = ({ status, previousStatus }: Story): boolean =>
  status === 'insolvency_stay' || previousStatus === 'insolvency_stay';

/** The trustee of a stay, who came to the file with it. */
export function trusteeOf(
  { fileId, number, state }: Subject,
  at: string,
  index: number,
  days: Calendar,
): Seeded<'relatedParty'> {
  const who = { fileId, number, state, isBusiness: false, createdAt: at };
  return {
    ...makeParty(createRandom(`trustee ${number}`), who, days, 'insolvency_trustee', index),
    businessName: state === 'QC' ? 'Syndics démo inc.' : 'Demo Trustees Inc.',
  };
}

const notes = [
  'Stay of proceedings. Writes go to the trustee alone.',
  'Suspension des procédures. On n’écrit qu’au syndic.',
] as const;
const releases = [
  'The trustee keeps the unit; the file is closed.',
  'Le syndic garde l’unité; le dossier est fermé.',
] as const;

/** The hold of a stay, from the moment at which the file came to it, on the day so many days ago. */
export function holdOfStay(
  { number, isFrench }: Subject,
  since: { readonly at: string; readonly day: string },
  calendar: Calendar,
): Partial<Seeded<'file'>> {
  return {
    active: false,
    hold: true,
    holdReason: 'insolvency',
    holdSource: 'legal',
    holdStartDate: since.day,
    heldSince: since.at,
    holdUntil: calendar.dayAgo(-createRandom(`stay ${number}`).int(20, 52)),
    holdNote: notes[isFrench ? 1 : 0],
    holdAcknowledgements: [],
  };
}

/** The hold of a stay that ended with its file, from the one step to the next; `undefined` where none did. */
export function pastStay({ isFrench }: Subject, steps: readonly Step[]): PastHold | undefined {
  const index = steps.findIndex(({ status }) => status === 'insolvency_stay');
  const [from, to] = [steps[index], steps[index + 1]];
  if (!from || !to) return undefined;
  return {
    set: {
      ...{ active: false, hold: true, holdReason: 'insolvency', holdSource: 'legal' },
      ...{ holdStartDate: from.at.slice(0, 10), heldSince: from.at, holdUntil: to.at.slice(0, 10) },
      holdNote: notes[isFrench ? 1 : 0],
    },
    releasedAt: to.at,
    why: releases[isFrench ? 1 : 0],
  };
}
