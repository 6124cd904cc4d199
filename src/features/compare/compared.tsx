import type { ReactNode } from 'react';
import { formatPoints, inTenths } from '../../ui/format-points.ts';
import { changeOf, type ComparedLine, type Comparison } from './comparison.ts';

/** The figures and the words in which two resumes differ. */
export const Compared = ({ comparison }: { comparison: Comparison }) => (
  <>
    <Part title="Score">
      <Lines caption="Score" lines={comparison.scores} />
      <Blockers comparison={comparison} />
    </Part>
    <Part title="Points by category">
      <Lines caption="Points by category" lines={comparison.categories} />
    </Part>
    <Part title="Checks that differ">
      {comparison.checks.length > 0 ? (
        <Lines caption="Checks that differ" lines={comparison.checks} />
      ) : (
        <p className="text-ink-2">Every check gives both the same points.</p>
      )}
    </Part>
    <Part title="Keywords">
      <div className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
        <Terms title="Only in the second" terms={comparison.gained} none="None gained." />
        <Terms title="Only in the first" terms={comparison.lost} none="None lost." />
      </div>
      <p className="fine mt-4">
        {comparison.shared === 1 ? '1 keyword is' : `${comparison.shared} keywords are`} in both.
      </p>
    </Part>
  </>
);

export const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section
    aria-label={title}
    className="grid gap-x-10 gap-y-4 border-t border-rule py-8 lg:grid-cols-[13.5rem_minmax(0,1fr)]"
  >
    <h2 className="text-xl!">{title}</h2>
    <div className="min-w-0">{children}</div>
  </section>
);

const points = (value: number | null) => (value === null ? '–' : formatPoints(value));

function signed(line: ComparedLine): string {
  const change = changeOf(line);
  if (change === null) return '–';
  const value = inTenths(change);
  if (value === 0) return 'same';
  return value > 0 ? `+${value}` : `−${Math.abs(value)}`;
}

const Lines = ({ caption, lines }: { caption: string; lines: readonly ComparedLine[] }) => (
  <table className="num w-full border-collapse text-right">
    <caption className="sr-only">{caption}</caption>
    <thead className="text-sm text-ink-2">
      <tr>
        <td>
          <span className="sr-only">{caption}</span>
        </td>
        <th scope="col" className="w-14 pb-2 font-normal min-[22.5rem]:w-[4.25rem] sm:w-28">
          First
        </th>
        <th scope="col" className="w-14 pb-2 font-normal min-[22.5rem]:w-[4.25rem] sm:w-28">
          Second
        </th>
        <th scope="col" className="w-14 pb-2 font-normal min-[22.5rem]:w-[4.25rem] sm:w-28">
          Change
        </th>
      </tr>
    </thead>
    <tbody>
      {lines.map((line) => (
        <tr key={line.name} className="border-t border-rule">
          <th scope="row" className="py-2.5 pr-3 text-left align-baseline font-normal">
            {line.name}
          </th>
          <td className="numeral align-baseline text-lg">{points(line.first)}</td>
          <td className="numeral align-baseline text-lg">{points(line.second)}</td>
          <td
            className={`align-baseline ${(changeOf(line) ?? 0) > 0 ? 'font-semibold text-pencil' : 'text-ink-2'}`}
          >
            {signed(line)}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

const Blockers = ({ comparison }: { comparison: Comparison }) => {
  const { onlyFirstBlocked, onlySecondBlocked } = comparison;
  if (onlyFirstBlocked.length + onlySecondBlocked.length === 0) return null;
  return (
    <ul className="mt-5 grid gap-1 border-l-3 border-red pl-4 text-sm">
      {onlyFirstBlocked.map((title) => (
        <li key={title}>Only the first is held back: {title}.</li>
      ))}
      {onlySecondBlocked.map((title) => (
        <li key={title}>Only the second is held back: {title}.</li>
      ))}
    </ul>
  );
};

const Terms = ({
  title,
  terms,
  none,
}: {
  title: string;
  terms: readonly string[];
  none: string;
}) => (
  <div>
    <h3 className="font-sans! text-base! font-semibold! tracking-normal!">{title}</h3>
    {terms.length === 0 ? (
      <p className="mt-2 text-ink-2">{none}</p>
    ) : (
      <ul className="mt-3 flex flex-wrap gap-2">
        {terms.map((term) => (
          <li key={term} className="chip">
            {term}
          </li>
        ))}
      </ul>
    )}
  </div>
);
