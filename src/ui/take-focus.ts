/** Ref of a view's heading: it takes the focus that nothing holds since the view before it is gone. */
export function takeFocus(heading: HTMLElement | null): void {
  const held = document.activeElement;
  if (heading && (held === document.body || held?.id === 'main')) {
    heading.focus({ preventScroll: true });
  }
}
