import { Link } from 'wouter';
import { buttonClass } from '../../ui/button.tsx';
import { Caret } from '../../ui/marks/caret.tsx';
import { usePageTitle } from '../../ui/use-page-title.ts';
import './not-found-page.css';

/** Any address without a page. */
export function NotFoundPage() {
  usePageTitle('404 Page Not Found');
  return (
    <div className="grid min-h-[62vh] max-w-184 content-center justify-items-start gap-5 py-16">
      <h1 className="not-found-title">
        404
        <span className="gap-mark" aria-hidden="true">
          <Caret />
        </span>{' '}
        Page Not Found
      </h1>
      <p className="lead">Did you forget to add the page to the router?</p>
      <Link href="/" className={buttonClass('primary')}>
        Back to the start
      </Link>
    </div>
  );
}
