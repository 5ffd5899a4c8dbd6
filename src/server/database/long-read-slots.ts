import { Problem } from '#contract/problems';

/** A quarter of the connections: the rest is for whoever asks for a page. */
const most = 3;
const patience = 10_000;

let taken = 0;
const waiting: (() => void)[] = [];

/**
 * Waits for a turn among those who read what is long. @returns gives the turn back
 * @throws Problem NOT_READY where none came free in time
 */
export async function takeLongReadSlot(): Promise<() => void> {
  if (taken < most) taken += 1;
  else await nextSlot();
  return giveSlot;
}

function nextSlot(): Promise<void> {
  return new Promise((resolve, reject) => {
    const mine = () => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(() => {
      waiting.splice(waiting.indexOf(mine), 1);
      reject(new Problem('NOT_READY', { retryAfter: 5 }));
    }, patience);
    waiting.push(mine);
  });
}

function giveSlot(): void {
  const next = waiting.shift();
  if (next) next();
  else taken -= 1;
}
