import { useEffect, useEffectEvent, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import type { LineQuote } from './use-quotes';

/**
 * The price agreed on stands in a line until somebody writes another over it; of a share of the rest of the invoice, what all of it comes to
 * stands with it.
 */
export function useAgreedPrice(at: string, quote: LineQuote | undefined): void {
  const { getValues, setValue } = useFormContext();
  const agreed = quote?.unitAmount ?? null;
  const amount = quote?.unit === 'percent' ? quote.contractAmount : null;
  const take = useEffectEvent((price: string) => {
    const [typed, taken] = getValues([`${at}.unitAmount`, `${at}.agreed`]) as unknown[];
    if (typed && typed !== taken) return;
    setValue(`${at}.agreed`, price);
    setValue(`${at}.unitAmount`, price, { shouldDirty: true });
    if (amount) setValue(`${at}.amount`, amount);
  });
  useEffect(() => {
    if (agreed) take(agreed);
  }, [agreed, amount]);
}

/** What a line was to come to as it was taken over is said of so many: of more or fewer it is worked out anew. */
export function useOwnAmount(at: string, quantity: unknown): void {
  const { setValue } = useFormContext();
  const before = useRef(quantity);
  useEffect(() => {
    if (String(before.current) !== String(quantity)) setValue(`${at}.amount`, null);
    before.current = quantity;
  }, [at, quantity, setValue]);
}
