import { Check } from 'lucide-react';
import { Link } from 'wouter';
import { NOTICES_NAME } from '#contract/notices.ts';
import { SERVER } from '../../api/server.ts';
import { IS_SINGLE_FILE } from '../../ui/app-address.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { usePageTitle } from '../../ui/use-page-title.ts';
import { CATEGORY_WEIGHTS } from './category-weights.ts';
import { STEPS } from './steps.tsx';

const CHECKS_ON_DEVICE = [
  'Open the page once, pull the cable, drop a resume. It still works.',
  'Open your browser’s network panel. Processing a file adds no line to it.',
  'Read the page’s source: its policy forbids every connection (connect-src none).',
];

const CHECKS =
  SERVER === null
    ? CHECKS_ON_DEVICE
    : [
        `Open your browser’s network panel. Processing a file calls ${SERVER}, and nobody else.`,
        `Read the page’s source: its policy forbids every connection but the one to ${SERVER}.`,
      ];

/** The five steps, how to check the promise, and how points are counted. */
export function HowItWorksPage() {
  usePageTitle('How it works: Resume AI');
  return (
    <div className="page">
      <header>
        <h1 className="page-title">
          {SERVER === null ? 'Five steps, one device.' : 'Five steps, one server.'}
        </h1>
        <p className="lead mt-4">
          {SERVER === null
            ? 'Everything below happens inside this browser tab. Pull the network cable and try it.'
            : `Everything below is done by ${SERVER}, to which your file is sent.`}
        </p>
      </header>
      <ol className="mt-14">
        {STEPS.map(({ title, text, see }, i) => (
          <li
            key={title}
            className="grid items-start gap-x-10 gap-y-3 border-t border-rule py-9 sm:grid-cols-[3.5rem_minmax(0,1fr)] lg:grid-cols-[5rem_minmax(0,22rem)_minmax(0,1fr)]"
          >
            <span className="numeral text-[3.5rem] leading-[.9] text-pencil" aria-hidden="true">
              {i + 1}
            </span>
            <div>
              <h2 className="text-xl!">{title}</h2>
              <p className="mt-3 text-ink-2">{text}</p>
            </div>
            <div className="flex min-h-25 flex-wrap items-center gap-x-6 gap-y-4 rounded-[2px] bg-(--paper) px-6 py-5 font-text text-[1.1875rem]/[1.5] shadow-sheet sm:col-start-2 lg:col-start-3">
              {see}
            </div>
          </li>
        ))}
      </ol>
      <div className="mt-14 grid gap-x-20 gap-y-12 border-t border-rule pt-12 lg:grid-cols-2">
        <section id="check">
          <h2>Check it yourself</h2>
          <ul className="mt-5 grid gap-2">
            {CHECKS.map((check) => (
              <li key={check} className="flex gap-2.5">
                <Icon of={Check} className="mt-1 text-pencil" />
                {check}
              </li>
            ))}
          </ul>
          <p className="mt-8">
            <Link href="/" className={buttonClass('primary')}>
              Try it with your resume
            </Link>
          </p>
        </section>
        <section id="score">
          <h2>How points are counted</h2>
          <table className="mt-5 w-full border-collapse">
            <caption className="sr-only">Points per category</caption>
            <tbody>
              {CATEGORY_WEIGHTS.map(([category, points, what]) => (
                <tr key={category} className="border-t border-rule">
                  <th scope="row" className="py-2.5 text-left font-normal">
                    {category}
                    <span className="block text-sm text-ink-2">{what}</span>
                  </th>
                  <td className="numeral pl-4 text-right text-[1.375rem] whitespace-nowrap">
                    {points}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="mt-4 text-sm text-ink-2">
            A blocker, such as a scrambled reading order, then lowers the whole sum. What does not
            apply to your resume is left out. The number says how well the document follows what
            hiring software and recruiters are known to look for; it is not a prediction.
          </p>
        </section>
      </div>
      <p className="fine mt-14 border-t border-rule pt-6">
        {IS_SINGLE_FILE ? (
          'The licences of the libraries, fonts and word lists in this app stand at the end of its file.'
        ) : (
          <>
            This app contains work of others:{' '}
            <a
              href={`${import.meta.env.BASE_URL}${NOTICES_NAME}`}
              target="_blank"
              rel="noreferrer"
              className="quiet-link"
            >
              third-party notices
            </a>
          </>
        )}
      </p>
    </div>
  );
}
