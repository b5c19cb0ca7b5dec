import type { Place } from '@baize/game-kit/fish/index'
import {
  type ComponentType,
  type KeyboardEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import { useCalm } from '../../kit/host/use-calm.ts'
import { usePage, usePicture } from '../context.ts'
import { type Fit, toWorld } from '../stage/fit.ts'
import type { StageCanvasProps } from '../stage/stage-canvas.tsx'
import { useFit } from '../stage/use-fit.ts'
import { BossBar } from './boss-bar.tsx'
import { CannonPlates } from './cannon-plates.tsx'
import { FishCard } from './fish-card.tsx'
import { nearestPrey, nextPrey } from './pick-prey.ts'

/** A press that is held goes on firing so often (rooms.md 2.4). */
const HELD_EVERY_MS = 250
/** Without a picture the game goes on at this pace. */
const FRAME_MS = 50
const TURN = 48

interface SeaViewProps {
  /** The list takes its place if it cannot be drawn. */
  onShown(isShown: boolean): void
}

/** The sea with its cannons: aim and fire by pointer, Space fires, Tab walks the prey, Enter locks, Escape leaves it. */
export function SeaView({ onShown }: SeaViewProps) {
  const { t, desk } = usePage()
  const { seat, room, lock, isLeftHanded } = usePicture(desk.picture)
  const box = useRef<HTMLDivElement>(null)
  const lean = useRef<Place>({ x: 0, y: 0 })
  const held = useRef<ReturnType<typeof setInterval> | undefined>(undefined)
  const [card, setCard] = useState<number | null>(null)
  const [chosen, setChosen] = useState(0)
  const fit = useFit(box, seat, isLeftHanded)
  const isCalm = useCalm()
  const [Canvas, setCanvas] = useState<{ View: ComponentType<StageCanvasProps> } | null>(null)
  // What draws is loaded beside the page, which is there before it.
  useEffect(() => {
    import('../stage/stage-canvas.tsx').then(
      ({ StageCanvas }) => setCanvas({ View: StageCanvas }),
      () => onShown(false),
    )
  }, [onShown])
  const ready = useCallback((isShown: boolean) => onShown(isShown), [onShown])
  useEffect(() => followTime(() => desk.frame()), [desk])
  useEffect(() => () => clearInterval(held.current), [])
  const worldAt = (event: PointerEvent, fitted: Fit) => {
    const { left, top } = box.current!.getBoundingClientRect()
    return toWorld(fitted, { x: event.clientX - left, y: event.clientY - top })
  }
  const move = (event: PointerEvent) => {
    if (!fit || !room) return
    desk.gun.aim(worldAt(event, fit))
    const { left, top } = box.current!.getBoundingClientRect()
    lean.current = {
      x: 1 - (2 * (event.clientX - left)) / fit.width,
      y: 1 - (2 * (event.clientY - top)) / fit.height,
    }
  }
  const press = (event: PointerEvent<HTMLDivElement>) => {
    if (!fit || !room || event.button !== 0 || (event.target as Element).closest('button')) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const at = worldAt(event, fit)
    desk.gun.aim(at)
    const fish = nearestPrey(desk, at, 1.2)
    if (lock !== 0 && fish) desk.gun.lock(fish.fish.id)
    setCard(fish?.fish.id ?? null)
    desk.gun.fire()
    clearInterval(held.current)
    held.current = setInterval(() => desk.gun.fire(), HELD_EVERY_MS)
  }
  const release = () => clearInterval(held.current)
  const keys = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.target !== event.currentTarget || !room || event.ctrlKey || event.metaKey || event.altKey) return
    const next = event.key === 'Tab' ? nextPrey(desk, chosen, event.shiftKey ? -1 : 1) : null
    if (next) {
      setChosen(next.fish.id)
      setCard(next.fish.id)
      desk.gun.aim(next.place)
    } else if (event.key === 'Enter' && chosen !== 0) desk.gun.lock(lock === chosen ? 0 : chosen)
    else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight')
      desk.gun.turn(event.key === 'ArrowLeft' ? -TURN : TURN)
    else if (event.key === 'Escape') return event.currentTarget.blur()
    else return
    event.preventDefault()
  }
  return (
    <section
      ref={box}
      className="fish-sea"
      aria-label={t('seaLabel')}
      tabIndex={room ? 0 : -1}
      onPointerMove={move}
      onPointerDown={press}
      onPointerUp={release}
      onPointerCancel={release}
      onKeyDown={keys}
      onContextMenu={event => event.preventDefault()}
    >
      {fit && Canvas && <Canvas.View desk={desk} fit={fit} isCalm={isCalm} lean={lean} onReady={ready} />}
      {fit && room && <CannonPlates fit={fit} />}
      {room && <BossBar />}
      {card !== null && <FishCard key={card} fishId={card} onClose={() => setCard(null)} />}
    </section>
  )
}

/** Calls once a frame while the page is seen, and now and then where there are no frames. */
function followTime(call: () => void): () => void {
  let frame = 0
  const run = () => {
    frame = requestAnimationFrame(run)
    call()
  }
  run()
  const timer = setInterval(call, FRAME_MS)
  return () => {
    cancelAnimationFrame(frame)
    clearInterval(timer)
  }
}
