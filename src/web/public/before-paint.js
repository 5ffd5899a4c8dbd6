// Runs before the first paint, as its own file because the page's policy allows no inline script.
(function () {
  try {
    var root = document.documentElement;
    if (localStorage.getItem('colorMode') === 'dark') root.dataset.colorMode = 'dark';
    var locale = localStorage.getItem('locale') || navigator.language || 'en';
    root.lang = locale.slice(0, 2) === 'fr' ? 'fr' : 'en';
    // Who is signed in will need the desk: all of it is asked for at once, and not chunk after chunk.
    if (!/"user":\{/.test(localStorage.getItem('auth') || '')) return;
    var desk = document.querySelector('meta[name="warm"]');
    if (!desk) return;
    (desk.content + ' ' + desk.dataset[root.lang]).split(' ').forEach(function (href) {
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', href: href }),
      );
    });
  } catch {
    // Storage can be closed to the page; light and English then stand.
  }
})();
