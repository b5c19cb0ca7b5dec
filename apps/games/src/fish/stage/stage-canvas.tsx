import type { Place } from '@baize/game-kit/fish/index'
import { useEffect, useRef } from 'react'
import { pictureLoss } from '../../kit/host/picture-loss.ts'
import type { FishDesk } from '../desk.ts'
import type { Fit } from './fit.ts'
import { SeaStage } from './stage.ts'
import { Thrift } from './thrift.ts'

export interface StageCanvasProps {
  desk: FishDesk
  fit: Fit
  isCalm: boolean
  /** Lean of the player's view, from -1 to 1. */
  lean: { readonly current: Place }
  /** The picture is there, or can never be. */
  onReady(isShown: boolean): void
}

/** The canvas of a room. It draws while the page is seen; what it shows follows from the time, so nothing is missed. */
export function StageCanvas({ desk, fit, isCalm, lean, onReady }: StageCanvasProps) {
  const holder = useRef<HTMLDivElement>(null)
  const stage = useRef<SeaStage | null>(null)
  const latest = useRef({ fit, isCalm })
  latest.current = { fit, isCalm }
  useEffect(() => {
    const aborter = new AbortController()
    // A canvas whose drawing was given up once cannot be drawn on again.
    const canvas = document.createElement('canvas')
    holder.current?.append(canvas)
    const thrift = new Thrift()
    let frame = 0
    const draw = (nowMs: number) => {
      frame = requestAnimationFrame(draw)
      stage.current?.lean(lean.current)
      stage.current?.draw(thrift.frame(nowMs), latest.current.isCalm)
    }
    const { notice, t } = desk.page
    const forget = pictureLoss.follow(canvas, {
      lost() {
        desk.gun.stopAids()
        notice.show(t('notices.pictureLost'), 'waiting')
      },
      restored() {
        notice.clear()
        // What was drawn once, such as the water's ground, is drawn anew with its size.
        stage.current?.resize(latest.current.fit)
      },
      givenUp() {
        notice.clear()
        onReady(false)
      },
    })
    SeaStage.create(canvas, desk, latest.current.fit, aborter.signal).then(
      made => {
        stage.current = made
        made.resize(latest.current.fit)
        onReady(true)
        frame = requestAnimationFrame(draw)
      },
      () => !aborter.signal.aborted && onReady(false),
    )
    return () => {
      forget()
      aborter.abort()
      cancelAnimationFrame(frame)
      stage.current?.destroy()
      stage.current = null
      canvas.remove()
    }
  }, [desk, lean, onReady])
  useEffect(() => stage.current?.resize(fit), [fit])
  return <div ref={holder} className="fish-canvas" aria-hidden="true" />
}
