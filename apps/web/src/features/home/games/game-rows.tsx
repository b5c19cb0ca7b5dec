import { useQuery } from '@tanstack/react-query'
import { hotStudioQuery, jackpotRowQuery, newRowQuery, popularQuery } from '../../../shared/app/queries.ts'
import { useApp } from '../../../shared/app/use-app.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useSeen } from '../../games/index.ts'
import { GameRow } from './game-row.tsx'

/** The most played games. */
export function PopularRow() {
  const t = useText()
  const { data, isError } = useQuery(popularQuery(useApp()))
  if (isError) return null
  return <GameRow icon="flame" title={t('home.popular')} games={data} total={data?.length} eager />
}

/** The newest games. This row and those below it are asked for when they come near. */
export function NewRow() {
  const t = useText()
  const near = useSeen<HTMLElement>(false)
  const { data, isError } = useQuery({ ...newRowQuery(useApp()), enabled: near.seen })
  if (isError) return null
  return <GameRow icon="sparkles" title={t('home.new')} games={data} near={near} />
}

/** Games with a jackpot. */
export function JackpotRow() {
  const t = useText()
  const near = useSeen<HTMLElement>(false)
  const { data, isError } = useQuery({ ...jackpotRowQuery(useApp()), enabled: near.seen })
  if (isError) return null
  return <GameRow icon="trophy" title={t('home.jackpots')} games={data?.games} total={data?.totalCount} near={near} />
}

/** Games of a studio that the brand marked as hot. */
export function HotStudioRow() {
  const t = useText()
  const near = useSeen<HTMLElement>(false)
  const { data, isError } = useQuery({ ...hotStudioQuery(useApp()), enabled: near.seen })
  if (isError || data === null) return null
  const { studio, list } = data ?? {}
  return (
    <GameRow
      icon="badge-check"
      title={studio && t('home.hotStudio', { studio: studio.vendorName })}
      games={list?.games}
      total={list?.totalCount}
      studio={studio?.vassalage}
      near={near}
    />
  )
}
