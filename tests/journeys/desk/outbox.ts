import { request } from '@playwright/test';

export interface SentMessage {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly code?: string;
  readonly at: string;
}

const usualPatience = 15_000;
/** Between two looks, in milliseconds. */
const pause = 100;

/** What was sent to a person since a moment (milliseconds since 1970), once it is there: the newest that fits. `patience`: in milliseconds. */
export async function messageTo(
  email: string,
  since: number,
  fits: (message: SentMessage) => boolean = () => true,
  patience = usualPatience,
): Promise<SentMessage> {
  const host = await request.newContext({ baseURL: process.env.JOURNEYS_URL });
  try {
    for (const end = Date.now() + patience; Date.now() < end;) {
      const messages = (await (await host.get('/api/outbox')).json()) as SentMessage[];
      const found = messages.find((one) => one.to === email && Date.parse(one.at) >= since && fits(one));
      if (found) return found;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
    throw new Error(`Nothing was sent to ${email}.`);
  } finally {
    await host.dispose();
  }
}

/** The code that was sent to a person since a moment. */
export async function codeFor(email: string, since: number): Promise<string> {
  const { code } = await messageTo(email, since, (message) => message.code !== undefined);
  return code as string;
}
