/** Attribute of the body's children that stay alive while a dialog is open: the toasts, and the demo's bar. */
export const TOASTER_MARK = 'data-toaster';
