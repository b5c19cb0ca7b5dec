import { LEVELS, ROOM_CLASSES, type RoomClass } from '@baize/game-kit/fish/index'
import { Button } from '@baize/ui/button.tsx'
import { usePage, usePicture } from '../context.ts'
import { returnText } from '../prey-text.ts'

const CLASSES = Object.keys(ROOM_CLASSES) as RoomClass[]

/** The three depths by what a bullet costs; nothing is held before a purse is filled. */
export function ClassPanel() {
  const { t, desk, money } = usePage()
  const { askedA, ended, purseState, heldUnits, line } = usePicture(desk.picture)
  const isLeft = purseState === 'open' && heldUnits > 0
  return (
    <div className="fish-cover">
      <div className="class-panel">
        {ended && <p role="status">{t(`ends.${ended}`)}</p>}
        {isLeft && (
          <div className="left-purse">
            <p>{t('purseWaits', { amount: money(heldUnits) })}</p>
            <Button onClick={() => desk.leave()}>{t('takeBack')}</Button>
          </div>
        )}
        <h2>{t('chooseClass')}</h2>
        <ul>
          {CLASSES.map(name => (
            <li key={name}>
              <button
                type="button"
                data-class={name}
                disabled={askedA !== null || line !== 'open'}
                onClick={() => desk.sit(name)}
              >
                <strong>{t(`classes.${name}`)}</strong>
                <span className="class-price">{money(ROOM_CLASSES[name])}</span>
                <span>{t('bulletsTo', { amount: money(ROOM_CLASSES[name] * LEVELS.at(-1)!) })}</span>
              </button>
            </li>
          ))}
        </ul>
        <p className="quiet">{t('classHint', { rtp: returnText(desk.sea.definition) })}</p>
      </div>
    </div>
  )
}
