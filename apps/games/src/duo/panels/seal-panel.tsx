import { usePage } from '../context.ts'
import type { RoomState } from '../state/room-state.ts'

/** The joint shuffle as it goes: the house is bound, every seat is bound, then all seeds are opened. */
export function SealPanel({ room: { seal } }: { room: RoomState }) {
  const { t } = usePage()
  const steps = [seal !== null, seal?.hashes != null, false]
  return (
    <div className="duo-panel">
      <h2>{t('sealing')}</h2>
      <ol className="steps">
        {steps.map((isDone, step) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: three steps
          <li key={step} data-done={isDone}>
            {t(`sealSteps.${step as 0 | 1 | 2}`)}
          </li>
        ))}
      </ol>
      {seal && <code>{seal.commit.slice(0, 16)}…</code>}
    </div>
  )
}
