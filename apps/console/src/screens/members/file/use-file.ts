import type { ResponseOf } from '@baize/api'
import { useInfiniteQuery } from '@tanstack/react-query'
import { call } from '../../../shared/api/call.ts'

export type FilePage = ResponseOf<'members.file'>
export type FileTab = FilePage['tab']
export type FileHead = FilePage['head']
/** A part of the file by its name. */
export type TabOf<T extends FileTab> = Extract<FilePage, { tab: T }>

/** A part of a member's file, as far as it was read. Each part loads alone. */
export const useFile = (id: string, tab: FileTab) =>
  useInfiniteQuery({
    queryKey: ['members.file', id, tab],
    queryFn: ({ pageParam, signal }) =>
      call('members.file', { id, tab, ...(pageParam ? { cursor: pageParam } : {}) }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: page => ('next' in page ? page.next : null),
  })
