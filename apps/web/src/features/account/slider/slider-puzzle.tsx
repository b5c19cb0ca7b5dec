import type { ResponseOf } from '@baize/api'
import { useState } from 'react'
import { useText } from '../../../shared/i18n/use-text.ts'
import classes from './slider.module.css'

const share = (part: number, whole: number) => `${(part / whole) * 100}%`
const png = (base64: string) => `data:image/png;base64,${base64}`

/** The piece follows the handle; letting go, or Enter, puts it down. Arrow keys move it too. */
export function SliderPuzzle(props: {
  puzzle: ResponseOf<'slider.draw'>
  onPlaced: (offset: number) => Promise<void>
}) {
  const { puzzle, onPlaced } = props
  const t = useText()
  const [offset, setOffset] = useState(0)
  const [busy, setBusy] = useState(false)
  const { width, height, y, pieceWidth } = puzzle

  function place(): void {
    if (busy || offset === 0) return
    setBusy(true)
    void onPlaced(offset)
  }

  return (
    <div className={classes.puzzle}>
      <div className={classes.picture} style={{ aspectRatio: `${width} / ${height}` }}>
        <img src={png(puzzle.background)} alt="" draggable={false} className={classes.background} />
        <img
          src={png(puzzle.piece)}
          alt=""
          draggable={false}
          className={classes.piece}
          style={{ left: share(offset, width), top: share(y, height), width: share(pieceWidth, width) }}
        />
      </div>
      <input
        type="range"
        className={classes.handle}
        min={0}
        max={width}
        step={1}
        value={offset}
        disabled={busy}
        aria-label={t('slider.handle')}
        onChange={event => setOffset(Number(event.target.value))}
        onPointerUp={place}
        onKeyDown={event => event.key === 'Enter' && place()}
      />
    </div>
  )
}
