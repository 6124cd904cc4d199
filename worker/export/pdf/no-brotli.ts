/** Stands in for `brotli` in the build: fontkit wants it for WOFF2 alone, and none of our fonts is one. */
export default function decompress(): never {
  throw new Error('WOFF2 is not read here');
}
