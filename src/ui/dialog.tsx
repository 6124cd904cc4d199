import * as Dialog from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { DialogNote } from './toast/dialog-note.tsx';
import { TOASTER_MARK } from './toast/toaster-mark.ts';
import { Tip } from './tooltip.tsx';
import { useInertPage } from './use-inert-page.ts';
import './dialog.css';

interface SheetDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  description?: ReactNode;
  wide?: boolean;
  /** The dialog says itself what happened: it has a `DialogNote` where that belongs. */
  ownNote?: boolean;
  children: ReactNode;
}

/**
 * A sheet of paper over the desk: keeps the focus, closes on Escape, gives the focus back. Radix's own
 * modal mode writes a style element, which the page's policy refuses; the page is made inert instead.
 */
export const SheetDialog = ({ open, ...sheet }: SheetDialogProps) => (
  <Dialog.Root open={open} modal={false} onOpenChange={(next) => !next && sheet.onClose()}>
    <Dialog.Portal>
      <Sheet {...sheet} />
    </Dialog.Portal>
  </Dialog.Root>
);

function Sheet({ title, description, wide, ownNote, children }: Omit<SheetDialogProps, 'open'>) {
  const scrim = useRef<HTMLDivElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  useInertPage(scrim);
  return (
    <div ref={scrim} className="scrim no-print">
      <div className="scrim-scroll">
        <div className="scrim-room grid place-items-center p-3 sm:p-8">
          <Dialog.Content
            aria-modal="true"
            {...(description ? {} : { 'aria-describedby': undefined })}
            onOpenAutoFocus={(event) => {
              // Where there is only the close button, its tooltip would open and take the first Escape.
              const content = event.currentTarget;
              if (!(content instanceof HTMLElement)) return;
              if (content.querySelector('button, input, textarea, select') !== close.current)
                return;
              event.preventDefault();
              content.focus({ preventScroll: true });
            }}
            onCloseAutoFocus={(event) => event.preventDefault()}
            onFocusOutside={(event) => event.preventDefault()}
            onInteractOutside={(event) => {
              // A toast is no way out of the dialog.
              const { target } = event;
              if (target instanceof Element && target.closest(`[${TOASTER_MARK}]`)) {
                event.preventDefault();
              }
            }}
            className={classNames(
              'relative w-full rounded-control bg-sheet p-5 shadow-lift sm:p-8',
              wide ? 'max-w-5xl' : 'max-w-lg',
            )}
          >
            <Dialog.Title className="pr-10">{title}</Dialog.Title>
            {description && (
              <Dialog.Description className="mt-3 text-ink-2">{description}</Dialog.Description>
            )}
            {children}
            {!ownNote && <DialogNote className="dialog-note" />}
            <Tip text="Close">
              <Dialog.Close
                ref={close}
                aria-label="Close"
                className="icon-btn absolute top-3 right-3"
              >
                <X className="icon" aria-hidden="true" />
              </Dialog.Close>
            </Tip>
          </Dialog.Content>
        </div>
      </div>
    </div>
  );
}
