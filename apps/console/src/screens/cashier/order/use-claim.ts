import { takeOverPermission } from '@baize/api/take-over-permission'
import { ApiError } from '@baize/client-kit/api-error.ts'
import { toast } from '@baize/ui/toast.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../shared/api/call.ts'
import { errorText } from '../../../shared/api/error-text.ts'
import { useMe } from '../../../shared/api/use-me.ts'
import { useText } from '../../../shared/i18n/use-text.ts'

interface Claimed {
  number: string
  claimedBy: { operator: string; until: string } | null
}

/** Taking an order for ten minutes, so that nobody else works on it, and leaving it again. */
export function useClaim({ number, claimedBy }: Claimed) {
  const t = useText()
  const queryClient = useQueryClient()
  const me = useMe().data
  const isMine = claimedBy !== null && claimedBy.operator === me?.username
  const isTaken = claimedBy !== null && !isMine
  const change = useMutation({
    mutationFn: () => call(isMine ? 'cashier.unclaim' : 'cashier.claim', { number }),
    networkMode: 'always',
    onError: error => toast(error instanceof ApiError ? errorText(error, t) : t('error.unknown'), 'bad'),
    onSettled: () => queryClient.invalidateQueries(),
  })
  return {
    ...{ isMine, isTaken, change: () => change.mutate(), busy: change.isPending },
    mayTakeOver: me?.permissions.includes(takeOverPermission) ?? false,
  }
}
