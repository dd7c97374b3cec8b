import { usePage } from './context.ts';
import { useMedia } from './useMedia.ts';

/** Whether the page is dark now: by the reader's choice, else as the system is. */
export function useDark(): boolean {
  const theme = usePage((state) => state.theme);
  const systemDark = useMedia('(prefers-color-scheme: dark)');
  return theme === 'dark' || (theme === 'system' && systemDark);
}
