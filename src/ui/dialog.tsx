import * as Dialog from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface SheetDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  description?: string;
  wide?: boolean;
  children: ReactNode;
}

/** A sheet of paper over the desk: traps focus, closes on Escape, gives the focus back. */
export const SheetDialog = ({
  open,
  onClose,
  title,
  description,
  wide = false,
  children,
}: SheetDialogProps) => (
  <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
    <Dialog.Portal>
      <Dialog.Overlay className="no-print fixed inset-0 z-40 grid place-items-center overflow-y-auto bg-[rgb(33_28_21/.42)] p-3 dark:bg-[rgb(0_0_0/.55)] sm:p-8">
        <Dialog.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
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
          <Dialog.Close aria-label="Close" className="icon-btn absolute top-3 right-3">
            <X className="icon" aria-hidden="true" />
          </Dialog.Close>
        </Dialog.Content>
      </Dialog.Overlay>
    </Dialog.Portal>
  </Dialog.Root>
);
