// Runs before the first paint, as its own file because the page's policy allows no inline script.
(function () {
  try {
    var root = document.documentElement;
    if (localStorage.getItem('colorMode') === 'dark') root.dataset.colorMode = 'dark';
    var locale = localStorage.getItem('locale') || navigator.language || 'en';
    root.lang = locale.slice(0, 2) === 'fr' ? 'fr' : 'en';
  } catch {
    // Storage can be closed to the page; light and English then stand.
  }
})();
