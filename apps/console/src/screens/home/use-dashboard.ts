import type { ResponseOf } from '@baize/api'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../shared/api/call.ts'

export type Figures = ResponseOf<'dashboard.figures'>
export type Series = ResponseOf<'dashboard.series'>

const everyMs = 15_000

/** Figures of a range. After the first time the page reads them by itself while it is looked at. */
export const useFigures = (range: string) =>
  useQuery({
    queryKey: ['dashboard.figures', range],
    queryFn: ({ signal, client, queryKey }) => {
      const inBackground = client.getQueryData(queryKey) !== undefined
      return call('dashboard.figures', { range, compare: 'true' }, { signal, inBackground })
    },
    refetchInterval: everyMs,
  })

export const useSeries = (range: string) =>
  useQuery({
    queryKey: ['dashboard.series', range],
    queryFn: ({ signal, client, queryKey }) => {
      const inBackground = client.getQueryData(queryKey) !== undefined
      return call('dashboard.series', { range }, { signal, inBackground })
    },
    refetchInterval: everyMs,
  })
