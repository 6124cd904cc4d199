/** A fictional resume that the app carries, made into a file when it is chosen and then really processed. */
export interface Sample {
  fileName: string;
  title: string;
  /** What makes it worth trying. */
  note: string;
  make: () => File | Promise<File>;
}
