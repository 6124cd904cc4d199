import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

type Look = 'primary' | 'outline' | 'bare' | 'danger';

interface ButtonProps extends ComponentProps<'button'> {
  look?: Look;
  small?: boolean;
}

/** Class names of a button, for links that look like one. */
export const buttonClass = (look: Look = 'outline', small = false) =>
  classNames('btn', look !== 'outline' && `btn-${look}`, small && 'btn-small');

/** A button with a text label: outlined unless told otherwise; one primary per view. */
export const Button = ({
  look = 'outline',
  small = false,
  className,
  type = 'button',
  ...rest
}: ButtonProps) => (
  // oxlint-disable-next-line react/button-has-type -- the type is a prop with a safe default
  <button type={type} className={classNames(buttonClass(look, small), className)} {...rest} />
);
