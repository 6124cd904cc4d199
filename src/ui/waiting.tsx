/** Stands where a page is about to be: as tall as the window, so that nothing in view moves when it comes. */
export const Waiting = () => (
  <div className="min-h-screen">
    <p role="status" className="sr-only">
      Loading
    </p>
  </div>
);
