import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useBackend } from '@/data/services-context';

const noticeKeys = {
  all: ['notices'] as const,
  count: ['notices', 'count'] as const,
  list: ['notices', 'list'] as const,
};

const ASK_AGAIN_MS = 3 * 60_000;
/** Returning to the page within this time (ms) after the last request triggers no new request. */
const FRESH_MS = 60_000;

/** The number of unread notices: fetched on entry, on return, and every few minutes while the page is visible. */
export function useNoticeCount() {
  const { notices } = useBackend();
  return useQuery(
    queryOptions({
      queryKey: noticeKeys.count,
      queryFn: () => notices.count(),
      staleTime: FRESH_MS,
      refetchInterval: ASK_AGAIN_MS,
    }),
  );
}

/** The notices, newest first. Loading them also updates the unread count. */
export function useNotices() {
  const { notices } = useBackend();
  const client = useQueryClient();
  return useQuery(
    queryOptions({
      queryKey: noticeKeys.list,
      async queryFn() {
        const list = await notices.list();
        client.setQueryData(noticeKeys.count, list.filter(({ lido }) => !lido).length);
        return list;
      },
    }),
  );
}

/** Marks one notice, or all notices, as read up to an instant. */
export function useMarkRead() {
  const { notices } = useBackend();
  return useMutation({
    mutationFn: ({ key, until }: { key: string; until: string }) => notices.markRead(key, until),
    meta: { invalidates: noticeKeys.all },
  });
}
