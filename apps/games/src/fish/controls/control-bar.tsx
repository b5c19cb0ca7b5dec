import { LEVELS } from '@baize/game-kit/fish/index'
import { IconButton } from '../../kit/icon.tsx'
import { usePage, usePicture } from '../context.ts'
import { purseOf } from '../state/room-picture.ts'
import { nearestPrey } from './pick-prey.ts'

interface ControlBarProps {
  onPurse(): void
  onLeave(): void
}

/** Bullet, auto-fire, lock and purse under the own cannon. */
export function ControlBar({ onPurse, onLeave }: ControlBarProps) {
  const { t, desk, money } = usePage()
  const state = usePicture(desk.picture)
  const { level, unitUnits, isAuto, lock, purseState, aiming } = state
  const isOpen = purseState === 'open'
  const lockNearest = () => {
    if (lock !== 0) return desk.gun.lock(0)
    const found = nearestPrey(desk, desk.gun.aimedAt())
    if (found) desk.gun.lock(found.fish.id)
  }
  return (
    <div className="fish-controls">
      <div className="control-purse">
        <span className="label">{t('purse')}</span>
        <output>{money(purseOf(state))}</output>
      </div>
      <div className="control-level">
        <IconButton
          icon="minus"
          label={t('levelLess')}
          className="round"
          isDisabled={level === LEVELS[0]}
          onPress={() => desk.changeLevel(-1)}
        />
        <div className="level-value">
          <span className="label">{t('bullet')}</span>
          <output>{money(level * unitUnits)}</output>
        </div>
        <IconButton
          icon="plus"
          label={t('levelMore')}
          className="round"
          isDisabled={level === LEVELS.at(-1)}
          onPress={() => desk.changeLevel(1)}
        />
      </div>
      <div className="control-aids">
        <button
          type="button"
          className="aid"
          aria-pressed={isAuto}
          disabled={!isOpen}
          onClick={() => desk.gun.toggleAuto()}
        >
          {t('auto')}
        </button>
        <button type="button" className="aid" aria-pressed={lock !== 0} disabled={!isOpen} onClick={lockNearest}>
          {t('lock')}
        </button>
      </div>
      <button
        type="button"
        className="fire"
        disabled={!isOpen}
        onClick={() => desk.gun.fire()}
        data-laser={aiming !== null || undefined}
      >
        {aiming ? t('fireLaser') : t('fire')}
      </button>
      <div className="control-money">
        <button type="button" className="aid" onClick={onPurse}>
          {isOpen ? t('addToPurse') : t('fillPurse')}
        </button>
        <button type="button" className="aid" onClick={onLeave}>
          {t('leave')}
        </button>
      </div>
    </div>
  )
}
