import type { ComponentProps, MouseEvent } from 'react';
import { classNames } from './class-names.ts';

type Look = 'primary' | 'outline' | 'bare' | 'danger';

interface ButtonProps extends ComponentProps<'button'> {
  look?: Look;
  small?: boolean;
  /** Its work goes on: presses do nothing, but unlike `disabled` the focus stays. */
  busy?: boolean;
}

/** Class names of a button, for links that look like one. */
export const buttonClass = (look: Look = 'outline', small = false) =>
  classNames('btn', look !== 'outline' && `btn-${look}`, small && 'btn-small');

/** A button with a text label: outlined unless told otherwise; one primary per view. */
export const Button = ({
  look = 'outline',
  small = false,
  busy = false,
  className,
  type = 'button',
  ...rest
}: ButtonProps) => (
  <button
    // oxlint-disable-next-line react/button-has-type -- the type is a prop with a safe default
    type={type}
    className={classNames(buttonClass(look, small), className)}
    {...rest}
    {...(busy && { 'aria-disabled': true, 'aria-busy': true, onClick: ignore })}
  />
);

/** A form's own button would submit it. */
const ignore = (event: MouseEvent) => event.preventDefault();
