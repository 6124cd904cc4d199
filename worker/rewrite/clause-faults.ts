/** Clauses of a rewritten line that nothing holds, or that still open weakly. */

/** 'Moved the store room, this saved an hour' */
export const spliced = (text: string) =>
  /, (?:this|that|it|they|he|she|these|we|I) (?!which|who|way|time|year|month|week|day|being|and)[a-z]+ /.test(
    text,
  ) && !/^(?:When|If|After|As|Once|While|Because|Since|Although|Though|Where)\b/.test(text);

/** 'Started a podcast and it reached 5,000 people' */
export const looseClause = (text: string) =>
  / and (?:it|this|they) (?:was|were|is|[a-z]+ed|rose|fell|grew|did|went|made|won|ran|sold)\b/.test(
    text,
  );

/** 'Taught chemistry and was also given the job of running the club' */
export const givenLater = (text: string) =>
  /(?:,| and) (?:I )?(?:was|were) (?:also |then |often |later )?(?:given|asked|required|told|trusted|expected|allowed|sent|employed|involved)\b/.test(
    text,
  );
