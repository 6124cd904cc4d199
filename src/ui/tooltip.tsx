import {
  cloneElement,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type PointerEvent,
  type ReactElement,
  type RefObject,
} from 'react';
import { createPortal } from 'react-dom';
import { tipDelay, tipPlace } from './tooltip-delay.ts';

interface TipProps {
  text: string;
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
}

/** Between the control and its tooltip the pointer may be on neither. */
const LEAVE_MS = 100;
let lastClosedAt = -Infinity;

/** Explains its child, one control, on hover and on keyboard focus; Escape closes it, the pointer may enter it. */
export function Tip({ text, children }: TipProps) {
  const anchor = useRef<HTMLSpanElement>(null);
  const { open, show, hide } = useTipState();
  const id = useId();
  const described = children.props['aria-describedby'];
  const control = cloneElement(children, {
    'aria-describedby': open ? [described, id].filter(Boolean).join(' ') : described,
  });
  return (
    <span
      ref={anchor}
      className="contents"
      onPointerEnter={(event: PointerEvent) => {
        if (event.pointerType !== 'touch') show(open ? 0 : tipDelay(Date.now(), lastClosedAt));
      }}
      onPointerLeave={() => hide(LEAVE_MS)}
      onPointerDown={() => hide(0)}
      onFocus={({ target }: FocusEvent) => target.matches(':focus-visible') && show(0)}
      onBlur={() => hide(0)}
    >
      {control}
      {open && <Slip id={id} text={text} anchor={anchor} onClose={() => hide(0)} />}
    </span>
  );
}

function useTipState() {
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const after = (ms: number, next: boolean) => {
    clearTimeout(timer.current);
    const change = () => {
      if (open && !next) lastClosedAt = Date.now();
      setOpen(next);
    };
    if (ms === 0) change();
    else timer.current = setTimeout(change, ms);
  };
  return {
    open,
    show: (ms: number) => after(ms, true),
    hide: (ms: number) => after(ms, false),
  };
}

interface SlipProps {
  id: string;
  text: string;
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
}

function Slip({ id, text, anchor, onClose }: SlipProps) {
  const slip = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const control = anchor.current?.firstElementChild;
    if (!control || !slip.current) return;
    const box = slip.current.getBoundingClientRect();
    const { left, top } = tipPlace(
      control.getBoundingClientRect(),
      box,
      document.documentElement.clientWidth,
    );
    Object.assign(slip.current.style, { left: `${left}px`, top: `${top}px` });
  }, [anchor]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // It closes the tooltip, not also the dialog around it.
      event.stopPropagation();
      onClose();
    };
    addEventListener('keydown', onKey, true);
    addEventListener('scroll', onClose, { capture: true, passive: true });
    return () => {
      removeEventListener('keydown', onKey, true);
      removeEventListener('scroll', onClose, { capture: true });
    };
  }, [onClose]);
  return createPortal(
    <div ref={slip} id={id} role="tooltip" className="fixed top-0 left-0 z-50 w-max py-1.5">
      <p className="max-w-[17rem] rounded-sheet bg-slip px-3 py-2 text-xs/[1.4] text-on-slip">
        {text}
      </p>
    </div>,
    document.body,
  );
}
