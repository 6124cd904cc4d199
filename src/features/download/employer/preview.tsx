import type { DocumentPreview } from '#contract/resume.ts';
import { classNames } from '../../../ui/class-names.ts';

interface PreviewProps {
  preview: DocumentPreview | undefined;
  /** New pages are being drawn. */
  busy: boolean;
}

/** The very pages of the file, drawn from its bytes. */
export const Preview = ({ preview, busy }: PreviewProps) => (
  <div
    className={classNames('preview-desk', busy && 'preview-busy')}
    role="region"
    aria-label="Preview"
    aria-busy={busy}
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard
    tabIndex={0}
  >
    {preview?.pages.map(({ width, height, pngBase64 }, at) => (
      <img
        key={at}
        className="preview-page"
        src={`data:image/png;base64,${pngBase64}`}
        width={width}
        height={height}
        alt={`Page ${at + 1} of ${preview.pages.length}`}
      />
    ))}
    {!preview && busy && <p className="fine p-6">Setting the pages …</p>}
  </div>
);
