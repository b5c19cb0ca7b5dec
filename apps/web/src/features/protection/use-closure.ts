import type { RequestOf, ResponseOf } from '@baize/api'
import { toast } from '@baize/ui/toast.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { callQuery } from '../../shared/app/app-context.ts'
import { useApp } from '../../shared/app/use-app.ts'
import { openMessage } from '../../shared/dialogs/dialog-store.ts'
import { useAction } from '../../shared/forms/use-action.ts'
import { useText } from '../../shared/i18n/use-text.ts'
import { useMoment } from '../../shared/moments/use-moment.ts'
import { leave, loadMember, pauseEvents } from '../../shared/session/session.ts'
import { writeSession } from '../../shared/session/session-storage.ts'

export type Closure = NonNullable<ResponseOf<'protection.closure'>['closure']>
export type Choice = ResponseOf<'protection.closure'>['choices'][number]

/** The member's closure and what may be chosen; asked for anew each minute while it shows, as a break ends by itself. */
export function useClosureQuery() {
  const { call } = useApp()
  return useQuery({ ...callQuery(call, 'protection.closure', {}), staleTime: 0, refetchInterval: 60_000 })
}

/** Until when, as the site writes moments, or that there is no end. */
export function useUntil(): (until: string | null) => string {
  const t = useText()
  const moment = useMoment()
  return until => (until === null ? t('protection.forGood') : t('protection.until', { time: moment(until) }))
}

/** Closes the account as chosen. An exclusion signs the member out here too, and says so once it is done. */
export function useClose(onDone: () => void) {
  const t = useText()
  const until = useUntil()
  const { call } = useApp()
  const navigate = useNavigate()
  const { refresh } = useRefresh()
  return useAction<Choice>(
    async ({ kind, length, until: end }) => {
      const chosen: RequestOf<'protection.close'> = { kind, length }
      if (kind === 'TIMEOUT') {
        await call('protection.close', chosen)
        onDone()
        return refresh()
      }
      const goOn = pauseEvents()
      await call('protection.close', chosen).catch(error => {
        goOn()
        throw error
      })
      leave()
      // Nothing that the brand offers comes over what is said now.
      writeSession('popupSeen', 'true')
      onDone()
      await navigate({ to: '/' })
      openMessage({
        title: `${t('protection.exclusion')} · ${until(end)}`,
        text: t('protection.signedOut'),
        buttonLabel: t('action.close'),
      })
    },
    ({ message }) => toast(message, 'bad'),
  )
}

/** The two steps of being let in again. */
export function useReopening() {
  const t = useText()
  const { call } = useApp()
  const { refresh } = useRefresh()
  return useAction<'protection.askReopening' | 'protection.confirmReopening'>(
    async step => {
      await call(step, {})
      await refresh()
      if (step === 'protection.confirmReopening') toast(t('protection.opened'))
    },
    ({ message }) => {
      toast(message, 'bad')
      void refresh()
    },
  )
}

/** Reads the member and the closure again, after one of them has changed. */
export function useRefresh() {
  const queries = useQueryClient()
  async function refresh(): Promise<void> {
    await Promise.all([
      loadMember(),
      queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === 'protection.closure' }),
    ])
  }
  return { refresh }
}
