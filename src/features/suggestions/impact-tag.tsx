import type { Suggestion } from '#contract/resume.ts';
import { impactNow } from './impact-now.ts';

/** How much a suggestion is worth; any type but high and medium is Formatting. */
export const ImpactTag = (props: { of: Pick<Suggestion, 'type' | 'points'>; points: number }) => {
  const type = impactNow(props.of, props.points);
  if (type === 'high_impact') return <span className="tag tag-high">High Impact</span>;
  if (type === 'medium_impact') return <span className="tag tag-medium">Medium Impact</span>;
  return <span className="tag tag-plain">Formatting</span>;
};
