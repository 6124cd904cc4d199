import { useMedia } from '../../ui/use-media.ts';

/** Whether two sheets fit side by side. */
export const useWide = (): boolean => useMedia('(min-width: 56rem)');
