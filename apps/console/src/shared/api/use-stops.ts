import { useQuery } from '@tanstack/react-query'
import { call } from './call.ts'

const everyMs = 60_000

/** Brakes of the house, pressed or not. The stream tells of each change; they are read again each minute beside it. */
export const useStops = () =>
  useQuery({
    queryKey: ['stops.list'],
    queryFn: ({ signal }) => call('stops.list', {}, { inBackground: true, signal }),
    refetchInterval: everyMs,
  })
