import { classNames } from '@baize/ui/class-names.ts'
import type { Tile } from './picture.ts'

const Gem = () => (
  <svg viewBox="0 0 64 64" aria-hidden="true">
    <path d="M14 8h36l12 17L32 58 2 25z" fill="var(--gem)" />
    <path d="M14 8l8 17h20l8-17z" fill="#fff" fillOpacity=".42" />
    <path d="M2 25h20L32 58z" fill="#000" fillOpacity=".12" />
    <path d="M62 25H42L32 58z" fill="#000" fillOpacity=".26" />
    <path d="M22 25h20L32 58z" fill="#fff" fillOpacity=".2" />
  </svg>
)

const spikeTurns = [0, 45, 90, 135]

const Mine = () => (
  <svg viewBox="0 0 64 64" aria-hidden="true">
    <g fill="#171310">
      {spikeTurns.map(turn => (
        <rect key={turn} x="29" y="4" width="6" height="56" rx="3" transform={`rotate(${turn} 32 32)`} />
      ))}
      <circle cx="32" cy="32" r="20" />
    </g>
    <circle cx="32" cy="32" r="20" fill="none" stroke="#5b4b42" strokeWidth="2" />
    <circle cx="25" cy="25" r="5" fill="#fff" fillOpacity=".55" />
    <circle cx="32" cy="34" r="5" fill="#ff6a4d" />
  </svg>
)

interface TileViewProps {
  tile: Tile
  label: string
  onPress(): void
}

/** A tile that flips once. Its back is drawn only when it is known. */
export const TileView = ({ tile: { state, isGhost }, label, onPress }: TileViewProps) => (
  <button
    type="button"
    className={classNames('tile', isGhost && 'is-ghost')}
    data-state={state}
    aria-label={label}
    onClick={onPress}
  >
    <span className="front" />
    <span className="back">{state === 'covered' ? null : state === 'safe' ? <Gem /> : <Mine />}</span>
  </button>
)
