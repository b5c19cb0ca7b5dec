import { Button } from '@baize/ui/button.tsx'
import { Modal } from '@baize/ui/modal.tsx'
import { Skeleton } from '@baize/ui/states.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../../api/call.ts'
import { type TextKey, useText } from '../../i18n/use-text.ts'
import { Failed } from '../../story/failed.tsx'
import classes from './bulk.module.css'

/** The interval at which a run is looked at while it goes on. */
const lookMs = 1_000

interface Props {
  title: TextKey
  run: string
  /** Chooses the rows that failed anew. */
  onAgain: (ids: string[]) => void
  onClose: () => void
}

/** Shows how far an act on many rows has come, and which rows failed and why. It goes on when this is closed. */
export function RunOutcome({ title, run, onAgain, onClose }: Props) {
  const t = useText()
  const queryClient = useQueryClient()
  const outcome = useQuery({
    queryKey: ['selections.outcome', run],
    queryFn: () => call('selections.outcome', { run }, { inBackground: true }),
    refetchInterval: ({ state }) => (state.data?.isRunning === false ? false : lookMs),
  })
  const { data } = outcome
  const hasEnded = data?.isRunning === false
  useEffect(() => {
    if (hasEnded)
      void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'selections.outcome' })
  }, [hasEnded, queryClient])
  return (
    <Modal
      title={t(title)}
      closeLabel={t('dialog.close')}
      onClose={onClose}
      widthPx={520}
      actions={
        <>
          {hasEnded && data.failures.length > 0 && (
            <Button onClick={() => onAgain(data.failures.map(({ id }) => id))}>{t('bulk.again')}</Button>
          )}
          <Button look="main" onClick={onClose}>
            {t('dialog.close')}
          </Button>
        </>
      }
    >
      <div className={classes.outcome}>
        {outcome.isError && <Failed read={outcome} />}
        {!data && !outcome.isError && <Skeleton />}
        {data && (
          <>
            <progress aria-label={t('bulk.progress')} max={data.count} value={data.done + data.asked + data.failed} />
            <p role="status">{t(hasEnded ? 'bulk.ended' : 'bulk.running', { count: data.count, done: data.done })}</p>
            {data.asked > 0 && <p>{t('bulk.asked', { count: data.asked })}</p>}
            {data.failures.length > 0 && (
              <ul className={classes.failures}>
                {data.failures.map(({ id, name, message }) => (
                  <li key={id}>
                    <strong>{name}</strong>
                    <span>{message}</span>
                  </li>
                ))}
              </ul>
            )}
          </>
        )}
      </div>
    </Modal>
  )
}
