/** What one tab tells the others. The truth is in storage; the news only makes them look at once. */
export type TabNews = { kind: 'session-changed' } | { kind: 'signed-out' };

export interface Channel {
  post(news: TabNews): void;
  listen(hear: (news: TabNews) => void): () => void;
}

/** Tabs without BroadcastChannel still hear each other by the `storage` event. */
export function browserChannel(name: string): Channel {
  if (typeof BroadcastChannel === 'undefined')
    return { post: () => undefined, listen: () => () => undefined };
  const channel = new BroadcastChannel(name);
  return {
    post: (news) => channel.postMessage(news),
    listen(hear) {
      const onMessage = (event: MessageEvent<TabNews>) => hear(event.data);
      channel.addEventListener('message', onMessage);
      return () => channel.removeEventListener('message', onMessage);
    },
  };
}
