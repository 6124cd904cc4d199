// Runs before first paint, so that a dark desk never flashes light. Same key as src/features/theme/theme.ts.
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
})();
