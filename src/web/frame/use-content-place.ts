import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { returnTo } from './return-to-place';

const contentOf = () => document.getElementById('main-content');

/** What scrolls of a page: the page, or the part of it that says so, as a list below its head. */
const scrollerOf = (content: HTMLElement) =>
  content.querySelector<HTMLElement>('[data-scrolls-page]') ?? content;

/** The tabs of one record are addresses of their own; going between them is no new page. */
const pageOf = (pathname: string) => pathname.split('/').slice(0, 3).join('/');

/**
 * Another page begins at its top and has the focus; back and forward find the place that was left. The page scrolls within the
 * desk, where neither the browser nor react-admin looks.
 */
export function useContentPlace(): void {
  const { pathname, key } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const places = useRef(new Map<string, number>());
  const shown = useRef<{ readonly key: string; readonly page: string } | null>(null);
  const page = pageOf(pathname);

  useEffect(() => {
    const content = contentOf();
    if (!content) return;
    const onScroll = ({ target }: Event) => {
      const scroller = scrollerOf(content);
      if (shown.current && target === scroller) places.current.set(shown.current.key, scroller.scrollTop);
    };
    // What happens within it is heard on the way down.
    content.addEventListener('scroll', onScroll, { passive: true, capture: true });
    return () => content.removeEventListener('scroll', onScroll, { capture: true });
  }, []);

  useEffect(() => {
    const content = contentOf();
    const before = shown.current;
    shown.current = { key, page };
    if (!content || !before || before.key === key) return;
    const isOther = before.page !== page;
    if (isOther) focusContent(content);
    const place = isReturn ? places.current.get(key) : undefined;
    if (place !== undefined) return returnTo(() => scrollerOf(content), place);
    if (isOther) scrollerOf(content).scrollTop = 0;
  }, [key, page, isReturn]);
}

/** Unless the page itself gave the focus to a field of it. */
function focusContent(content: HTMLElement): void {
  requestAnimationFrame(() => {
    const { activeElement } = document;
    if (activeElement?.closest('[role=dialog]') || content.contains(activeElement)) return;
    content.tabIndex = -1;
    content.focus({ preventScroll: true });
  });
}
