// Runs in browsers too old for the rest, so it is written for them: leads to a page that says so, or to the interview as plain
// forms. The floor: Chrome and Edge 111, Firefox 115, Opera 97, Safari 16.4.
// biome-ignore lint/complexity/useArrowFunction: the oldest ones do not know arrows
(function () {
  var css = window.CSS && CSS.supports;
  var enough =
    css && CSS.supports('color', 'color-mix(in srgb, red, blue)') && typeof [].toSorted === 'function' && 'structuredClone' in window;
  var interview = /^\/(video|job)-interview\//.test(location.pathname);
  if (!enough) location.replace(interview ? '/plain'.concat(location.pathname, location.search) : '/unsupported.html');
})();
