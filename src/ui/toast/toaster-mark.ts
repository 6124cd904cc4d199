/** Attribute of the toasts' element: it stays alive while a dialog is open. */
export const TOASTER_MARK = 'data-toaster';
