import type { GameCard } from '@baize/api'
import { classNames } from '@baize/ui/class-names.ts'
import { useEffect, useRef, useState } from 'react'
import { useApp } from '../../../shared/app/use-app.ts'
import { coverSrcset, coverUrl, defaultGamePicture } from '../../../shared/pictures.ts'
import classes from '../game-tile.module.css'
import { showInTurn, takeTurn } from './cover-turns.ts'
import { noteLoaded, wasLoaded } from './loaded-pictures.ts'
import { useSeen } from './use-seen.ts'

/**
 * A cover that the server already names: among the first things seen, or on the first screen after those. Both give way to
 * the page's banner, which is what its visitors wait for.
 */
export type Early = 'first' | 'later'

/**
 * Class and colour of the box that a cover fills once it has loaded. The light on it is one gradient for all, in the styles:
 * with one mixed for each game a list that is scrolled took half as long again for its styles.
 */
export const coverGround = (tint: string, className: string | undefined) => ({
  className: classNames(classes.ground, className),
  style: { backgroundColor: tint },
})

/**
 * A game's cover. It loads in its turn once a tenth of it is in sight, or at once when it did before, is tried once, and
 * gives way to the default picture.
 */
export function Cover({ game, early, sizes }: { game: GameCard; early: Early | undefined; sizes: string }) {
  const { imageCdn } = useApp()
  const [failed, setFailed] = useState(false)
  const url = coverUrl(imageCdn, game.gameCode, 320)
  // As it was when the cover came: it may be loaded elsewhere while this one waits for its turn.
  const [atOnce] = useState(() => early !== undefined || wasLoaded(url))
  const { ref, seen } = useSeen<HTMLImageElement>(atOnce)
  const [loads, setLoads] = useState(atOnce)
  const [decoded, setDecoded] = useState(atOnce)
  const endTurn = useRef<() => void>(undefined)
  useEffect(() => {
    if (!seen || atOnce) return
    endTurn.current = takeTurn(() => setLoads(true))
    return endTurn.current
  }, [seen, atOnce])
  useEffect(() => {
    // A picture of the server's page may have failed before anybody listened.
    const picture = ref.current
    if (picture?.currentSrc && picture.complete && picture.naturalWidth === 0) setFailed(true)
  }, [ref])
  const source = failed
    ? { src: defaultGamePicture }
    : loads
      ? { src: url, srcSet: coverSrcset(imageCdn, game.gameCode), sizes }
      : {}
  return (
    <img
      ref={ref}
      {...source}
      className={classNames(classes.cover, !decoded && classes.undecoded)}
      width={240}
      height={320}
      alt=""
      decoding="async"
      loading={early === 'later' ? 'lazy' : undefined}
      fetchPriority={early && 'low'}
      onLoad={async ({ currentTarget }) => {
        endTurn.current?.()
        if (loads && !failed) noteLoaded(url)
        if (decoded) return
        await currentTarget.decode().catch(() => {})
        showInTurn(() => setDecoded(true))
      }}
      onError={() => {
        endTurn.current?.()
        setFailed(true)
      }}
    />
  )
}
