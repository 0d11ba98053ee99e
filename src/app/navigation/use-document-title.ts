import { useEffect } from 'react';

/** null leaves the title to whoever knows more of the page. */
export function useDocumentTitle(title: string | null): void {
  useEffect(() => {
    if (title !== null) document.title = title;
  }, [title]);
}
