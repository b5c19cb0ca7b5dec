import { muzzleOf, SEATS, type SeatNumber } from '@baize/game-kit/fish/index'
import { usePage, usePicture } from '../context.ts'
import { type Fit, toScreen } from '../stage/fit.ts'
import { purseOf } from '../state/room-picture.ts'

/** Units of the world between a cannon and its plate. */
const ASIDE = 92

/** Name, bullet and purse at each cannon, upright on every screen. */
export function CannonPlates({ fit }: { fit: Fit }) {
  return (
    <>
      {SEATS.map(seat => (
        <Plate key={seat} fit={fit} seat={seat} />
      ))}
    </>
  )
}

function Plate({ fit, seat }: { fit: Fit; seat: SeatNumber }) {
  const { t, desk, money } = usePage()
  const state = usePicture(desk.picture)
  const isOwn = seat === state.seat
  const cannon = state.seats.find(one => one.seat === seat)
  const at = toScreen(fit, muzzleOf(seat))
  // Plates stand beside their cannon, on the side of the middle where the stage is turned.
  const side = fit.isUpright ? (at.x > fit.width / 2 ? 'left' : 'right') : at.x > fit.width / 2 ? 'right' : 'left'
  const isBelow = at.y > fit.height / 2
  const shift = ASIDE * Math.max(0.46, fit.scale)
  const style = side === 'left' ? { right: fit.width - at.x + shift, top: at.y } : { left: at.x + shift, top: at.y }
  const level = isOwn ? state.level : (cannon?.level ?? 1)
  return (
    <div
      className="cannon-plate"
      style={style}
      data-side={side}
      data-end={isBelow ? 'below' : 'above'}
      data-own={isOwn || undefined}
      data-seat={seat}
    >
      {!cannon && !isOwn && <span className="plate-free">{t('freeSeat')}</span>}
      {cannon && !isOwn && (
        <>
          <span className="plate-name">{cannon.name}</span>
          <span className="plate-level">{money(level * state.unitUnits)}</span>
        </>
      )}
      {isOwn && (
        <>
          <span className="plate-name">{t('you')}</span>
          <output className="plate-purse" aria-label={t('purse')}>
            {money(purseOf(state))}
          </output>
        </>
      )}
    </div>
  )
}
