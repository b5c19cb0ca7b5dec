import type { ResponseOf } from '@baize/api'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../shared/api/call.ts'

export type Order = ResponseOf<'cashier.order'>

/** All that is looked at before an order is decided. */
export const useOrder = (number: string) =>
  useQuery({
    queryKey: ['cashier.order', number],
    queryFn: ({ signal }) => call('cashier.order', { number }, { signal }),
  })
