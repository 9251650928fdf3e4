// Runs in browsers too old for the rest: leads them to a page that says so. The floor: Chrome and Edge 111, Firefox 113, Safari 16.4.
(() => {
  var css = window.CSS && CSS.supports;
  var enough =
    css && CSS.supports('color', 'color-mix(in srgb, red, blue)') && typeof Object.hasOwn === 'function' && 'structuredClone' in window;
  if (!enough) location.replace('/unsupported.html');
})();
