// Is put into the page of an opened file. Plain JavaScript, so that nothing is compiled into it.

/** Presses the tab of its documents, and waits until each picture in sight is drawn: how many there are, and after how many milliseconds. */
globalThis.picturesDrawn = () =>
  new Promise((resolve) => {
    const isInSight = (element) => {
      const { bottom, top } = element.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    };
    const inSight = (selector) => [...document.querySelectorAll(`main ${selector}`)].filter(isInSight);
    const began = performance.now();
    const look = () => {
      const pictures = inSight('img');
      const waiting = inSight('[data-testid="ImageOutlinedIcon"]');
      const isDrawn =
        pictures.length > 5 &&
        waiting.length === 0 &&
        pictures.every(({ complete, naturalWidth }) => complete && naturalWidth > 0);
      if (isDrawn) resolve({ took: performance.now() - began, pictures: pictures.length });
      else requestAnimationFrame(look);
    };
    [...document.querySelectorAll('main a')]
      .find(({ href }) => /\/files\/[^/]+\/documents$/.test(href))
      .click();
    look();
  });
