// Runs in each page before its own scripts: notes when the last button of sign-in is pressed, and
// when the first row of a list is there. Plain JavaScript, so that nothing is compiled into it.
{
  const now = () => performance.timeOrigin + performance.now();
  const mark = (name, value) => {
    if (!sessionStorage.getItem(name)) sessionStorage.setItem(name, String(value()));
  };
  const look = () => {
    if (document.querySelector('table tbody tr td a[href], table tbody tr th a[href]'))
      mark('bench row', now);
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true });
  document.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest('button') : null;
      if (button?.textContent === 'Verify Code') mark('bench pressed', now);
    },
    true,
  );
}
