import { guestType, lobbyClientType } from '@baize/api'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { popularQuery } from '../../../shared/app/queries.ts'
import { useApp } from '../../../shared/app/use-app.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useSession } from '../../../shared/session/session-store.ts'
import { useModule } from '../../../shared/settings/modules.ts'
import { GameTile, GameTileSkeleton } from '../../games/index.ts'
import { useMemberQuery } from '../../promotions/index.ts'
import { OpenMissions } from './open-missions.tsx'
import classes from './own-home.module.css'

const lists = ['recent', 'saved'] as const
const shown = 8

/** For a member: games to go on with, marked ones, and missions that are under way. */
export default function OwnHome() {
  const t = useText()
  const isGuest = useSession(({ member }) => member?.type === guestType)
  const hasMissions = useModule('MISSIONS') && !isGuest
  const [list, setList] = useState<(typeof lists)[number]>('recent')
  const page = { clientType: lobbyClientType, pageNo: 1, pageSize: shown } as const
  const recent = useMemberQuery('launch.recentGames', page, { membersOnly: true })
  const saved = useMemberQuery('catalogue.favouriteGames', page, { membersOnly: true })
  const own = list === 'recent' ? recent.data?.list : saved.data?.content
  const isEmpty = isGuest || own?.length === 0
  // A member without any is shown what others play.
  const popular = useQuery({ ...popularQuery(useApp()), enabled: isEmpty }).data
  const games = isEmpty ? popular?.slice(0, shown) : own
  return (
    <div className={classes.own} data-testid="own-home">
      <section className={classes.games} aria-label={t('own.games')}>
        <header className={classes.head}>
          {lists.map(each => (
            <button key={each} type="button" aria-pressed={each === list} onClick={() => setList(each)}>
              {t(`own.${each}`)}
            </button>
          ))}
        </header>
        {isEmpty && <p className={classes.none}>{t(`own.no.${list}`)}</p>}
        <ul className={classes.row}>
          {games
            ? games.map(game => (
                <li key={game.gameCode}>
                  <GameTile game={game} sizes="128px" />
                </li>
              ))
            : ['a', 'b', 'c', 'd', 'e', 'f'].map(key => (
                <li key={key}>
                  <GameTileSkeleton />
                </li>
              ))}
        </ul>
      </section>
      {hasMissions && <OpenMissions />}
    </div>
  )
}
