/** Stands in for a part of `@tanstack/query-core` in the build: the pages of an endless query, of which there is none. */
function refuse(): never {
  throw new Error('There are no endless queries here');
}

export { refuse as hasNextPage, refuse as hasPreviousPage, refuse as infiniteQueryBehavior };
