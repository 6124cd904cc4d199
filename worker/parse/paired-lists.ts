/** Schools in one list and what was earned there in another, which only the year joins. */
import type { ParsedEducation } from './model.ts';

/** 'Halden College, 2009 – 2013' of one list with 'B.Sc. Botany, 2013' of the other as one entry; unless each degree finds its school, all as they are. */
export function pairedByYear(schools: ParsedEducation[]): ParsedEducation[] {
  const degrees = schools.filter(({ institution }) => !institution);
  const houses = schools.filter(({ institution }) => institution);
  if (degrees.length < 2 || houses.some(({ degree }) => degree)) return schools;
  const pairs = new Map<ParsedEducation, ParsedEducation>();
  for (const degree of degrees) {
    const fits = houses.filter((house) => yearOf(house) === yearOf(degree) && !pairs.has(house));
    if (!yearOf(degree) || fits.length !== 1) return schools;
    pairs.set(fits[0]!, degree);
  }
  return houses.map((house) => {
    const earned = pairs.get(house);
    if (!earned?.degree) return house;
    const { degree, area, score, highlights } = earned;
    return {
      ...house,
      // The year says it, no line.
      degree: { ...degree, confidence: 0.7 },
      area: area && { ...area, confidence: 0.7 },
      score: house.score ?? score,
      highlights: [...house.highlights, ...highlights],
    };
  });
}

const yearOf = ({ end }: ParsedEducation): string | undefined => end?.value.slice(0, 4);
