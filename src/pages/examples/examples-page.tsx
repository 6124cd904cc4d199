import { Link } from 'wouter';
import { buttonClass } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Marked } from '../../ui/marks/marked.tsx';
import { usePageTitle } from '../../ui/use-page-title.ts';
import { CASES, PATTERNS, STATS, type ExampleCase } from './examples.ts';

/** Three cases before and after, and the patterns that recur; all of it illustrative. */
export function ExamplesPage() {
  usePageTitle('Examples: Resume AI');
  return (
    <div className="page">
      <header className="max-w-184">
        <h1 className="page-title">The same people, better put.</h1>
        <p className="lead mt-4">
          Three resumes before and after the pencil. Names and figures on this page are
          illustrative.
        </p>
      </header>
      <dl className="mt-14 grid grid-cols-2 border-y border-rule sm:grid-cols-4">
        {STATS.map(([value, name]) => (
          <div
            key={name}
            className={classNames(
              'flex flex-col-reverse justify-end border-rule py-6 pr-2 pl-4',
              'odd:pl-0 even:border-l nth-[n+3]:border-t sm:border-l sm:pl-5! sm:first:border-l-0 sm:first:pl-0! sm:nth-[n+3]:border-t-0',
            )}
          >
            <dt className="mt-2 text-sm text-ink-2">{name}</dt>
            <dd className="numeral text-[3rem] leading-none">{value}</dd>
          </div>
        ))}
      </dl>
      <ul className="mt-14 grid gap-6">
        {CASES.map((one) => (
          <Case key={one.field} example={one} />
        ))}
      </ul>
      <section className="mt-18">
        <h2>What gets marked most</h2>
        <p className="mt-1 text-ink-2">Share of resumes improved, pattern by pattern.</p>
        <ul className="mt-6 grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
          {PATTERNS.map(([percent, text]) => (
            <li
              key={text}
              className="grid grid-cols-[5.75rem_1fr] items-baseline gap-3 border-t border-rule py-5"
            >
              <b className="numeral text-2xl leading-none font-normal">{percent}%</b>
              <span>{text}</span>
            </li>
          ))}
        </ul>
      </section>
      <p className="mt-12">
        <Link href="/#samples" className={buttonClass('primary')}>
          Try it with a sample
        </Link>
      </p>
    </div>
  );
}

const Case = ({ example }: { example: ExampleCase }) => (
  <li className="sheet grid items-center gap-x-12 lg:items-end gap-y-5 p-6 sm:p-8 lg:grid-cols-[13rem_minmax(0,1fr)]">
    <div>
      <h2 className="mb-2.5 font-sans! text-xs! font-semibold! tracking-normal! text-ink-2">
        {example.field}
      </h2>
      <p className="numeral leading-none">
        <span className="sr-only">from </span>
        <span className="mr-2 text-[1.625rem] leading-none text-ink-2 line-through decoration-pencil decoration-2">
          {example.from}
        </span>
        <span className="sr-only"> to </span>
        <span className="text-[4.5rem] leading-none tracking-[-.045em] text-pencil">
          {example.to}
        </span>
      </p>
    </div>
    <p className="font-text text-[1.25rem]/[1.5] sm:text-[1.375rem]/[1.5] lg:mb-1.5">
      <Marked pieces={example.line} />
    </p>
  </li>
);
