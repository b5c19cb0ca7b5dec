import { newestRules } from '@baize/game-kit/pvp/registry'
import { Button } from '@baize/ui/button.tsx'
import { usePage, usePicture } from '../context.ts'
import { Emblem } from './emblem.tsx'
import { PrivateForm } from './private-form.tsx'
import { RoomList, Stakes } from './stakes.tsx'

/** The choice of a seat: by stake, in a room that waits, among friends, or with bots for chips that are worth nothing. */
export function Lobby() {
  const { boot, t, desk } = usePage()
  const { askedA, line, leftBecause } = usePicture(desk.picture)
  const { code, title } = boot.game
  const isBusy = askedA !== null || line !== 'open'
  const [lowest] = newestRules(code).definition.stakesUnits
  return (
    <section className="lobby">
      <header className="lobby-head" data-game={code}>
        <Emblem game={code} />
        <div>
          <h2>{title}</h2>
          <p>{t(`about.${code}`)}</p>
          <p className="quiet">{t('lobby.fair')}</p>
        </div>
        <div className="practice">
          <Button
            look={boot.mode === 'real' ? 'plain' : 'main'}
            disabled={isBusy}
            onClick={() => desk.sit({ stake: lowest!, mode: 'practice' })}
          >
            {t('lobby.practice')}
          </Button>
          <span className="quiet">{t('lobby.practiceHint')}</span>
        </div>
      </header>
      {leftBecause && (
        <p className="duo-left" role="status">
          {t(`leftBecause.${leftBecause}`)}
        </p>
      )}
      {line !== 'open' && (
        <p className="duo-asking" role="status">
          {t('connecting')}
        </p>
      )}
      {line === 'open' && askedA !== null && (
        <p className="duo-asking" role="status">
          {t('askingSeat')}
        </p>
      )}
      {boot.mode === 'real' && (
        <>
          <h3>{code === 'DUO-TIENLEN' ? t('lobby.cardStakes') : t('lobby.stakes')}</h3>
          <Stakes rooms={boot.rooms} isBusy={isBusy} />
          <div className="lobby-columns">
            <div>
              <h3>{t('lobby.rooms')}</h3>
              {boot.rooms.length > 0 ? (
                <RoomList rooms={boot.rooms} isBusy={isBusy} />
              ) : (
                <p className="empty">{t('lobby.noRooms')}</p>
              )}
            </div>
            <div>
              <h3>{t('lobby.private')}</h3>
              <PrivateForm isBusy={isBusy} />
            </div>
          </div>
        </>
      )}
    </section>
  )
}
