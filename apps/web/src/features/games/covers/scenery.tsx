import { sceneryWidth } from '@baize/api'
import { useApp } from '../../../shared/app/use-app.ts'
import { coverUrl } from '../../../shared/pictures.ts'
import classes from './scenery.module.css'

/**
 * The colours of a game's cover, out of focus, behind what stands in the same box. A picture of few pixels is stretched over
 * it: to blur a large one takes a browser without a graphics card half a second, while a game is about to start.
 */
export function Scenery({ gameCode }: { gameCode: string }) {
  const { imageCdn } = useApp()
  return (
    <span className={classes.scenery} aria-hidden="true">
      <img src={coverUrl(imageCdn, gameCode, sceneryWidth)} width={sceneryWidth} height={16} alt="" />
    </span>
  )
}
