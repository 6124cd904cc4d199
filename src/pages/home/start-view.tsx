import { SERVER } from '../../api/server.ts';
import { isDemoWanted } from '../../features/demo/demo-mode.ts';
import { EmptyLibrary } from '../../features/library/empty-library.tsx';
import { useStoredBefore } from '../../features/library/use-stored-before.ts';
import { LinkedInEntry } from '../../features/linkedin-data/linkedin-entry.tsx';
import { UploadBox } from '../../features/upload/upload-box.tsx';
import { classNames } from '../../ui/class-names.ts';
import { later, LazyPart } from '../../ui/lazy-part.tsx';
import { Caret } from '../../ui/marks/caret.tsx';
import { Dial } from '../../ui/dial/dial.tsx';
import './start-view.css';

const Library = later(async () => (await import('../../features/library/library.tsx')).Library);

interface StartViewProps {
  onFile: (file: File) => void;
  uploading: boolean;
  hovering: boolean;
  /** The address names a resume that is no longer stored. */
  gone: boolean;
}

/** Says what this is in five seconds, takes a file, lists what is stored. */
export function StartView({ onFile, uploading, hovering, gone }: StartViewProps) {
  const stored = useStoredBefore();
  return (
    <>
      {gone && (
        <p role="status" className="mt-6 border-l-3 border-pencil pl-4 text-ink-2">
          That resume is not stored in this browser any more. Drop it again to start over.
        </p>
      )}
      <div className="hero">
        <div className="hero-say">
          <h1>
            <span className="stroke">
              Mark up
              <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
                <path
                  vectorEffect="non-scaling-stroke"
                  d="M1 3.4C22 1.2 44 1 58 2.4S84 4.6 99 1.6"
                />
              </svg>
            </span>{' '}
            your resume before a recruiter does.
          </h1>
          <p className="mt-4 max-w-[33em] leading-normal text-pretty text-ink-2 sm:mt-6 sm:text-lg sm:leading-normal">
            Get a score for how it reads to hiring software (ATS) and to people. Accept the edits
            you agree with. Download a resume that says the same things, better.
          </p>
        </div>
        <Vignette />
        <div className="hero-drop">
          <UploadBox
            onFile={onFile}
            busy={uploading}
            hovering={hovering}
            samplesFirst={isDemoWanted()}
          />
          <LinkedInEntry onFile={onFile} disabled={uploading} />
        </div>
      </div>
      <Proofs />
      <div
        className={classNames(
          'grid grid-cols-1 gap-12 border-t border-rule pt-10 pb-20 lg:gap-16 lg:pt-14',
          stored
            ? 'lg:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)]'
            : 'lg:grid-cols-[minmax(0,1fr)_minmax(0,1.35fr)]',
        )}
      >
        {stored ? (
          <>
            <LazyPart waiting={<EmptyLibrary known={false} />}>
              <Library />
            </LazyPart>
            <EmptyCard />
          </>
        ) : (
          <>
            <EmptyCard />
            <EmptyLibrary known={stored !== null} />
          </>
        )}
      </div>
    </>
  );
}

const Vignette = () => (
  <figure className="hero-vignette">
    <p className="font-display text-[1.25rem]/[1.35] sm:text-[1.375rem]/[1.35]">
      <span className="over">
        <Caret />
        <ins aria-label="inserted: Scheduled and trained">Scheduled and trained</ins>
        <del className="mark-del">Responsible for scheduling and training</del>
      </span>{' '}
      14 warehouse staff
    </p>
    <figcaption className="mt-4 flex flex-wrap gap-x-3 text-sm text-ink-2">
      <b className="num font-semibold text-pencil">Scores higher.</b> Same facts, verb first. You
      decide if it stays.
    </figcaption>
  </figure>
);

/** Three plain claims, each of which the visitor can check. */
const Proofs = () => (
  <ul className="grid gap-x-10 gap-y-3 border-t border-rule py-6 text-sm text-ink-2 sm:grid-cols-3">
    <li>
      {SERVER === null ? (
        <>
          <strong className="font-semibold text-ink">Runs on this device,</strong> with the cable
          out.
        </>
      ) : (
        <>
          <strong className="font-semibold text-ink">Sent to one server,</strong> {SERVER}.
        </>
      )}
    </li>
    <li>
      <strong className="font-semibold text-ink">Every check published,</strong> every point
      explained.
    </li>
    <li>
      <strong className="font-semibold text-ink">Never invents a fact</strong> about you.
    </li>
  </ul>
);

const EmptyCard = () => (
  <section className="sheet grid grid-cols-1 items-center gap-6 self-start p-6 sm:grid-cols-[auto_1fr] sm:p-8">
    <div className="w-30">
      <Dial now={-1} small />
    </div>
    <div className="grid gap-3">
      <h2 className="text-xl!">No Resume Uploaded</h2>
      <p className="text-pretty text-ink-2">
        Your score, the <span className="whitespace-nowrap">marked-up</span> copy and the keywords
        to consider appear here, about a second after you drop a file.
      </p>
    </div>
  </section>
);
