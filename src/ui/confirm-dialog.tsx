import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { SheetDialog } from './dialog.tsx';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  description: ReactNode;
  keepLabel: string;
  confirmLabel: ReactNode;
  onConfirm: () => void;
  onClose: () => void;
  /** A choice to make before; none by default. */
  children?: ReactNode;
}

/** Asks before something that cannot be undone; the safe answer comes first. */
export const ConfirmDialog = ({
  open,
  title,
  description,
  keepLabel,
  confirmLabel,
  onConfirm,
  onClose,
  children,
}: ConfirmDialogProps) => (
  <SheetDialog open={open} onClose={onClose} title={title} description={description}>
    {children}
    <div className="mt-6 flex flex-wrap justify-end gap-2.5">
      <Button onClick={onClose}>{keepLabel}</Button>
      <Button
        look="danger"
        onClick={() => {
          onConfirm();
          onClose();
        }}
      >
        {confirmLabel}
      </Button>
    </div>
  </SheetDialog>
);
