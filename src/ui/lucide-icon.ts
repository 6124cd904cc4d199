import { createElement, type ReactElement, type SVGProps } from 'react';

interface IconData {
  node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
}

const LOOK: SVGProps<SVGSVGElement> = {
  xmlns: 'http://www.w3.org/2000/svg',
  width: 24,
  height: 24,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
};

/**
 * Stands in for the function of `lucide-react` that makes components of drawings, in the build: the library's own
 * brings sizes, contexts and class names that this app does not use, and is a part of the first load.
 */
export default function createLucideIcon({ node }: IconData) {
  return (props: SVGProps<SVGSVGElement>): ReactElement =>
    createElement(
      'svg',
      { ...LOOK, ...props },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
}
