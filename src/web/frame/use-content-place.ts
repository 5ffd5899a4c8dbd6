import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { returnTo } from './return-to-place';

const contentOf = () => document.getElementById('main-content');

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
    const onScroll = () => {
      if (shown.current) places.current.set(shown.current.key, content.scrollTop);
    };
    content.addEventListener('scroll', onScroll, { passive: true });
    return () => content.removeEventListener('scroll', onScroll);
  }, []);

  useEffect(() => {
    const content = contentOf();
    const before = shown.current;
    shown.current = { key, page };
    if (!content || !before || before.key === key) return;
    const isOther = before.page !== page;
    if (isOther) focusContent(content);
    const place = isReturn ? places.current.get(key) : undefined;
    if (place !== undefined) return returnTo(content, place);
    if (isOther) content.scrollTop = 0;
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
