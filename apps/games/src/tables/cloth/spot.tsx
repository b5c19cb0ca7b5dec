import { classNames } from '@baize/ui/class-names.ts'
import type { CSSProperties, ReactNode } from 'react'
import { shortAmount } from '../names/prices.ts'
import { spotName } from '../names/spot-names.ts'
import { ChipStack } from './chip-stack.tsx'
import { useCloth } from './cloth-view.ts'
import { shutReason, spotPhrase, spotPrice } from './spot-phrase.ts'
import { useLongPress } from './use-long-press.ts'

interface SpotProps {
  id: string
  className?: string
  style?: CSSProperties
  /** What stands there in the place of its name. */
  children?: ReactNode
  /** True where there is room for a name, or a number, alone. */
  isBare?: boolean
  onLongPress?: () => void
}

/** A place for chips: its name, what it pays, what everybody has there, and the own chips. Nothing where it is not offered. */
export function Spot({ id, className, style, children, isBare = false, onLongPress }: SpotProps) {
  const cloth = useCloth()
  const spot = cloth.spots.get(id)
  const press = useLongPress({
    onPress: () => cloth.lay(new Map([[id, 1]])),
    onLongPress: onLongPress ?? (() => cloth.look(id)),
  })
  if (!spot) return null
  const pool = cloth.pools.get(id)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a spot is pressed like a button
    <button
      type="button"
      role="gridcell"
      data-spot={id}
      className={classNames('spot', className, spot.isShut && 'is-shut', cloth.hits.has(id) && 'is-hit')}
      style={style}
      tabIndex={-1}
      aria-disabled={!cloth.isOpen || spot.isShut}
      onPointerEnter={event => event.pointerType === 'mouse' && cloth.look(id)}
      onFocus={() => cloth.look(id)}
      onBlur={() => cloth.look(null)}
      {...press}
      onPointerLeave={() => {
        press.onPointerLeave()
        cloth.look(null)
      }}
    >
      <span className="unseen">{spotPhrase(cloth, spot)}</span>
      <span className="spot-name" aria-hidden="true">
        {children ?? spotName(cloth.words, id)}
      </span>
      {!isBare && (
        <span className={spot.isShut ? 'spot-reason' : 'spot-price'} aria-hidden="true">
          {spot.isShut ? shutReason(cloth) : spotPrice(cloth, spot)}
        </span>
      )}
      {pool && !isBare && (
        <span className="pool" aria-hidden="true">
          <span className="pool-stack" />
          {pool.players} · {shortAmount(pool.units)}
        </span>
      )}
      <Chips id={id} />
    </button>
  )
}

function Chips({ id }: { id: string }) {
  const { local, asked, placed, chipsUnits } = useCloth()
  const stacks = [
    ['placed', placed.get(id)],
    ['asking', asked.get(id)],
    ['local', local.get(id)],
  ] as const
  const lying = stacks.filter(([, units]) => units)
  if (lying.length === 0) return null
  return (
    <span className="stacks">
      {lying.map(([state, units]) => (
        <ChipStack key={state} units={units!} chipsUnits={chipsUnits} state={state} />
      ))}
    </span>
  )
}
