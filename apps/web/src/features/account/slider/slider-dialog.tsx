import type { ResponseOf } from '@baize/api'
import { ApiError } from '@baize/client-kit/api-error.ts'
import { Modal } from '@baize/ui/modal.tsx'
import { ErrorState, Skeleton } from '@baize/ui/states.tsx'
import { useCallback, useEffect, useState } from 'react'
import { call } from '../../../shared/api/call.ts'
import { errorText } from '../../../shared/api/error-text.ts'
import { openMessage } from '../../../shared/dialogs/dialog-store.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import classes from './slider.module.css'
import { SliderPuzzle } from './slider-puzzle.tsx'
import type { SliderFields } from './solve.ts'

type Puzzle = ResponseOf<'slider.draw'>

/** The puzzle in a window of its own. A wrong try brings another one; closing it gives up what it guards. */
export default function SliderDialog({ onDone }: { onDone: (fields: SliderFields | null) => void }) {
  const t = useText()
  const [puzzle, setPuzzle] = useState<Puzzle | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const [failed, setFailed] = useState(false)
  const draw = useCallback(async () => {
    const drawn = await call('slider.draw', {}).catch(() => null)
    setPuzzle(drawn)
    setFailed(drawn === null)
  }, [])
  useEffect(() => void draw(), [draw])

  async function check(offset: number): Promise<void> {
    if (!puzzle) return
    const { challengeId } = puzzle
    try {
      onDone({ challengeId, ...(await call('slider.check', { challengeId, offset })) })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFault(errorText(error, t))
      setPuzzle(null)
      await draw()
    }
  }

  return (
    <Modal
      testId="slider"
      title={t('slider.title')}
      closeLabel={t('action.close')}
      widthPx={380}
      onClose={() => {
        openMessage({ title: t('slider.title'), text: t('auth.gaveUp') })
        onDone(null)
      }}
    >
      <p className={classes.lead}>{t('slider.lead')}</p>
      {fault && (
        <p className={classes.fault} role="alert">
          {fault}
        </p>
      )}
      {puzzle && <SliderPuzzle key={puzzle.challengeId} puzzle={puzzle} onPlaced={check} />}
      {!puzzle && !failed && <Skeleton className={classes.blank ?? ''} />}
      {failed && (
        <ErrorState title={t('error.partFailed')} retryLabel={t('action.retry')} onRetry={() => void draw()} />
      )}
    </Modal>
  )
}
