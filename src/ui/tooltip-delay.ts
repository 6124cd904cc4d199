/** How long the pointer rests on a control before its tooltip opens. */
export const TIP_OPEN_DELAY_MS = 700;
/** How soon after one tooltip closed the next opens at once. */
export const TIP_SKIP_DELAY_MS = 300;

/** Milliseconds to wait, for a pointer that arrives at `now` where the last tooltip closed at `closedAt`. */
export const tipDelay = (now: number, closedAt: number): number =>
  now - closedAt < TIP_SKIP_DELAY_MS ? 0 : TIP_OPEN_DELAY_MS;

/** The corner of a tooltip of `size` above its control, or below where there is no room; inside the window. */
export function tipPlace(
  control: { left: number; top: number; width: number; bottom: number },
  size: { width: number; height: number },
  windowWidth: number,
): { left: number; top: number } {
  const wanted = control.left + control.width / 2 - size.width / 2;
  const left = Math.max(MARGIN_PX, Math.min(wanted, windowWidth - size.width - MARGIN_PX));
  const above = control.top - size.height;
  return { left, top: above >= 0 ? above : control.bottom };
}

const MARGIN_PX = 8;
