// Runs before first paint and before the app, so that a dark desk never flashes light. Same key as src/features/theme/theme.ts.
(function () {
  var stored = null;
  try {
    stored = localStorage.getItem('resume-ai-theme');
  } catch {
    // Storage is switched off: follow the system.
  }
  var dark =
    stored === 'dark' || (stored !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.classList.add(dark ? 'dark' : 'light');
  // Nor does a stand's large type come late. Same key as src/features/demo/demo-mode.ts.
  var demo = new URLSearchParams(location.search || location.hash.split('?')[1]).has('demo');
  try {
    demo = demo || sessionStorage.getItem('resume-ai-demo') === 'on';
  } catch {
    // Storage is switched off: only the address can ask for it.
  }
  if (demo) document.documentElement.classList.add('demo');
  // Without one of its files the app would stay a white page. A script's error does not bubble: capture it.
  addEventListener(
    'error',
    function (event) {
      var words = document.getElementById('not-loaded');
      if (event.target.tagName !== 'SCRIPT' || !words) return;
      words.replaceWith(words.content);
    },
    true,
  );
})();
