/** In place of the list while nothing is stored; `known` is false until that is certain. */
export const EmptyLibrary = ({ known }: { known: boolean }) => (
  <section aria-labelledby="recent" aria-busy={!known}>
    <h2 id="recent" className="text-xl!">
      Recent resumes
    </h2>
    <p className="mt-4 border-t border-rule pt-4 text-ink-2">
      {known && 'None yet. What you drop is kept in this browser, and only here.'}
    </p>
  </section>
);
