import { StyleModule } from 'style-mod';

/**
 * Makes the editor core's rules a constructed style sheet of this document. Left alone it writes a `<style>`
 * element, which the page's policy (`style-src 'self'`) refuses, and constructs a sheet in shadow roots only.
 */
export function adoptStyles(): void {
  const shadow = document.createElement('div').attachShadow({ mode: 'closed' });
  StyleModule.mount(shadow, []);
  // The set of rules made for the shadow root is the one that its document is asked for from now on.
  for (const key of Object.getOwnPropertySymbols(shadow)) {
    if (!Object.hasOwn(document, key)) Reflect.set(document, key, Reflect.get(shadow, key));
  }
}
