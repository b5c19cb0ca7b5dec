import { percentText } from '../names/prices.ts'
import { spotName } from '../names/spot-names.ts'
import { useCloth } from './cloth-view.ts'
import { shutReason, spotPrice } from './spot-phrase.ts'

/** What a spot that is looked at pays and returns, and what one player may have there. */
export function SpotFacts({ id }: { id: string }) {
  const cloth = useCloth()
  const spot = cloth.spots.get(id)
  if (!spot) return null
  const { words, money } = cloth
  const { t } = words
  const pool = cloth.pools.get(id)
  return (
    <p className="spot-facts" aria-hidden="true">
      <b>{spotName(words, id)}</b>
      {spot.isShut ? (
        <span>{shutReason(cloth)}</span>
      ) : (
        <>
          <span>{spotPrice(cloth, spot)}</span>
          <span>{t('rtp', { percent: percentText(spot.rtpPercent) })}</span>
          <span>{t('most', { amount: money(spot.maxUnits) })}</span>
          {pool && <span>{t('pool', { n: pool.players, amount: money(pool.units) })}</span>}
        </>
      )}
    </p>
  )
}
