/** File of the build that holds the licences of what the app carries of others; the single file holds them at its end. */
export const NOTICES_NAME = 'third-party-notices.txt';
