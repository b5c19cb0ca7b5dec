import { operatorScreens } from '@baize/api/operator-screens'
import { Link } from '@tanstack/react-router'
import type { DeskCall } from '../../../shared/api/call.ts'
import { useMay } from '../../../shared/api/use-me.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import type { Figures, Series } from '../use-dashboard.ts'
import { Explained } from './explained.tsx'
import { changeText, figureText } from './figure-texts.ts'
import { SparkLine } from './spark-line.tsx'
import { type TileRow, tileGroups } from './tile-list.ts'
import classes from './tiles.module.css'

interface Props {
  figures: Figures
  /** Null until they are there; the lines come with them. */
  points: Series['points'] | null
}

/** Each figure with how it changed against the days before and over these, as a way to what is behind it. */
export function Tiles(props: Props) {
  const t = useText()
  return tileGroups.map(({ group, tiles }) => (
    <section key={group} className={classes.group}>
      <h2>{t(`dashboard.group.${group}`)}</h2>
      <ul className={classes.tiles} aria-label={t(`dashboard.group.${group}`)}>
        {tiles.map(tile => (
          <Tile key={tile.name} of={tile} {...props} />
        ))}
      </ul>
    </section>
  ))
}

function Tile({ of, figures, points }: { of: TileRow } & Props) {
  const t = useText()
  const may = useMay()
  const { name, unit } = of
  const { path, search } = of.behind(figures.days)
  const face = (
    <>
      <span className={classes.name}>{t(`dashboard.${name}`)}</span>
      <span className={classes.value} data-testid="value">
        {figureText(figures.figures[name], unit)}
      </span>
      <SparkLine values={points?.map(point => point[name]) ?? []} />
      {figures.before && <span className={classes.change}>{changeText(t, of, figures, figures.before)}</span>}
    </>
  )
  return (
    <li className={classes.place} data-testid={`tile-${name}`}>
      {may(operatorScreens[path].reads as DeskCall) ? (
        <Link to={path} search={search as never} className={classes.tile ?? ''}>
          {face}
        </Link>
      ) : (
        <div className={classes.tile}>{face}</div>
      )}
      <Explained of={of} figures={figures} />
    </li>
  )
}
